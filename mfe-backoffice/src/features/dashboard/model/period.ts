const DAY_MS = 86_400_000;
const COLOMBIA_MS = 5 * 3_600_000;

/** Spans that the dashboard offers. */
export const PERIODS = [
  { days: 7, label: 'Últimos 7 días' },
  { days: 30, label: 'Últimos 30 días' },
  { days: 90, label: 'Últimos 90 días' },
  { days: 365, label: 'Último año' },
] as const;

const dayOf = (time: number): string => new Date(time - COLOMBIA_MS).toISOString().slice(0, 10);

/** The days in Colombia of a span that ends with the day of `now`. */
export const daysUntil = (now: Date, days: number): { from: string; to: string } => ({
  from: dayOf(now.getTime() - (days - 1) * DAY_MS),
  to: dayOf(now.getTime()),
});
