import type { StoreHours } from '@lacteos/contracts/schemas';

import { isHoliday } from '#platform/clock/index.js';

const SATURDAY = 6;
const SUNDAY = 0;

/** @param day 'yyyy-MM-dd' in Colombia @returns null for unknown hours */
export function hoursOn(day: string, hours: StoreHours | null | undefined): string | null {
  if (!hours) return null;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === SUNDAY || isHoliday(day)) return hours.sunday;
  return weekday === SATURDAY ? hours.saturday : hours.weekdays;
}
