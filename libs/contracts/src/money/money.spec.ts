import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { centavos, fromPesos, toPesos, vatOf, formatMoney } from './money.js';

describe('money', () => {
  it('converts pesos with two decimals to whole centavos', () => {
    expect(fromPesos(12500)).toBe(1250000);
    expect(fromPesos(0.29)).toBe(29);
    expect(fromPesos(1069.77)).toBe(106977);
  });

  it('rejects fractions of a centavo', () => {
    expect(() => fromPesos(0.005)).toThrow(RangeError);
    expect(() => fromPesos(Number.NaN)).toThrow(RangeError);
    expect(() => centavos(1.5)).toThrow(RangeError);
  });

  it('round-trips every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (n) => fromPesos(toPesos(centavos(n))) === n),
    );
  });

  it.each([
    [213954, 40651],
    [95000, 18050],
    [425204400, 80788836],
    [10000, 1900],
    [50, 10],
    [0, 0],
  ])('computes 19 % of %i centavos as %i, half up', (base, tax) => {
    expect(vatOf(centavos(base), 19)).toBe(tax);
  });

  it('rounds a tie up to the next centavo [D-028]', () => {
    expect(vatOf(centavos(50), 19)).toBe(10);
    expect(vatOf(centavos(10), 5)).toBe(1);
  });
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('formatMoney', () => {
  it.each([
    [12500, '$ 12.500,00'],
    [0, '$ 0,00'],
    [999.5, '$ 999,50'],
    [1234567.89, '$ 1.234.567,89'],
    [-2380, '-$ 2.380,00'],
  ])('formats %p pesos in es-CO with 2 decimals [S-240, D-024]', (pesos, text) => {
    expect(plain(formatMoney(pesos))).toBe(text);
  });

  it('formats every amount as es-CO does', () => {
    const digits = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (n) => {
        const pesos = toPesos(centavos(n));
        return plain(formatMoney(pesos)) === `$ ${digits.format(pesos)}`;
      }),
    );
  });
});
