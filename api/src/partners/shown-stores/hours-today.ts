import type { StoreHours } from '@lacteos/contracts/schemas';
import { hoursOfDay } from '@lacteos/contracts/stores/store-hours';

import { isHoliday } from '#platform/clock/index.js';

/** @param day 'yyyy-MM-dd' in Colombia @returns null for unknown hours */
export const hoursOn = (day: string, hours: StoreHours | null | undefined): string | null =>
  hours ? hoursOfDay(hours, day, isHoliday(day)) : null;
