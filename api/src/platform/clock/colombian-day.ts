/** Colombia is five hours behind UTC all year. */
const COLOMBIA = '-05:00';
const COLOMBIA_BEHIND_MS = 5 * 3_600_000;

/** The moment at which a day of Colombia ('yyyy-MM-dd') begins; a full ISO moment is itself. */
export const startOfDay = (day: string): Date =>
  day.includes('T') ? new Date(day) : new Date(`${day}T00:00:00.000${COLOMBIA}`);

/** The last millisecond of a day of Colombia ('yyyy-MM-dd'); a full ISO moment is itself. */
export const endOfDay = (day: string): Date =>
  day.includes('T') ? new Date(day) : new Date(`${day}T23:59:59.999${COLOMBIA}`);

/** The day in Colombia at a moment, as 'yyyy-MM-dd'. */
export const colombianDay = (moment: Date): string =>
  new Date(moment.getTime() - COLOMBIA_BEHIND_MS).toISOString().slice(0, 10);
