export interface NumberLimits {
  readonly decimals: number;
  readonly max: number;
  readonly isSigned?: boolean;
}

export type ParsedNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** Several readings, or a form not used in Colombia. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly number[] }
  | { readonly kind: 'invalid'; readonly reason: 'text' | 'decimals' | 'negative' }
  | { readonly kind: 'tooLarge'; readonly max: number };

interface Reading {
  readonly whole: string;
  readonly fraction: string;
  readonly isDecimal: boolean;
}

const WIDE_SPACES = /[\u00a0\u2007\u202f]/g;
const THOUSANDS_MARK = /(?<=\d)[ '’´](?=\d{3}(?!\d))/g;
const NUMBER = /^(?:\d[\d.,]*|[.,]\d+)$/;
const GROUP = 3;
/** Relative error of computations with doubles. */
const NOISE = 64 * Number.EPSILON;

/** Points between thousands, comma before decimals. Foreign forms count only when unambiguous. */
export function parseNumber(text: string, limits: NumberLimits): ParsedNumber {
  const trimmed = text.replace(WIDE_SPACES, ' ').trim();
  if (trimmed === '') return { kind: 'empty' };
  const isNegative = /^[-−]/.test(trimmed);
  const body = trimmed.replace(/^[-−]\s*/, '').replace(THOUSANDS_MARK, '.');
  if (!NUMBER.test(body)) return { kind: 'invalid', reason: 'text' };
  if (isNegative && !limits.isSigned) return { kind: 'invalid', reason: 'negative' };
  const readings = readingsOf(body).map((reading) => settled(reading, limits.decimals));
  return chosen(readings, limits, isNegative ? -1 : 1);
}

/** 1069.7700000000001 becomes 1069.77; others stay. */
export function withoutNoise(value: number, decimals: number): number {
  const rounded = Number(value.toFixed(decimals));
  return Math.abs(value - rounded) <= NOISE * Math.abs(value) ? rounded : value;
}

/** Also reads fractions of a formula's cell. */
function settled(reading: Reading, decimals: number): Reading {
  if (hasFewDecimals(reading.fraction, decimals)) return reading;
  const value = valueOf(reading);
  const meant = withoutNoise(value, decimals);
  if (meant === value) return reading;
  const [whole = '', fraction = ''] = meant.toFixed(decimals).split('.');
  return { ...reading, whole, fraction };
}

function chosen(readings: readonly Reading[], limits: NumberLimits, sign: 1 | -1): ParsedNumber {
  if (readings.length === 0) return { kind: 'invalid', reason: 'text' };
  const small = readings.filter((reading) => valueOf(reading) <= limits.max);
  if (small.length === 0) return { kind: 'tooLarge', max: limits.max };
  const fitting = small.filter(({ fraction }) => hasFewDecimals(fraction, limits.decimals));
  const [only, ...others] = fitting;
  if (!only) return { kind: 'invalid', reason: 'decimals' };
  const isClear = others.length === 0 && (readings.length === 1 || only.isDecimal);
  // `|| 0` turns -0, which a form would show as '-0', into 0.
  if (isClear) return { kind: 'number', value: sign * valueOf(only) || 0 };
  return { kind: 'ambiguous', readings: fitting.map((reading) => sign * valueOf(reading) || 0) };
}

const valueOf = ({ whole, fraction }: Reading): number => Number(`${whole || '0'}.${fraction || '0'}`);

/** A third decimal may be a trailing zero; a longer tail was not meant as decimals. */
const hasFewDecimals = (fraction: string, decimals: number): boolean =>
  (fraction.length <= GROUP ? fraction.replace(/0{1,3}$/, '') : fraction).length <= decimals;

function readingsOf(body: string): readonly Reading[] {
  // A trailing separator: the next digit is not typed yet.
  const text = body.replace(/[.,]$/, '');
  const separators: readonly string[] = text.match(/[.,]/g) ?? [];
  const parts = text.split(/[.,]/);
  const last = separators.at(-1);
  const fraction = parts.at(-1) ?? '';
  if (last === undefined) return [{ whole: fraction, fraction: '', isDecimal: false }];

  const head = parts.slice(0, -1);
  const decimal = decimalReading(head, separators, fraction);
  const thousands = thousandsReading(head, separators, fraction);
  const isSame = separators.every((separator) => separator === last);
  const isWholeGroup = fraction.length === GROUP && isGrouped(head) && isSame;
  if (thousands && isWholeGroup && (last === '.' || separators.length > 1)) return [thousands];
  if (decimal && last === ',' && fraction.length !== GROUP && separators.indexOf(',') === head.length - 1)
    return [decimal];
  return [decimal, thousands].filter((reading) => reading !== null);
}

const isGrouped = ([first = '', ...others]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((group) => group.length === GROUP);

function decimalReading(
  head: readonly string[],
  separators: readonly string[],
  fraction: string,
): Reading | null {
  const before = separators.slice(0, -1);
  const isOneKind = before.every((separator) => separator === before[0]);
  const isRepeated = before.includes(separators.at(-1) ?? '');
  if (!isOneKind || (head.length > 1 && !isGrouped(head)) || (isRepeated && fraction.length >= GROUP))
    return null;
  return { whole: head.join(''), fraction, isDecimal: true };
}

/** The last group may be unfinished: '12.50' on the way to '12.500'. */
function thousandsReading(
  head: readonly string[],
  separators: readonly string[],
  fraction: string,
): Reading | null {
  const isSame = separators.every((separator) => separator === separators[0]);
  const isMeant =
    fraction.length === GROUP
      ? head.length === 1 || isGrouped(head)
      : fraction.length < GROUP && isSame && isGrouped(head);
  if (!isMeant || head[0] === '') return null;
  return { whole: head.join('') + fraction.padEnd(GROUP, '0'), fraction: '', isDecimal: false };
}
