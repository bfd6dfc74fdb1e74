import { Global, Module } from '@nestjs/common';

import { Figures } from './figures.js';
import { MetricsController } from './metrics.controller.js';
import { RequestMetrics } from './request-metrics.js';

/** Global, because every module registers figures. */
@Global()
@Module({
  controllers: [MetricsController],
  providers: [RequestMetrics, Figures],
  exports: [RequestMetrics, Figures],
})
export class MetricsModule {}
