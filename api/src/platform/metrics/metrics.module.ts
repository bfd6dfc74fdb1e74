import { Module } from '@nestjs/common';

import { MetricsController } from './metrics.controller.js';
import { RequestMetrics } from './request-metrics.js';

@Module({ controllers: [MetricsController], providers: [RequestMetrics], exports: [RequestMetrics] })
export class MetricsModule {}
