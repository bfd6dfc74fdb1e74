import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { centavos, fromPesos, toPesos } from './money.js';
import { priceLine, totalsOf, type LineToPrice } from './order-pricing.js';
import { VAT_CLASSES, vatOn, type VatClass } from './vat-classes.js';

const DAY = '2026-11-20';

const line = (pesos: number, quantity: number, vatClass: VatClass = 'Taxed'): LineToPrice => ({
  quantity,
  unitPrice: fromPesos(pesos),
  ...vatOn(vatClass, DAY),
});
const totalsInPesos = (lines: LineToPrice[]) => {
  const { itemsPrice, taxPrice, totalPrice, allTaxed } = totalsOf(lines.map((each) => priceLine(each)));
  return { items: toPesos(itemsPrice), tax: toPesos(taxPrice), total: toPesos(totalPrice), allTaxed };
};

describe('order pricing', () => {
  it('adds 19 % VAT to the items total [D-026]', () => {
    expect(totalsInPesos([line(12500, 2), line(9900, 1)])).toEqual({
      items: 34900,
      tax: 6631,
      total: 41531,
      allTaxed: true,
    });
  });

  it('rounds half a centavo of a line up [S-239, D-028]', () => {
    // 0.50 pesos x 19 % = 9.5 centavos
    expect(totalsInPesos([line(0.5, 1)])).toEqual({ items: 0.5, tax: 0.1, total: 0.6, allTaxed: true });
  });

  it('rounds per line, not over the sum [D-028]', () => {
    // two lines of 9.5 centavos of tax each: 10 + 10, where the sum alone would give 19
    expect(totalsInPesos([line(0.5, 1), line(0.5, 1)]).tax).toBe(0.2);
  });

  it('rounds the line total, not the unit price', () => {
    // 3 x 0.50 pesos: 28.5 centavos of tax give 29, not 3 x 10
    expect(totalsInPesos([line(0.5, 3)]).tax).toBe(0.29);
  });

  it('charges no VAT on exempt and excluded lines, and reports that not all are taxed [D-026]', () => {
    const mixed = [line(1000, 1), line(1000, 1, 'Exempt'), line(1000, 1, 'Excluded')];
    expect(totalsInPesos(mixed)).toEqual({ items: 3000, tax: 190, total: 3190, allTaxed: false });
  });

  it('charges 5 % on lines of the reduced rate, and does not report them all as taxed', () => {
    // 5 % of 0.10 pesos is half a centavo.
    expect(totalsInPesos([line(0.1, 1, 'TaxedReduced'), line(1000, 3, 'TaxedReduced')])).toEqual({
      items: 3000.1,
      tax: 150.01,
      total: 3150.11,
      allTaxed: false,
    });
  });

  it('stays exact where floating point would not', () => {
    expect(totalsInPesos([line(0.1, 3), line(1999.99, 7)])).toEqual({
      items: 14000.23,
      tax: 2660.05,
      total: 16660.28,
      allTaxed: true,
    });
  });

  it('always totals the sum of its lines', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 9999 }),
      unitPrice: fc.integer({ min: 0, max: 99_999_999 }).map(centavos),
      vatClass: fc.constantFrom(...VAT_CLASSES),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 60 }), (lines) => {
        const priced = lines.map((each) => priceLine({ ...each, ...vatOn(each.vatClass, DAY) }));
        const totals = totalsOf(priced);
        const sum = priced.reduce((total, each) => total + each.total, 0);
        expect(totals.totalPrice).toBe(sum);
        expect(totals.itemsPrice + totals.taxPrice).toBe(sum);
      }),
    );
  });
});
