import { isDay } from '@lacteos/contracts/parsing/parse-day';
import { dayAfter } from '@lacteos/contracts/time/colombian-day';

/** Colombian days, both included. */
export interface Days {
  from: string;
  to: string;
}
export const COMPARISONS = [
  { value: 'previous', label: 'Comparar con el periodo anterior' },
  { value: 'year', label: 'Comparar con un año antes' },
  { value: 'days', label: 'Comparar con otras fechas' },
  { value: 'none', label: 'Sin comparar' },
] as const;
export type Comparison = (typeof COMPARISONS)[number]['value'];

/** Kept in the address, so that returning from a list restores it. */
export interface Period extends Days {
  comparison: Comparison;
  /** Null: none, or not typed yet. */
  compared: Days | null;
}

export const PERIODS = [
  { days: 1, label: 'Hoy' },
  { days: 7, label: 'Últimos 7 días' },
  { days: 30, label: 'Últimos 30 días' },
  { days: 90, label: 'Últimos 90 días' },
  { days: 365, label: 'Último año' },
] as const;
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

export const daysUntil = (to: string, days: number): Days => ({ from: dayAfter(to, 1 - days), to });

/** Earlier days than the shop are compared with nothing. */
const ofShop = (days: Days): Days | null => (isDay(days.from) ? days : null);

export function comparedDays(days: Days, comparison: Comparison, typed: Days | null): Days | null {
  if (comparison === 'previous') return ofShop(daysUntil(dayAfter(days.from, -1), lengthOf(days)));
  if (comparison === 'year') return ofShop({ from: yearBefore(days.from), to: yearBefore(days.to) });
  return comparison === 'days' ? typed : null;
}

export function readPeriod(address: URLSearchParams, today: string): Period {
  const days = readDays(address, 'from', 'to') ?? daysUntil(today, USUAL_DAYS);
  const comparison = COMPARISONS.find(({ value }) => value === address.get('compare'))?.value ?? 'previous';
  const typed = readDays(address, 'compareFrom', 'compareTo');
  return { ...days, comparison, compared: comparedDays(days, comparison, typed) };
}

export function writePeriod({ from, to, comparison, compared }: Period, today: string): URLSearchParams {
  const address = new URLSearchParams();
  const usual = daysUntil(today, USUAL_DAYS);
  if (from !== usual.from || to !== usual.to) {
    address.set('from', from);
    address.set('to', to);
  }
  if (comparison !== 'previous') address.set('compare', comparison);
  if (comparison === 'days' && compared) {
    address.set('compareFrom', compared.from);
    address.set('compareTo', compared.to);
  }
  return address;
}

function readDays(address: URLSearchParams, first: string, last: string): Days | null {
  const from = address.get(first) ?? '';
  const to = address.get(last) ?? '';
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  const rest = day.slice(4);
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`;
}
