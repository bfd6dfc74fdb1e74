import type { DayClosure } from '@lacteos/contracts/delivery/delivery-closures';
import { COLOMBIA_OFFSET, colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';

import { isHoliday } from '#platform/clock/index.js';

export interface ZoneDays {
  /** '135': Monday, Wednesday and Friday. */
  readonly weekdays: string;
  readonly worksOnHolidays: boolean;
  /** 'HH:mm' in Colombia. */
  readonly cutOff: string;
  readonly leadDays: number;
  readonly capacity: number | null;
}
export interface DayFacts {
  /** Reasons by closed day. */
  readonly closed: ReadonlyMap<string, string>;
  /** Booked places by day. */
  readonly booked: ReadonlyMap<string, number>;
}
export interface JudgedDay {
  readonly day: string;
  readonly isOpen: boolean;
  readonly orderBefore: Date | null;
  readonly closedBecause: DayClosure | null;
  readonly reason: string | null;
}

const SHOWN_DAYS = 14;
/** Days that facts must cover before and after today for {@link judgeDay} and {@link firstOpenDay}. */
export const HORIZON_DAYS = 90;
const SUNDAY = 7;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY;

/** The shop prepares orders from Monday to Saturday and on the zone's own days. */
function isWorkingDay(day: string, zone: ZoneDays, { closed }: DayFacts): boolean {
  const weekday = weekdayOf(day);
  if (weekday === SUNDAY && !zone.weekdays.includes(String(SUNDAY))) return false;
  return !closed.has(day) && (zone.worksOnHolidays || !isHoliday(day));
}

/** The zone's hour, `leadDays` working days before. */
function cutOffOf(day: string, zone: ZoneDays, facts: DayFacts): Date {
  let last = day;
  let missing = zone.leadDays;
  for (let back = 1; missing > 0 && back <= HORIZON_DAYS; back += 1) {
    last = dayAfter(day, -back);
    if (isWorkingDay(last, zone, facts)) missing -= 1;
  }
  return new Date(`${last}T${zone.cutOff}:00.000${COLOMBIA_OFFSET}`);
}

export function judgeDay(day: string, zone: ZoneDays, facts: DayFacts, now: Date): JudgedDay {
  const reason = facts.closed.get(day) ?? null;
  const never = noDeliveriesOn(day, zone, reason);
  if (never) return { day, isOpen: false, orderBefore: null, closedBecause: never, reason };
  const orderBefore = cutOffOf(day, zone, facts);
  const isFull = zone.capacity !== null && (facts.booked.get(day) ?? 0) >= zone.capacity;
  const closedBecause = now >= orderBefore ? 'cut-off' : isFull ? 'full' : null;
  return { day, isOpen: closedBecause === null, orderBefore, closedBecause, reason: null };
}

function noDeliveriesOn(day: string, zone: ZoneDays, reason: string | null): DayClosure | null {
  if (!zone.weekdays.includes(String(weekdayOf(day)))) return 'weekday';
  if (!zone.worksOnHolidays && isHoliday(day)) return 'holiday';
  return reason === null ? null : 'closed';
}

/** From today on. */
export const shownDays = (zone: ZoneDays, facts: DayFacts, now: Date): JudgedDay[] =>
  Array.from({ length: SHOWN_DAYS }, (_none, index) =>
    judgeDay(dayAfter(colombianDay(now), index), zone, facts, now),
  );

/** null: none before the horizon. */
export function firstOpenDay(zone: ZoneDays, facts: DayFacts, now: Date): JudgedDay | null {
  const today = colombianDay(now);
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const day = judgeDay(dayAfter(today, ahead), zone, facts, now);
    if (day.isOpen) return day;
  }
  return null;
}
