import type { UnreadText } from './unread-text.js';

/** Days are 'yyyy-MM-dd'. */
export interface DayLimits {
  readonly today: string;
  readonly min?: string;
  readonly max?: string;
}

export type ParsedDay =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid' }
  /** No such day; the year is null when it was not typed. */
  | {
      readonly kind: 'impossible';
      readonly date: number;
      readonly month: number;
      readonly year: number | null;
    }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'outside'; readonly bound: 'min' | 'max'; readonly limit: string };

interface TypedDate {
  readonly date: number;
  readonly month: number;
  readonly year: number | null;
}

const DAY_MS = 86_400_000;
const DAYS_FROM_TODAY: Readonly<Record<string, number>> = {
  hoy: 0,
  ayer: -1,
  anteayer: -2,
  antier: -2,
  manana: 1,
  'pasado manana': 2,
};
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const IN_NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{2}|\d{4}))?$/;
/** 261126 and 26112026. */
const IN_DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
/** 20261126; its month rules out the form above. */
const ISO_IN_DIGITS = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const IN_WORDS = /^(\d{1,2})(?: de |[-/. ])?([a-z]{3,10})\.?(?:[-/, ]?(?:del? )?(\d{4}|\d{2}))?$/;
/** 'domingo, 15 de noviembre de 2026'. */
const WEEKDAY = /^(?:domingo|lunes|martes|miercoles|jueves|viernes|sabado),? /;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
/** 29 February recurs every four, or eight, years. */
const YEARS_AROUND = 8;

/** Reads 'hoy', '15/11', '151126', '15 de noviembre', '2026-11-15'. Without a year: the day nearest to today. */
export function parseDay(text: string, limits: DayLimits): ParsedDay {
  const plain = folded(text);
  if (plain === '') return { kind: 'empty' };
  const distance = DAYS_FROM_TODAY[plain];
  if (distance !== undefined) return within(daysAfter(limits.today, distance), limits);
  const typed = typedDate(plain);
  if (!typed) return { kind: 'invalid' };
  if (typed.year !== null && !isYearOfShop(typed.year)) return { kind: 'year', year: typed.year };
  const day = typed.year === null ? nearest(typed, limits) : dayOf(typed, typed.year);
  return day === null ? { kind: 'impossible', ...typed } : within(day, limits);
}

/** Requires a year; returns 'yyyy-MM-dd', or null for other texts, missing days and implausible years. */
export function readDay(text: string): string | null {
  const typed = typedDate(folded(text));
  return typed?.year != null && isYearOfShop(typed.year) ? dayOf(typed, typed.year) : null;
}

export const isDay = (text: string): boolean => readDay(text) === text;

export function yearProblem(text: string): string | null {
  const year = typedDate(folded(text))?.year ?? null;
  return year === null || isYearOfShop(year) ? null : yearText(year);
}

const yearText = (year: number): string =>
  `El año ${year} no puede ser: escriba uno de ${FIRST_YEAR} a ${LAST_YEAR}.`;

const isYearOfShop = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

const MAX_TYPED = 100;

const folded = (text: string): string =>
  (text.length > MAX_TYPED ? '?' : text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1')
    .replace(WEEKDAY, '');

function typedDate(plain: string): TypedDate | null {
  const iso = ISO.exec(plain);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), date: Number(iso[3]) };
  const digits = ISO_IN_DIGITS.exec(plain);
  if (digits && Number(digits[2]) <= 12)
    return { year: Number(digits[1]), month: Number(digits[2]), date: Number(digits[3]) };
  const numbers = IN_NUMBERS.exec(plain) ?? IN_DIGITS.exec(plain);
  if (numbers) return { date: Number(numbers[1]), month: Number(numbers[2]), year: yearOf(numbers[3]) };
  const words = IN_WORDS.exec(plain);
  const month =
    MONTHS.findIndex((name) => name.startsWith(words?.[2] === 'set' ? 'sep' : (words?.[2] ?? '?'))) + 1;
  return words && month > 0 ? { date: Number(words[1]), month, year: yearOf(words[3]) } : null;
}

const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text) + (text.length === 2 ? 2000 : 0);

/** Null when it does not exist. */
function dayOf({ date, month }: Pick<TypedDate, 'date' | 'month'>, year: number): string | null {
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, date);
  const exists =
    time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return exists ? isoOf(time.getTime()) : null;
}

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const daysAfter = (day: string, days: number): string => isoOf(timeOf(day) + days * DAY_MS);

/** The nearest to today, days within the limits first. */
function nearest(typed: TypedDate, limits: DayLimits): string | null {
  const thisYear = Number(limits.today.slice(0, 4));
  const years = Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, n) => thisYear - YEARS_AROUND + n);
  const days = years.flatMap((year) => dayOf(typed, year) ?? []);
  const distance = (day: string) => Math.abs(timeOf(day) - timeOf(limits.today));
  const sorted = days.toSorted((one, other) => distance(one) - distance(other));
  return sorted.find((day) => within(day, limits).kind === 'day') ?? sorted[0] ?? null;
}

function within(day: string, { min, max }: DayLimits): ParsedDay {
  if (min !== undefined && day < min) return { kind: 'outside', bound: 'min', limit: min };
  if (max !== undefined && day > max) return { kind: 'outside', bound: 'max', limit: max };
  return { kind: 'day', day };
}

export function dayText(day: string): string {
  const time = new Date(timeOf(day));
  const month = MONTHS[time.getUTCMonth()] ?? '';
  return `${WEEKDAYS[time.getUTCDay()] ?? ''}, ${time.getUTCDate()} de ${month} de ${time.getUTCFullYear()}`;
}

/** In Spanish; null when valid or empty. */
export function dayProblem(parsed: ParsedDay, today: string): string | null {
  switch (parsed.kind) {
    case 'day':
    case 'empty':
      return null;
    case 'invalid':
      return 'Escriba una fecha, por ejemplo 15/11, 15/11/2026 u hoy.';
    case 'impossible':
      return impossibleText(parsed);
    case 'year':
      return yearText(parsed.year);
    case 'outside': {
      const named = parsed.limit === today ? 'a hoy' : `al ${parsed.limit}`;
      const side = parsed.bound === 'min' ? 'anterior' : 'posterior';
      return `La fecha no puede ser ${side} ${named}.`;
    }
  }
}

function impossibleText({ date, month, year }: TypedDate): string {
  const name = MONTHS[month - 1];
  if (name === undefined) return `No hay un mes ${month}.`;
  // 2028 is a leap year, so February allows 29 days.
  const days = new Date(Date.UTC(year ?? 2028, month, 0)).getUTCDate();
  const of = year === null ? '' : ` de ${year}`;
  return `No hay un ${date} de ${name}${of}: ese mes tiene ${days} días.`;
}

/** 'yyyy-MM-dd', null when empty, or an unreadable text. */
export type FieldDay = string | null | UnreadText;

/** Undefined when empty or unreadable. */
export const dayIn = (value: FieldDay | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export function fieldDayOf(typed: string, limits: DayLimits): FieldDay {
  const parsed = parseDay(typed, limits);
  if (parsed.kind === 'day') return parsed.day;
  const problem = dayProblem(parsed, limits.today);
  return problem === null ? null : { typed, problem };
}
