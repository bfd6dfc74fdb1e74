import type { StoreHours } from '@lacteos/contracts/schemas';

import { isHoliday } from '#platform/clock/index.js';

const SATURDAY = 6;
const SUNDAY = 0;

/** A store's hours on a day ('yyyy-MM-dd') of Colombia; null when they are not known. */
export function hoursOn(day: string, hours: StoreHours | null | undefined): string | null {
  if (!hours) return null;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === SUNDAY || isHoliday(day)) return hours.sunday;
  return weekday === SATURDAY ? hours.saturday : hours.weekdays;
}
