import { isIP } from 'node:net';

/** A bad or missing setting; the message names every one of them and what is expected. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Settings that stop the start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads variables of an environment and collects what is wrong with them instead of stopping at the first. */
export class EnvReader {
  readonly problems: string[] = [];

  constructor(private readonly env: Readonly<Record<string, string | undefined>>) {}

  /** The variable's trimmed text; an empty one counts as missing. */
  text(name: string, fallback: string): string {
    return this.raw(name) ?? fallback;
  }

  optional(name: string): string | null {
    return this.raw(name) ?? null;
  }

  integer(name: string, fallback: number, range: { min: number; max: number }): number {
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (Number.isInteger(value) && value >= range.min && value <= range.max) return value;
    return this.refuse(name, `a whole number from ${range.min} to ${range.max}`, raw, fallback);
  }

  boolean(name: string, fallback: boolean): boolean {
    const raw = this.raw(name)?.toLowerCase();
    if (raw === undefined) return fallback;
    if (['true', '1', 'yes'].includes(raw)) return true;
    if (['false', '0', 'no'].includes(raw)) return false;
    return this.refuse(name, 'true or false', raw, fallback);
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const found = allowed.find((value) => value === raw);
    return found ?? this.refuse(name, `one of ${allowed.join(', ')}`, raw, fallback);
  }

  /** An absolute address whose protocol is one of `protocols` (with the colon). */
  url(name: string, protocols: readonly string[], fallback: string): string {
    const raw = this.raw(name) ?? fallback;
    const expected = `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
    if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw.replace(/\/$/, '');
    return this.refuse(name, expected, raw, fallback);
  }

  integers(name: string, fallback: readonly number[]): readonly number[] {
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const values = raw.split(',').map((part) => Number(part.trim()));
    if (values.every((value) => Number.isInteger(value) && value > 0)) return values;
    return this.refuse(name, 'whole numbers separated by commas', raw, fallback);
  }

  /** Names with whole numbers, `name=number` separated by commas; names keep their case and accents. */
  numbersByName(name: string): ReadonlyMap<string, number> {
    const raw = this.raw(name);
    if (raw === undefined) return new Map();
    const pairs = raw.split(',').map((part): [string, number] => {
      const [key = '', value = ''] = part.split('=').map((text) => text.trim());
      return [key, Number(value)];
    });
    if (pairs.every(([key, value]) => key !== '' && Number.isInteger(value) && value > 0))
      return new Map(pairs);
    return this.refuse(name, 'pairs such as Nequi=5640, separated by commas', raw, new Map());
  }

  /** Networks as CIDR, separated by commas. */
  networks(name: string, fallback: readonly string[]): readonly string[] {
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const values = raw.split(',').map((part) => part.trim());
    if (values.every(isNetwork)) return values;
    return this.refuse(name, 'networks such as 10.0.0.0/8, separated by commas', raw, fallback);
  }

  /** Notes a problem that spans variables. */
  problem(text: string): void {
    this.problems.push(text);
  }

  private raw(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  private refuse<T>(name: string, expected: string, got: string, fallback: T): T {
    const shown = /secret|key|password|url/i.test(name) ? 'something else' : `'${got}'`;
    this.problems.push(`${name}: expected ${expected}, got ${shown}`);
    return fallback;
  }
}

function isNetwork(text: string): boolean {
  const [address = '', bits = ''] = text.split('/');
  const version = isIP(address);
  return version !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
