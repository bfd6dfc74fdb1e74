export { isCalendarDayOrMoment } from './calendar-day.js';
export { Clock } from './clock.js';
export { ClockModule } from './clock.module.js';
export { isHoliday } from './holidays.js';
