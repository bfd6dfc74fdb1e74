export { hasOpenShift, openShift } from './open-shift';
