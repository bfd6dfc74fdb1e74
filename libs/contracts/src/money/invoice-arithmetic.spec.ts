import { invoiceTotal, lineAmounts } from './invoice-arithmetic.js';

const VAT = { type: 'IVA', percentage: 19 };

// SIIGO's published and observed examples (docs: quantity, unit price, discount, base, tax, total).
const VECTORS = [
  [{ quantity: 10, price: 100, discount: { kind: 'amount', value: 50 } }, 950, 180.5, 1130.5],
  [{ quantity: 2, price: 1069.77 }, 2139.54, 406.51, 2546.05],
  [{ quantity: 1, price: 4252044 }, 4252044, 807888.36, 5059932.36],
  [{ quantity: 1, price: 10000, isTaxIncluded: true }, 8403.36, 1596.64, 10000],
  [{ quantity: 1, price: 119, isTaxIncluded: true }, 100, 19, 119],
  [{ quantity: 3, price: 1500.5, discount: { kind: 'percentage', value: 10 } }, 4051.35, 769.76, 4821.11],
] as const;

describe('the arithmetic of an invoice', () => {
  it.each(VECTORS)('computes the amounts of %j', (line, base, tax, total) => {
    const amounts = lineAmounts({ ...line, taxes: [VAT] });
    expect([amounts.base, amounts.taxes[0], amounts.total].map((amount) => Number(amount) / 100)).toEqual([
      base,
      tax,
      total,
    ]);
  });

  it('sums the rounded lines and excludes withholdings', () => {
    const lines = [
      { quantity: 1, price: 100.03, taxes: [VAT] },
      {
        quantity: 1,
        price: 100.03,
        taxes: [
          { type: 'IVA', percentage: 5 },
          { type: 'ReteIVA', percentage: 15 },
        ],
      },
      { quantity: 1, price: 100, taxes: [] },
    ];
    expect(invoiceTotal(lines)).toBe(11904 + 10503 + 10000);
  });
});
