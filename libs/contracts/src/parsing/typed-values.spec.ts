import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { readDocument } from '../identification/identification.js';
import { readSearch } from '../identification/read-search.js';
import { readTypedCases } from '../testing/typed-cases.js';
import { EMAIL_PATTERN, NAME_PATTERN, PHONE_PATTERN } from '../validation.js';
import { fieldNumberOf } from './field-number.js';
import { moneyKind } from './number-kinds.js';
import { fieldDayOf } from './parse-day.js';
import { readDigits, readPhone } from './read-digits.js';
import { readVatClass } from './read-vat-class.js';
import { readEmail, readName, readText } from './read-text.js';

const CASES = readTypedCases(readFileSync(new URL('./typed.csv', import.meta.url), 'utf8'));
const DOCUMENT_DIGITS = /^\d{3,13}$/;
const REFUSED = 'refused';

const matching = (text: string, pattern: RegExp): string => (pattern.test(text) ? text : REFUSED);
const amountIn = (typed: string): string => {
  const value = fieldNumberOf(typed, moneyKind());
  return typeof value === 'number' ? value.toFixed(2) : REFUSED;
};
const dayIn = (typed: string): string => {
  const day = fieldDayOf(typed, { today: '2026-11-26' });
  return typeof day === 'string' ? day : REFUSED;
};

/** The value that a form stores, or `refused` by the specified pattern. */
const STORED: Readonly<Record<string, (typed: string) => string>> = {
  phone: (typed) => matching(readPhone(typed), PHONE_PATTERN),
  document: (typed) => matching(readDocument(typed.includes('-') ? '31' : '13', typed), DOCUMENT_DIGITS),
  day: dayIn,
  amount: amountIn,
  'order search': readSearch,
  'e-mail': (typed) => matching(readEmail(typed), EMAIL_PATTERN),
  name: (typed) => matching(readName(typed), NAME_PATTERN),
  'tax class in a sheet': (typed) => readVatClass(typed) ?? REFUSED,
};

describe('a typed value', () => {
  it.each(CASES)('of kind $kind is parsed from "$typed" as $expected', ({ kind, typed, expected }) =>
    expect(STORED[kind]?.(typed)).toBe(expected),
  );

  it.each([
    ['\u202a+57 310 456 7890\u202c', '3104567890'],
    ['0057 310 456 7890', '3104567890'],
    ['+57 (601) 745 22 30', '6017452230'],
    ['(601) 745‑2230', '6017452230'],
    ['5712345678', '5712345678'],
    ['+1 202 555 01 000', '+120255501000'],
    ['mi casa', 'mi casa'],
  ])('as a phone turns %j into %s', (typed, phone) => expect(readPhone(typed)).toBe(phone));

  it.each([
    ['Pedido 41', '41'],
    ['N.º 1.204', '1204'],
    ['# 900', '900'],
    ['310 456 7890', '3104567890'],
    ['+57 310 456 7890', '3104567890'],
    ['900.123.456', '900123456'],
    ['900.123.456-8', '900123456'],
    ['  Ana   Gómez ', 'Ana Gómez'],
    ['FV-2-123', 'FV-2-123'],
    ['cliente@demo.test', 'cliente@demo.test'],
    ['', ''],
  ])('as a search turns %j into %j', (typed, wanted) => expect(readSearch(typed)).toBe(wanted));

  it.each([
    ['José', 'José'],
    ['\ufeffAna\u200b', 'Ana'],
    ['Ana\u00a0Gómez', 'Ana Gómez'],
  ])('as a name turns %j into %j', (typed, name) => expect(readName(typed)).toBe(name));

  it.each([
    ['Gravado 19%', 'Taxed'],
    ['gravado 5 %', 'TaxedReduced'],
    ['EXENTO', 'Exempt'],
    ['Excluded', 'Excluded'],
    ['Gravado 16%', null],
    ['otro', null],
  ])('as a tax class turns %j into %j', (typed, vatClass) => expect(readVatClass(typed)).toBe(vatClass));
});

const READERS: readonly (readonly [string, (typed: string) => string])[] = [
  ['text', readText],
  ['name', readName],
  ['e-mail', readEmail],
  ['phone', readPhone],
  ['digits', readDigits],
  ['search', readSearch],
  ['cédula', (typed) => readDocument('13', typed)],
  ['NIT', (typed) => readDocument('31', typed)],
  ['passport', (typed) => readDocument('41', typed)],
];
const PIECES = [
  ...'0123456789',
  '57',
  '+57',
  '0057',
  '310',
  '900123456',
  ' ',
  '.',
  '-',
  '(',
  ')',
  '#',
  '‑',
  ' ',
];
const numberLike = fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join(''));
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), numberLike);
const digitsOf = (text: string): string => text.replace(/\D/g, '');

describe('the normal form of a typed value', () => {
  it.each(READERS)('is stable when parsed again: %s [N-33-802]', (_kind, read) =>
    fc.assert(fc.property(anyText, (typed) => expect(read(read(typed))).toBe(read(typed)))),
  );

  it('keeps all digits of a phone except the country code', () =>
    fc.assert(
      fc.property(numberLike, (typed) => {
        const [before, after] = [digitsOf(typed), digitsOf(readPhone(typed))];
        expect([before, before.replace(/^57/, ''), before.replace(/^0057/, '')]).toContain(after);
      }),
    ));

  it('keeps all digits of other numbers [N-33-802]', () =>
    fc.assert(fc.property(numberLike, (typed) => expect(digitsOf(readDigits(typed))).toBe(digitsOf(typed)))));

  it("equals the amount in its text and in a formula's result", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (centavos) => {
        const { format } = moneyKind();
        const pesos = centavos / 100;
        expect(fieldNumberOf(format(pesos), moneyKind())).toBe(pesos);
        // The same amount as a formula or a sum of doubles returns it.
        expect(fieldNumberOf(String(pesos + Number.EPSILON * pesos), moneyKind())).toBe(pesos);
      }),
    ));
});
