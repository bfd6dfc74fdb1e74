import { problem, SiigoRefusal, type SiigoProblem } from './siigo-error.js';

export type Json = Record<string, unknown>;
type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

const isKind: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
const lastPart = (path: string): string =>
  path
    .split('.')
    .at(-1)
    ?.replace(/\[\d+\]$/, '') ?? path;

/** SIIGO's pattern, with letters and digits of any script. */
const SIIGO_TEXT = /^[\p{L}\p{M}\p{Nd}\p{Pc}.@-\\%;()\]#?¡[/:{ } *+,$"\s-]*$/u;

/** Collects problems in SIIGO's order of validation; one answer lists several. */
export class Checks {
  private readonly problems: SiigoProblem[] = [];

  add(code: string, message: string, params: readonly string[] = [], hasDetail = true): void {
    this.problems.push(problem(code, message, params, hasDetail));
  }

  refuse(): void {
    if (this.problems.length > 0) throw new SiigoRefusal(400, this.problems);
  }

  /** Accepts missing values. */
  type(path: string, value: unknown, kind: Kind): void {
    if (value === undefined || value === null || isKind[kind](value)) return;
    this.add('invalid_type', `Invalid data type: ${lastPart(path)}`, [path]);
  }

  /** Blank texts count as missing. */
  required(path: string, value: unknown): void {
    if (value === undefined || value === null || value === '')
      this.add('parameter_required', `The field ${lastPart(path)} is required`, [path]);
  }

  /** Checks SIIGO's published pattern; empty texts pass. */
  text(path: string, value: unknown, code: 'invalid_name' | 'invalid_description'): void {
    if (typeof value === 'string' && !SIIGO_TEXT.test(value))
      this.add(code, `Invalid ${code === 'invalid_name' ? 'name' : 'description'}: ${value}`, [path]);
  }

  longest(path: string, value: unknown, length: number): void {
    if (typeof value === 'string' && value.length > length) {
      const name = lastPart(path);
      this.add('length_max', `The field ${name} only allows a maximum length of ${length} characters`, [
        path,
      ]);
    }
  }

  oneOf(path: string, value: unknown, choices: readonly string[]): void {
    if (typeof value === 'string' && !choices.includes(value))
      this.add('parameters_exclusive', `Invalid value for parameter: ${lastPart(path)}`, [path]);
  }

  /** Must be positive, with at most `decimals` decimals. */
  amount(path: string, value: unknown, decimals = 2): void {
    if (typeof value !== 'number') return;
    const isFine = value > 0 && value <= 99_999_999_999.99 && hasAtMost(value, decimals);
    if (!isFine) this.add('invalid_amount', `The ${lastPart(path)} amount is invalid`, [path]);
  }
}

export const hasAtMost = (value: number, decimals: number): boolean => {
  const [, fraction = ''] = plain(value).split('.');
  return fraction.length <= decimals;
};

const plain = (value: number): string =>
  String(value).includes('e') ? value.toFixed(12).replace(/0{1,12}$/, '') : String(value);

/** Anything but an object has no fields. */
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
