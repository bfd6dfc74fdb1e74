import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos, formatMoney, toPesos } from '../money/money.js';
import {
  formatNumber,
  moneyKind,
  numberProblem,
  parseMoney,
  percentKind,
  quantityKind,
} from './number-kinds.js';
import type { ParsedNumber } from './parse-number.js';

const money = moneyKind();
const quantity = quantityKind();
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

/** 'number:12500', 'ambiguous:12.5|12500', 'invalid:decimals'. */
function brief(parsed: ParsedNumber): string {
  if (parsed.kind === 'number') return `number:${parsed.value}`;
  if (parsed.kind === 'ambiguous') return `ambiguous:${parsed.readings.join('|')}`;
  return parsed.kind === 'invalid' ? `invalid:${parsed.reason}` : parsed.kind;
}

describe('a typed amount of money', () => {
  it.each([
    ['12500', 12500],
    ['12.500', 12500],
    ['12.500,50', 12500.5],
    ['12500,5', 12500.5],
    ['$ 12.500,00', 12500],
    ['$\u00a012.500,00', 12500],
    ['$12.500', 12500],
    ['COP 12.500', 12500],
    ['COP $12.500,00', 12500],
    ['12.500 pesos', 12500],
    ['  7654,50 ', 7654.5],
    ['1.250.000', 1250000],
    ["1'250.000", 1250000],
    ['1 250 000', 1250000],
    ['1.250.000,05', 1250000.05],
    ['0', 0],
    ['0,5', 0.5],
    [',5', 0.5],
    ['007', 7],
    ['12,', 12],
    ['12.', 12],
    ['12.500.', 12500],
  ])('is parsed from %p', (text, value) => expect(money.parse(text)).toEqual({ kind: 'number', value }));

  it.each([
    ['12500.5', 12500.5],
    ['12500.50', 12500.5],
    ['0.5', 0.5],
    ['12,500.00', 12500],
    ['1,250,000', 1250000],
    ['1,250,000.75', 1250000.75],
  ])('is parsed from the unambiguous foreign form %p', (text, value) =>
    expect(money.parse(text)).toEqual({ kind: 'number', value }),
  );

  it.each([
    ['12.50', 'ambiguous:12.5|12500'],
    ['1.5', 'ambiguous:1.5|1500'],
    ['12,500', 'ambiguous:12.5|12500'],
    ['12,345', 'ambiguous:12345'],
    ['1.250,500', 'ambiguous:1250.5|1250500'],
    ['12.500.50', 'ambiguous:12500.5|12500500'],
    ['12,500,5', 'ambiguous:12500.5|12500500'],
    ['1250.500', 'ambiguous:1250.5|1250500'],
    ['0.500', 'ambiguous:0.5|500'],
    ['$ 12.50', 'ambiguous:12.5|12500'],
  ])('is not guessed from %p: %s', (text, expected) => expect(brief(money.parse(text))).toBe(expected));

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['$ ', 'empty'],
    ['doce', 'invalid:text'],
    ['12a', 'invalid:text'],
    ['12 5', 'invalid:text'],
    ['12..5', 'invalid:text'],
    ['1e5', 'invalid:text'],
    ['12.5000', 'invalid:decimals'],
    ['12,5678', 'invalid:decimals'],
    ['1.2.3', 'invalid:text'],
    ['-500', 'invalid:negative'],
    ['99999999999', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('is classified for %p as %s', (text, expected) => expect(brief(money.parse(text))).toBe(expected));

  it("is parsed back from the shop's own format [N-17-003]", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (n) => {
        const pesos = toPesos(centavos(n));
        expect(parseMoney(formatMoney(pesos))).toEqual({ kind: 'amount', amount: n });
        expect(moneyKind({ isSigned: true }).parse(formatNumber(pesos))).toEqual({
          kind: 'number',
          value: pesos,
        });
      }),
    );
  });

  it('has the digits of its text, and its readings are all valid', () => {
    const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,  $-'), maxLength: 14 });
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = money.parse(typed);
        const values = parsed.kind === 'number' ? [parsed.value] : [];
        const readings = parsed.kind === 'ambiguous' ? parsed.readings : values;
        for (const value of readings) {
          expect(digits(money.format(value))).toBe(digits(typed));
          expect(money.parse(money.format(value))).toEqual({ kind: 'number', value });
        }
        expect(parsed.kind === 'ambiguous' && parsed.readings.length === 0).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a typed quantity', () => {
  it.each([
    ['12', 'number:12'],
    ['12.500', 'number:12500'],
    ['12,00', 'number:12'],
    ['12,5', 'invalid:decimals'],
    ['12.5', 'ambiguous:12500'],
    ['12,500', 'ambiguous:12500'],
    ['$ 12', 'invalid:text'],
  ])('is classified for %p as %s', (text, expected) => expect(brief(quantity.parse(text))).toBe(expected));

  it("is parsed back from the shop's own format", () => {
    const kind = quantityKind({ isSigned: true });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (value) => {
        expect(kind.parse(kind.format(value))).toEqual({ kind: 'number', value });
      }),
    );
  });
});

describe('a typed percentage', () => {
  it.each([
    ['12,5', 'number:12.5'],
    ['12,5 %', 'number:12.5'],
    ['12.5', 'number:12.5'],
    ['100', 'number:100'],
    ['101', 'tooLarge'],
    ['12.500', 'tooLarge'],
  ])('is classified for %p as %s, without readings beyond its limit', (text, expected) =>
    expect(brief(percentKind().parse(text))).toBe(expected),
  );

  it('may be negative where it is a change', () => {
    const change = percentKind({ decimals: 0, max: 900, isSigned: true });
    expect(change.parse('-10 %')).toEqual({ kind: 'number', value: -10 });
    expect(brief(change.parse('12.5'))).toBe('invalid:decimals');
  });
});

describe('the message for an unaccepted number', () => {
  it.each([
    ['12.50', 'No es claro si son $ 12,50 o $ 12.500,00. Los miles llevan punto y los decimales, coma.'],
    ['12,345', 'No es claro: ¿son $ 12.345,00? Los miles llevan punto y los decimales, coma.'],
    ['doce', 'Escriba un valor en pesos, por ejemplo 12.500 o 12.500,50.'],
    ['1,2345', 'Use máximo 2 decimales.'],
    ['-1', 'No puede ser negativo.'],
    ['99999999999', 'El valor máximo es $ 10.000.000.000,00.'],
  ])('lists every reading of %p: %s', (text, expected) =>
    expect(plain(numberProblem(money.parse(text), money))).toBe(expected),
  );

  it.each([
    ['12.5', 'No es claro: ¿son 12.500? Escríbalo sin decimales.'],
    ['12,5', 'Debe ser un número entero.'],
    ['x', 'Escriba un número entero, por ejemplo 12.'],
  ])('for the quantity %p is: %s', (text, expected) =>
    expect(numberProblem(quantity.parse(text), quantity)).toBe(expected),
  );

  it('is absent for a number and for empty text', () => {
    expect(numberProblem(money.parse('12.500'), money)).toBeNull();
    expect(numberProblem(money.parse(''), money)).toBeNull();
  });
});
