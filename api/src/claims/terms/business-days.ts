import { dayAfter } from '@lacteos/contracts/time/colombian-day';

import { isHoliday } from '#platform/clock/index.js';

const SATURDAY = 6;
const SUNDAY = 0;

/** @param day 'yyyy-MM-dd', Colombian calendar */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day);
}

/** The start day does not count. */
export function businessDayAfter(day: string, days: number): string {
  let [last, left] = [day, days];
  while (left > 0) {
    last = dayAfter(last);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}

/** 0 on the same day, negative afterwards. */
export function businessDaysUntil(from: string, to: string): number {
  if (to < from) return -businessDaysUntil(to, from);
  let count = 0;
  for (let day = from; day < to;) {
    day = dayAfter(day);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}
