import type { UnreadText } from './unread-text.js';

/** Days are 'yyyy-MM-dd'. */
export interface DayLimits {
  /** Today in Colombia. */
  readonly today: string;
  readonly min?: string;
  readonly max?: string;
}

export type ParsedDay =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid' }
  /** A day that does not exist; the year is null when it was not typed. */
  | {
      readonly kind: 'impossible';
      readonly date: number;
      readonly month: number;
      readonly year: number | null;
    }
  /** A year that no paper of a shop has. */
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
/** 20261126; its month makes it no day of the form above. */
const ISO_IN_DIGITS = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const IN_WORDS = /^(\d{1,2})(?: de |[-/. ])?([a-z]{3,10})\.?(?:[-/, ]?(?:del? )?(\d{4}|\d{2}))?$/;
/** 'domingo, 15 de noviembre de 2026', as pages show a day. */
const WEEKDAY = /^(?:domingo|lunes|martes|miercoles|jueves|viernes|sabado),? /;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
/** Years searched around today for a day without a year: 29 February recurs every four, or eight, years. */
const YEARS_AROUND = 8;

/**
 * Reads a day as people write it: 'hoy', 'ayer', '15/11', '15-11-26', '151126', '15 de noviembre', '2026-11-15'. Without a
 * year it is the nearest such day to today within the limits.
 */
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

/**
 * Reads a day that was written with its year, in any of the forms of {@link parseDay}, as 'yyyy-MM-dd'; null for any other
 * text, a day that does not exist, and a year that no paper of a shop has.
 */
export function readDay(text: string): string | null {
  const typed = typedDate(folded(text));
  return typed?.year != null && isYearOfShop(typed.year) ? dayOf(typed, typed.year) : null;
}

/** Whether a text is a day 'yyyy-MM-dd' of the calendar, of a year that a paper of the shop may have. */
export const isDay = (text: string): boolean => readDay(text) === text;

/** Why the year of a written day is refused, in Spanish; null for another text. */
export function yearProblem(text: string): string | null {
  const year = typedDate(folded(text))?.year ?? null;
  return year === null || isYearOfShop(year) ? null : yearText(year);
}

const yearText = (year: number): string =>
  `El año ${year} no puede ser: escriba uno de ${FIRST_YEAR} a ${LAST_YEAR}.`;

const isYearOfShop = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** More than any way to write a day; a longer text is none. */
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

/** The day in a year; null when it does not exist. */
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

/** The same date of the years around, the one nearest to today first; those within the limits before the others. */
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

/** A day in words: 'domingo, 15 de noviembre de 2026'. */
export function dayText(day: string): string {
  const time = new Date(timeOf(day));
  const month = MONTHS[time.getUTCMonth()] ?? '';
  return `${WEEKDAYS[time.getUTCDay()] ?? ''}, ${time.getUTCDate()} de ${month} de ${time.getUTCFullYear()}`;
}

/** Why a text is rejected as a day, in Spanish; null when it is one, or empty. */
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
  // 2028 is a leap year: February has the most days that it can have.
  const days = new Date(Date.UTC(year ?? 2028, month, 0)).getUTCDate();
  const of = year === null ? '' : ` de ${year}`;
  return `No hay un ${date} de ${name}${of}: ese mes tiene ${days} días.`;
}

/** What a day field holds: a day 'yyyy-MM-dd', nothing, or a text that could not be read. */
export type FieldDay = string | null | UnreadText;

/** The day that a field holds; undefined for nothing and for a text that could not be read. */
export const dayIn = (value: FieldDay | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export function fieldDayOf(typed: string, limits: DayLimits): FieldDay {
  const parsed = parseDay(typed, limits);
  if (parsed.kind === 'day') return parsed.day;
  const problem = dayProblem(parsed, limits.today);
  return problem === null ? null : { typed, problem };
}
