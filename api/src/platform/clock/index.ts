export { Clock } from './clock.js';
export { ClockModule } from './clock.module.js';
export { colombianDay, endOfDay, startOfDay } from './colombian-day.js';
