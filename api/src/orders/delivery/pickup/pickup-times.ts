import { openSpans } from '@lacteos/contracts/stores/store-hours';
import { COLOMBIA_OFFSET, colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';

import type { Config } from '#config/index.js';

export interface PickupTimes {
  readonly readyFrom: Date;
  /** Closing time of the last day. */
  readonly until: Date;
}
interface OpenTime {
  readonly day: string;
  readonly opens: number;
  readonly closes: number;
}

const MINUTE_MS = 60_000;
/** A store that opens on Sundays only, prepares for two days and waits for 30 more. */
const MAX_DAYS = 400;
/** 'Listo desde las 9:40' instead of 9:37. */
const ROUNDED_TO_MS = 10 * MINUTE_MS;

/**
 * @param hoursOn opening hours of a day in Colombia, '' when closed
 * @returns null for a store that does not open
 */
export function pickupTimesOf(
  placedAt: Date,
  hoursOn: (day: string) => string,
  { preparationMinutes, days }: Config['pickup'],
): PickupTimes | null {
  const start = Math.ceil(placedAt.getTime() / ROUNDED_TO_MS) * ROUNDED_TO_MS;
  const ready = readyTimeOf(
    start,
    preparationMinutes * MINUTE_MS,
    openTimes(colombianDay(placedAt), hoursOn),
  );
  if (!ready) return null;
  const until = lastClosingOf(ready.day, days, hoursOn);
  return until === null ? null : { readyFrom: new Date(ready.at), until: new Date(until) };
}

function readyTimeOf(
  start: number,
  preparation: number,
  times: Iterable<OpenTime>,
): { day: string; at: number } | null {
  let rest = preparation;
  for (const { day, opens, closes } of times) {
    const from = Math.max(start, opens);
    // Ready at closing time is ready when it opens again.
    if (from + rest < closes) return { day, at: from + rest };
    rest -= Math.max(0, closes - from);
  }
  return null;
}

function lastClosingOf(firstDay: string, days: number, hoursOn: (day: string) => string): number | null {
  const open = new Map<string, number>();
  for (const { day, closes } of openTimes(firstDay, hoursOn)) {
    if (!open.has(day) && open.size > days) break;
    open.set(day, closes);
  }
  return open.size > days ? ([...open.values()].at(-1) ?? null) : null;
}

function* openTimes(firstDay: string, hoursOn: (day: string) => string): Generator<OpenTime> {
  for (let n = 0; n < MAX_DAYS; n += 1) {
    const day = dayAfter(firstDay, n);
    for (const { opens, closes } of openSpans(hoursOn(day)))
      yield { day, opens: momentOf(day, opens), closes: momentOf(day, closes) };
  }
}

const momentOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00${COLOMBIA_OFFSET}`);
