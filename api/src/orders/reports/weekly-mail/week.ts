import { colombianDay, dayAfter, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';

const HOUR_MS = 3_600_000;
const WEEK_DAYS = 7;

/** Colombian days. */
export interface DueWeek {
  from: string;
  to: string;
  due: Date;
  next: Date;
}

/** Due on the Monday after the week, at an hour in Colombia. */
export function dueWeek(now: Date, hour: number): DueWeek {
  const today = colombianDay(now);
  // 1 January 1970 was a Thursday.
  const weekday = (Math.floor(Date.parse(today) / (24 * HOUR_MS)) + 3) % WEEK_DAYS;
  const dueOn = (day: string): Date => new Date(startOfColombianDay(day).getTime() + hour * HOUR_MS);
  const thisMonday = dayAfter(today, -weekday);
  const monday = dueOn(thisMonday) <= now ? thisMonday : dayAfter(thisMonday, -WEEK_DAYS);
  return {
    from: dayAfter(monday, -WEEK_DAYS),
    to: dayAfter(monday, -1),
    due: dueOn(monday),
    next: dueOn(dayAfter(monday, WEEK_DAYS)),
  };
}
