import { colombianDay } from '@lacteos/contracts';

const DAY_MS = 86_400_000;

/** Spans that the dashboard offers. */
export const PERIODS = [
  { days: 7, label: 'Últimos 7 días' },
  { days: 30, label: 'Últimos 30 días' },
  { days: 90, label: 'Últimos 90 días' },
  { days: 365, label: 'Último año' },
] as const;

/** The days in Colombia of a span that ends with the day of `now`. */
export const daysUntil = (now: Date, days: number): { from: string; to: string } => ({
  from: colombianDay(new Date(now.getTime() - (days - 1) * DAY_MS)),
  to: colombianDay(now),
});
