import { hoursOfDay } from '@lacteos/contracts/stores/store-hours';

import { isHoliday } from '#platform/clock/index.js';
import { pickupTimesOf } from './pickup-times.js';

const SHOP = { weekdays: '08:00-12:00,14:00-18:00', saturday: '08:00-13:00', sunday: '' };
const SUNDAYS = { weekdays: '', saturday: '', sunday: '09:00-10:00' };
const NEVER = { weekdays: '', saturday: '', sunday: '' };
const RULES = { preparationMinutes: 120, days: 3 };

const local = (text: string): Date => new Date(`${text}:00-05:00`);
const timesOf = (placed: string, hours = SHOP, rules = RULES) => {
  const times = pickupTimesOf(local(placed), (day) => hoursOfDay(hours, day, isHoliday(day)), rules);
  return times && [times.readyFrom, times.until];
};

describe('the times of a pickup', () => {
  it.each([
    ['while the store is open', '2026-11-24T08:00', '2026-11-24T10:00', '2026-11-27T18:00'],
    ['at a minute between two tens', '2026-11-24T08:33', '2026-11-24T10:40', '2026-11-27T18:00'],
    ['before the store opens', '2026-11-24T05:10', '2026-11-24T10:00', '2026-11-27T18:00'],
    ['before the break at noon', '2026-11-24T11:00', '2026-11-24T15:00', '2026-11-27T18:00'],
    ['so that it would be ready at closing time', '2026-11-24T16:00', '2026-11-25T08:00', '2026-11-28T13:00'],
    ['an hour before the store closes', '2026-11-24T17:00', '2026-11-25T09:00', '2026-11-28T13:00'],
    ['on a Saturday at noon', '2026-11-28T12:30', '2026-11-30T09:30', '2026-12-03T18:00'],
    ['before a holiday on a Monday', '2026-11-14T12:30', '2026-11-17T09:30', '2026-11-20T18:00'],
    ['on the last evening of a year', '2026-12-31T23:59', '2027-01-02T10:00', '2027-01-06T18:00'],
  ])(
    'count open hours and open days for an order placed %s [N-40-200]',
    (_when, placed, readyFrom, until) => {
      expect(timesOf(placed)).toEqual([local(readyFrom), local(until)]);
    },
  );

  it('begin at once and end on the same day when the rules say so [N-40-200]', () => {
    const rules = { preparationMinutes: 0, days: 0 };
    expect(timesOf('2026-11-24T09:00', SHOP, rules)).toEqual([
      local('2026-11-24T09:00'),
      local('2026-11-24T18:00'),
    ]);
  });

  it('run over the weeks of a store that opens on Sundays and holidays only [N-40-200]', () => {
    expect(timesOf('2026-11-23T09:00', SUNDAYS)).toEqual([
      local('2026-12-08T09:00'),
      local('2026-12-25T10:00'),
    ]);
  });

  it('are unknown for a store that never opens [N-40-200]', () =>
    expect(timesOf('2026-11-24T09:00', NEVER)).toBeNull());
});
