/** The shop's time zone: days and times on screens, in files and in filters are Colombia's. */
export const COLOMBIA_TIME_ZONE = 'America/Bogota';

/** Colombia's distance from UTC, without summer time since 1993. */
export const COLOMBIA_OFFSET = '-05:00';
const BEHIND_UTC_MS = 5 * 3_600_000;

const wallClock = (moment: Date): string => new Date(moment.getTime() - BEHIND_UTC_MS).toISOString();

/** The day in Colombia at a moment, as 'yyyy-MM-dd'. @throws RangeError for an invalid date */
export const colombianDay = (moment: Date): string => wallClock(moment).slice(0, 10);

/** The day in Colombia of a moment as JSON writes it; a text without a time ('yyyy-MM-dd') is that day itself. */
export const colombianDayOf = (iso: string): string =>
  iso.includes('T') ? colombianDay(new Date(iso)) : iso.slice(0, 10);

/** The time of day in Colombia at a moment, as 'HH:mm:ss'. @throws RangeError for an invalid date */
export const colombianTime = (moment: Date): string => wallClock(moment).slice(11, 19);

/** Today in Colombia by a given clock, as 'yyyy-MM-dd'. */
export const colombianToday = (clock: { now: () => Date }): string => colombianDay(clock.now());

/** The moment at which a day of Colombia ('yyyy-MM-dd') begins; a full ISO moment is itself. */
export const startOfColombianDay = (day: string): Date =>
  day.includes('T') ? new Date(day) : new Date(`${day}T00:00:00.000${COLOMBIA_OFFSET}`);

/** The last millisecond of a day of Colombia ('yyyy-MM-dd'); a full ISO moment is itself. */
export const endOfColombianDay = (day: string): Date =>
  day.includes('T') ? new Date(day) : new Date(`${day}T23:59:59.999${COLOMBIA_OFFSET}`);

const DAY_MS = 86_400_000;

/** The day so many days after another; both yyyy-MM-dd. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

// Made when first needed: making it takes a phone as long as rendering a page.
let longDay: Intl.DateTimeFormat | undefined;

/** The day in Colombia of an ISO moment or day, to be read: '18 de noviembre de 2026'. */
export const formatLongDay = (iso: string): string => {
  longDay ??= new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });
  return longDay.format(new Date(`${colombianDayOf(iso)}T00:00:00Z`));
};
