export { ClosedDays } from './components/closed-days';
export { PromisePreview } from './components/promise-preview';
export { ZoneList } from './components/zone-list';
export { dayLabel } from './model/day-label';
export { promiseQuery } from './model/zone-calls';
