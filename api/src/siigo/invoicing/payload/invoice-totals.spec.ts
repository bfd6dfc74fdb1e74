import { describe, expect, it } from '@jest/globals';
import { invoiceTotal, lineAmounts, type ArithmeticLine } from '@lacteos/contracts/money/invoice-arithmetic';
import { centavos } from '@lacteos/contracts/money/money';
import { priceLine, totalsOf } from '@lacteos/contracts/money/order-pricing';
import { VAT_CLASSES, vatOn } from '@lacteos/contracts/money/vat-classes';
import fc from 'fast-check';

const VAT = { type: 'IVA', percentage: 19 };
const line = (change: Partial<ArithmeticLine>): ArithmeticLine => ({
  quantity: 1,
  price: 0,
  taxes: [VAT],
  ...change,
});
const pesos = ({ base, taxes, total }: ReturnType<typeof lineAmounts>) => [
  base / 100,
  taxes.map((tax) => tax / 100),
  total / 100,
];

describe('SIIGO arithmetic', () => {
  it.each([
    [
      '10 × 100.00 less 50.00',
      line({ quantity: 10, price: 100, discount: { kind: 'amount', value: 50 } }),
      950,
      180.5,
      1130.5,
    ],
    ['2 × 1069.77', line({ quantity: 2, price: 1069.77 }), 2139.54, 406.51, 2546.05],
    ['1 × 4252044', line({ price: 4252044 }), 4252044, 807888.36, 5059932.36],
    ['10000 with VAT', line({ price: 10000, isTaxIncluded: true }), 8403.36, 1596.64, 10000],
    ['119 with VAT', line({ price: 119, isTaxIncluded: true }), 100, 19, 119],
  ])('computes the published vector %s', (_, given, base, tax, total) => {
    expect(pesos(lineAmounts(given))).toEqual([base, [tax], total]);
  });

  it('rounds half up, the base before the tax', () => {
    expect(pesos(lineAmounts(line({ price: 0.005 })))).toEqual([0.01, [0], 0.01]);
    expect(pesos(lineAmounts(line({ price: 0.5 })))).toEqual([0.5, [0.1], 0.6]);
  });

  it('applies a percentage discount before the base is rounded', () => {
    const given = line({ quantity: 3, price: 33.33, discount: { kind: 'percentage', value: 12.5 } });
    expect(pesos(lineAmounts(given))).toEqual([87.49, [16.62], 104.11]);
  });

  it('rounds each tax separately and ignores withholdings', () => {
    const taxes = [VAT, { type: 'Impoconsumo', percentage: 8 }, { type: 'Retefuente', percentage: 2.5 }];
    expect(pesos(lineAmounts(line({ price: 99.99, taxes })))).toEqual([99.99, [19, 8, 0], 126.99]);
  });

  it('adds up rounded line totals', () => {
    expect(invoiceTotal([line({ price: 0.5 }), line({ price: 0.5 }), line({ price: 0.5 })])).toBe(180);
  });

  it('rejects more decimals than SIIGO accepts', () => {
    expect(() => lineAmounts(line({ price: 1.2345678 }))).toThrow(RangeError);
    expect(() => lineAmounts(line({ quantity: 1.005 }))).toThrow(RangeError);
  });

  it("matches the order's total for any order [D-029]", () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 10_000 }),
        unitPrice: fc.integer({ min: 1, max: 100_000_000 }).map(centavos),
        vatClass: fc.constantFrom(...VAT_CLASSES),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(lines, (given) => {
        const priced = given.map((row) => priceLine({ ...row, ...vatOn(row.vatClass, '2026-11-20') }));
        const invoiced = priced.map((row) => ({
          quantity: row.quantity,
          price: row.unitPrice / 100,
          taxes: row.taxPercent > 0 ? [{ type: 'IVA', percentage: row.taxPercent }] : [],
        }));
        return invoiceTotal(invoiced) === totalsOf(priced).totalPrice;
      }),
    );
  });
});
