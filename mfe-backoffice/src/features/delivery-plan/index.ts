export { DayPlan } from './components/day-plan';
