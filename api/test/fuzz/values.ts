import fc, { type Arbitrary } from 'fast-check';
import { TEST_PASSWORD } from '../index.js';
import { resolved, type Schema } from './operations.js';

/** Placeholder for a number that JSON can express and JavaScript cannot; `jsonOf` inserts it. */
const RAW = 'raw-number:';
const RAW_NUMBERS = ['1e309', '-1e309', '1e-400', '9007199254740993', '99999999999999999999999999', '-0'];
const LENGTHS = [41, 101, 121, 256, 301, 1_001, 5_000, 70_000];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00a',
  '💥'.repeat(300),
  'a\ufe0f'.repeat(200),
  '\u202e\u200b\ufeff',
  "' OR '1'='1' --",
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '=cmd|x',
  '../../etc/passwd',
  'http://[',
  'javascript:alert(1)',
  '2026-02-30',
  '2026-01-01T99:99:99Z',
  '9999-12-31',
  '0000-01-01',
  '-000001-01-01',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '-1',
  '٣',
  'a,b,c',
  '"*"',
];

/** Texts that forms don't send; built once, because one lists all characters of a unit. */
const HOSTILE_TEXT = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(...LENGTHS).map((length) => 'ñ'.repeat(length)),
);
export const hostileText = (): Arbitrary<string> => HOSTILE_TEXT;

const hostileNumber = (): Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(0, -1, 1.5, 1e-7, 5e-324, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 0.1 + 0.2),
    fc.constantFrom(...RAW_NUMBERS).map((text) => RAW + text),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.maxSafeInteger(),
  );

/** Any JSON value that a field doesn't expect. */
export const hostileValue = (): Arbitrary<unknown> =>
  fc.oneof(
    hostileText(),
    hostileNumber(),
    fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { $ne: null }, { length: 1e9 }),
    fc.constantFrom(3, 15, 25).map((depth) => nested(depth)),
    fc.constantFrom(201, 1_000).map((length) => Array.from({ length }, (_, n) => n)),
    fc.jsonValue({ maxDepth: 3 }),
  );

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** The JSON text of a body. */
export const jsonOf = (body: unknown): string =>
  JSON.stringify(body).replaceAll(new RegExp(`"${RAW}([^"]+)"`, 'g'), '$1');

const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  email: ['cliente@demo.test', 'nadie@demo.test', 'nueva@demo.test'],
  password: [TEST_PASSWORD],
  newPassword: [TEST_PASSWORD],
  confirmPassword: [TEST_PASSWORD],
  city_code: ['50001', '11001'],
  state_code: ['50', '11'],
  identification: ['40381520', '900123456'],
  n_document: ['40381520', '10000001'],
  table: ['orders', 'products'],
  date: ['2026-11-22', '2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000-05:00'],
  image: ['/api/media/x/640.webp', 'https://img.example/ñ.png'],
};
const DAYS = ['2026-11-20', '2026-11-22', '2026-11-22T23:59:59Z'];
const MAX_ID = 12;

/** A value that matches a field's schema; ids mostly belong to existing rows. */
export function rightValue(schema: Schema, name = ''): Arbitrary<unknown> {
  const { type, enum: choices, nullable, items, properties } = resolved(schema);
  const known = KNOWN[name];
  const value = known
    ? fc.constantFrom(...known)
    : choices
      ? fc.constantFrom(...choices)
      : properties
        ? rightObject(resolved(schema))
        : type === 'array'
          ? fc.array(rightValue(items ?? {}, name), { maxLength: 3 })
          : rightScalar(resolved(schema), name);
  return nullable ? fc.option(value, { freq: 6 }) : value;
}

function rightObject({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, rightValue(field, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function rightScalar(schema: Schema, name: string): Arbitrary<unknown> {
  const { type, minimum = 0, maximum = 1_000, pattern } = schema;
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') {
    const highest = Math.min(maximum, minimum + (name.includes('quantity') ? 3 : MAX_ID));
    return fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(highest)) });
  }
  if (/(?:From|To|_start|_end|^from|^to|Date|_date)$/.test(name)) return fc.constantFrom(...DAYS);
  return pattern && !pattern.includes('(?=') ? fc.stringMatching(new RegExp(pattern)) : rightText(schema);
}

const rightText = ({ minLength = 0, maxLength = 255 }: Schema): Arbitrary<string> =>
  fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20) });
