import { type BadVariable, SettingsError } from './settings-error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Both included. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const SECRET_NAME = /secret|key|password|token|account/i;

/** Trims; empty means missing. Invalid variables are recorded and read as their fallback. */
export class EnvReader {
  readonly bad: BadVariable[] = [];

  constructor(private readonly env: Environment) {}

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  optional(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  /** `parse` returns null for an invalid text. */
  parsed<T>(name: string, fallback: T, parse: (text: string) => T | null, expected: string): T {
    const text = this.optional(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value === null) this.refuse(name, expected, text);
    return value ?? fallback;
  }

  integer(name: string, fallback: number, { min, max }: Bounds): number {
    const parse = (text: string) => numberWithin(text, { min, max }, Number.isInteger);
    return this.parsed(name, fallback, parse, `a whole number from ${min} to ${max}`);
  }

  number(name: string, fallback: number, { min, max }: Bounds): number {
    const parse = (text: string) => numberWithin(text, { min, max }, Number.isFinite);
    return this.parsed(name, fallback, parse, `a number from ${min} to ${max}`);
  }

  boolean(name: string, fallback: boolean): boolean {
    return this.parsed(name, fallback, (text) => BOOLEANS.get(text.toLowerCase()) ?? null, 'true or false');
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const parse = (text: string) => choices.find((choice) => choice === text) ?? null;
    return this.parsed(name, fallback, parse, `one of ${choices.join(', ')}`);
  }

  /** Absolute, without a final slash; `protocols` with the colon. */
  url<T extends string | null>(name: string, protocols: readonly string[], fallback: T): string | T {
    const parse = (text: string) => (protocols.includes(protocolOf(text)) ? text.replace(/\/$/, '') : null);
    const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
    return this.parsed<string | T>(name, fallback, parse, `an address that starts with ${starts}`);
  }

  /** Ignores path and query. */
  origin<T extends string | null>(name: string, fallback: T, expected: string): string | T {
    return this.parsed<string | T>(name, fallback, originOf, expected);
  }

  /** Comma-separated; one null from `parse` refuses the whole list. */
  list<T>(
    name: string,
    fallback: readonly T[],
    parse: (part: string) => T | null,
    expected: string,
  ): readonly T[] {
    const parseAll = (text: string): readonly T[] | null => {
      const values = text.split(',').map((part) => parse(part.trim()));
      return values.every((value) => value !== null) ? values : null;
    };
    return this.parsed(name, fallback, parseAll, expected);
  }

  /** Also for reasons that span variables. */
  refuse(name: string, expected: string, got: string | null = null): void {
    this.bad.push({ name, expected, got: got !== null && mayBeSecret(name, got) ? null : got });
  }
}

const BOOLEANS = new Map(
  Object.entries({ true: true, '1': true, yes: true, false: false, '0': false, no: false }),
);

/** Whole addresses may carry a password or a token. */
const mayBeSecret = (name: string, value: string): boolean =>
  SECRET_NAME.test(name) || (/url/i.test(name) && /[@:/]/.test(value));

const numberWithin = (
  text: string,
  { min, max }: Bounds,
  fits: (value: number) => boolean,
): number | null => {
  const value = Number(text);
  return fits(value) && value >= min && value <= max ? value : null;
};

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');

/** Null for any text but an http address. */
export const originOf = (text: string): string | null =>
  /^https?:$/.test(protocolOf(text)) ? new URL(text).origin : null;

/** @throws SettingsError naming every bad variable, in `wording` where given */
export const readEnvironment = <T>(
  env: Environment,
  read: (reader: EnvReader) => T,
  wording?: (variable: BadVariable) => string,
): T => {
  const reader = new EnvReader(env);
  const settings = read(reader);
  if (reader.bad.length > 0) throw new SettingsError(reader.bad, wording);
  return settings;
};
