import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos, vatOf } from '@lacteos/contracts/money/money';
import { priceLine } from '@lacteos/contracts/money/order-pricing';
import { VAT_CLASSES, vatOn, type VatClass } from '@lacteos/contracts/money/vat-classes';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';

import {
  subtractUnits,
  payableOf,
  returnedAfterInvoice,
  returnedBeforeInvoice,
  type PricedUnits,
  type SoldUnits,
  type UnitsByProduct,
} from './returned-amounts.js';

const DAY = '2026-11-20';
const RETE_FUENTE: WithholdingRates = { reteFuente: 2.5, reteIva: 0, reteIca: 0 };
const ALL_RATES: WithholdingRates = { reteFuente: 2.5, reteIva: 15, reteIca: 0.966 };

const line = (
  productId: number,
  pesos: number,
  quantity: number,
  vatClass: VatClass = 'Taxed',
): SoldUnits => ({
  productId,
  quantity,
  unitPrice: centavos(Math.round(pesos * 100)),
  ...vatOn(vatClass, DAY),
});
const units = (...each: readonly number[]): UnitsByProduct =>
  new Map(each.flatMap((quantity, n) => (quantity > 0 ? [[n + 1, quantity]] : [])));
const total = (parts: readonly { total: number }[]): number =>
  parts.reduce((sum, part) => sum + part.total, 0);

/** Order lines and the units of each return. */
const anyOrder = fc
  .array(
    fc.record({
      unitPrice: fc.integer({ min: 10_000, max: 9_999_999 }),
      vatClass: fc.constantFrom(...VAT_CLASSES),
      returns: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) => ({
    sold: drawn.map(({ unitPrice, vatClass, returns }, n) =>
      line(n + 1, unitPrice / 100, returns.length, vatClass),
    ),
    wanted: [0, 1, 2, 3, 4, 5]
      .map((at) => units(...drawn.map(({ returns }) => returns.filter((one) => one === at).length)))
      .filter(({ size }) => size > 0),
  }));

function noteAfterNote(
  sold: readonly SoldUnits[],
  wanted: readonly UnitsByProduct[],
  rates: WithholdingRates | null,
) {
  const notes: (readonly PricedUnits[])[] = [];
  const payables = wanted.map((back) => {
    const { parts, payable } = returnedAfterInvoice(sold, notes, back, rates);
    notes.push(parts);
    return Number(payable);
  });
  return { notes, paid: payables.reduce((sum, payable) => sum + payable, 0) };
}

describe('returned amounts', () => {
  it('are the price of the returned units less withholdings', () => {
    const sold = [line(1, 12_500, 4), line(2, 7_333.33, 7, 'Exempt')];
    const { parts, payable } = returnedAfterInvoice(sold, [], units(2), RETE_FUENTE);
    expect(parts).toEqual([{ productId: 1, quantity: 2, base: 2_500_000, total: 2_975_000 }]);
    expect(payable).toBe(2_912_500);
    expect(returnedBeforeInvoice(sold, units(2), RETE_FUENTE).payable).toBe(2_912_500);
  });

  it('before the invoice add up to the payable amount whatever the order of returns', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(null, RETE_FUENTE, ALL_RATES), ({ sold, wanted }, rates) => {
        let kept: readonly SoldUnits[] = sold;
        let payable = 0;
        for (const back of wanted) {
          payable += returnedBeforeInvoice(kept, back, rates).payable;
          kept = subtractUnits(kept, back);
        }
        expect(kept).toEqual([]);
        expect(payable).toBe(
          payableOf(
            sold.map((one) => priceLine(one)),
            rates,
          ),
        );
      }),
    );
  });

  it('have the VAT of their base in each note and add up to the invoice', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(null, RETE_FUENTE, ALL_RATES), ({ sold, wanted }, rates) => {
        const { notes } = noteAfterNote(sold, wanted, rates);
        for (const part of notes.flat()) {
          const percent = sold.find(({ productId }) => productId === part.productId)?.taxPercent ?? 0;
          expect(part.total).toBe(part.base + vatOf(part.base, percent));
        }
        expect(total(notes.flat())).toBe(total(sold.map((one) => priceLine(one))));
      }),
    );
  });

  it('refund exactly what was paid without withholdings or with ReteFuente alone [N-33-105]', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(null, RETE_FUENTE), ({ sold, wanted }, rates) => {
        const { paid } = noteAfterNote(sold, wanted, rates);
        expect(paid).toBe(
          payableOf(
            sold.map((one) => priceLine(one)),
            rates,
          ),
        );
      }),
    );
  });

  it('differ from the payment by at most a centavo per note with ReteIVA and ReteICA', () => {
    fc.assert(
      fc.property(anyOrder, ({ sold, wanted }) => {
        const { paid, notes } = noteAfterNote(sold, wanted, ALL_RATES);
        const whole = payableOf(
          sold.map((one) => priceLine(one)),
          ALL_RATES,
        );
        expect(Math.abs(paid - whole)).toBeLessThanOrEqual(notes.length);
      }),
    );
  });
});
