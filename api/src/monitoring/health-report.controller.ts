import { ROLES } from '@lacteos/contracts/reference/roles';
import { Controller, Get } from '@nestjs/common';
import { Allow } from '#platform/access/index.js';

import { Answers } from '#platform/http/index.js';
import { HealthReportDto } from './health-report.dto.js';
import { HealthReportService } from './health-report.service.js';

@Controller('health/report')
export class HealthReportController {
  constructor(private readonly health: HealthReportService) {}

  @Allow([ROLES.superAdmin])
  @Get()
  @Answers(HealthReportDto)
  read(): Promise<HealthReportDto> {
    return this.health.report();
  }
}
