import { Module } from '@nestjs/common';

import { HealthReportController } from './health-report.controller.js';
import { HealthReportService } from './health-report.service.js';
import { ProcessFigures } from './process-figures.js';

@Module({
  controllers: [HealthReportController],
  providers: [HealthReportService, ProcessFigures],
})
export class MonitoringModule {}
