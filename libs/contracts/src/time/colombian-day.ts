/** For all days and times on screens, in files and in filters. */
export const COLOMBIA_TIME_ZONE = 'America/Bogota';

/** No summer time since 1993. */
export const COLOMBIA_OFFSET = '-05:00';
const BEHIND_UTC_MS = 5 * 3_600_000;

const wallClock = (moment: Date): string => new Date(moment.getTime() - BEHIND_UTC_MS).toISOString();

/** 'yyyy-MM-dd'. @throws RangeError for an invalid date */
export const colombianDay = (moment: Date): string => wallClock(moment).slice(0, 10);

/** A bare 'yyyy-MM-dd' is that day itself. */
export const colombianDayOf = (iso: string): string =>
  iso.includes('T') ? colombianDay(new Date(iso)) : iso.slice(0, 10);

/** 'HH:mm:ss'. @throws RangeError for an invalid date */
export const colombianTime = (moment: Date): string => wallClock(moment).slice(11, 19);

/** 'yyyy-MM-dd'. */
export const colombianToday = (clock: { now: () => Date }): string => colombianDay(clock.now());

/** Also accepts a full ISO moment, which stays. */
export const startOfColombianDay = (day: string): Date =>
  day.includes('T') ? new Date(day) : new Date(`${day}T00:00:00.000${COLOMBIA_OFFSET}`);

/** Last millisecond; a full ISO moment stays. */
export const endOfColombianDay = (day: string): Date =>
  day.includes('T') ? new Date(day) : new Date(`${day}T23:59:59.999${COLOMBIA_OFFSET}`);

const DAY_MS = 86_400_000;

/** Both yyyy-MM-dd. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

// Lazy: creating it is as slow as rendering a page on a phone.
let longDay: Intl.DateTimeFormat | undefined;

/** '18 de noviembre de 2026', Colombian time. */
export const formatLongDay = (iso: string): string => {
  longDay ??= new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
  return longDay.format(new Date(`${colombianDayOf(iso)}T00:00:00Z`));
};
