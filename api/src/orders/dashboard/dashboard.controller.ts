import { Controller, Get, Query } from '@nestjs/common';

import { Answers } from '#platform/http/index.js';
import { DashboardDto, DashboardQuery } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

/** Figures of the dashboard. */
@Controller('admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Answers(DashboardDto)
  figures(@Query() query: DashboardQuery): Promise<DashboardDto> {
    return this.dashboard.figures(query);
  }
}
