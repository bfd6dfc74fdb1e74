import { dayAfter } from '@lacteos/contracts/time/colombian-day';

import { isHoliday } from '#platform/clock/index.js';

const SATURDAY = 6;
const SUNDAY = 0;

/** Whether a day ('yyyy-MM-dd') is a business day in Colombia: neither weekend nor holiday. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day);
}

/** The day so many business days after another one, which does not count itself. */
export function businessDayAfter(day: string, days: number): string {
  let [last, left] = [day, days];
  while (left > 0) {
    last = dayAfter(last);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}

/** Business days from a day until another one: 0 on the same day, below zero once it has passed. */
export function businessDaysUntil(from: string, to: string): number {
  if (to < from) return -businessDaysUntil(to, from);
  let count = 0;
  for (let day = from; day < to;) {
    day = dayAfter(day);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}
