import { hoursOn } from './hours-today.js';

const HOURS = { weekdays: '08:00-18:00', saturday: '08:00-13:00', sunday: '' };

describe('the opening hours of a day', () => {
  it.each([
    ['a Tuesday', '2026-11-24', HOURS.weekdays],
    ['a Saturday', '2026-11-21', HOURS.saturday],
    ['a Sunday', '2026-11-22', HOURS.sunday],
    ['a holiday on a Monday', '2026-11-16', HOURS.sunday],
  ])('match the schedule on %s [N-18-252]', (_what, day, hours) => expect(hoursOn(day, HOURS)).toBe(hours));

  it('are null when the store has no schedule', () => expect(hoursOn('2026-11-24', null)).toBeNull());
});
