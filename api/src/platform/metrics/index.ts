export { MetricsModule } from './metrics.module.js';
export { RequestMetrics } from './request-metrics.js';
