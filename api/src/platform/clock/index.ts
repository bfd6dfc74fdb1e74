export { Clock } from './clock.js';
export { ClockModule } from './clock.module.js';
export { endOfDay, startOfDay } from './colombian-day.js';
