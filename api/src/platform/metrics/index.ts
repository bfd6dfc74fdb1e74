export { type Figure, type FigureReadings, Figures, type Reading } from './figures.js';
export { MetricsModule } from './metrics.module.js';
