import { describe, expect, it } from '@jest/globals';
import { lineAmounts } from '@lacteos/contracts/money/invoice-arithmetic';
import { toPesos } from '@lacteos/contracts/money/money';

import { seeded } from '#test/seeded.js';
import { isNothingLeft, remaindersOf, type InvoiceLine, type LineCredit } from './credit-lines.js';
import { planCredit } from '../credit/credit-plan.js';

const RUNS = 400;
const VAT = { type: 'IVA', percentage: 19 };
const TAXES = [[], [VAT], [{ type: 'IVA', percentage: 5 }], [VAT, { type: 'Impoconsumo', percentage: 8 }]];

const lineOf = (quantity: number, price: number, taxes = [VAT], percent = 0): InvoiceLine => {
  const item = { code: 'LLA-1', quantity, price, ...(percent ? { discount: percent } : {}) };
  const discount = { kind: 'percentage', value: percent } as const;
  const { base, total } = lineAmounts({ quantity, price, taxes, discount });
  return { item, taxes, quantity, base, total };
};
const creditsOf = (plan: ReturnType<typeof planCredit>): readonly LineCredit[] => {
  if ('errors' in plan) throw new Error(JSON.stringify(plan.errors));
  return plan.credits;
};

describe('credit note lines', () => {
  it('contain returned units at their net price', () => {
    const lines = [lineOf(3, 12_345.67, [VAT], 12.5)];
    const [one] = creditsOf(planCredit(1, [{ line: 1, quantity: 1 }], lines, remaindersOf(lines, [])));
    expect(one).toMatchObject({ quantity: 1, base: 1_080_246, item: { quantity: 1, price: 10_802.46 } });
    expect(one?.item.discount).toBeUndefined();
  });

  it('contain net amounts per line, or per unit for a wrong price', () => {
    const lines = [lineOf(4, 1_000)];
    const rests = remaindersOf(lines, []);
    expect(creditsOf(planCredit(3, [{ line: 1, amount: 500 }], lines, rests))[0]).toMatchObject({
      quantity: 0,
      base: 50_000,
      total: 59_500,
      item: { quantity: 1, price: 500 },
    });
    expect(creditsOf(planCredit(4, [{ line: 1, quantity: 4, amount: 50 }], lines, rests))[0]?.base).toBe(
      20_000,
    );
  });

  it('of an annulment contain everything that earlier notes left', () => {
    const lines = [lineOf(3, 999.99), lineOf(1, 5_000, [])];
    const first = creditsOf(planCredit(1, [{ line: 1, quantity: 2 }], lines, remaindersOf(lines, [])));
    const rest = creditsOf(planCredit(2, [], lines, remaindersOf(lines, first)));
    expect(rest.map(({ line, quantity }) => [line, quantity])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(isNothingLeft(remaindersOf(lines, [...first, ...rest]))).toBe(true);
  });

  it.each([
    [2, [{ line: 1 }], 'lines'],
    [1, [], 'lines'],
    [1, [{ line: 1, quantity: 4 }], 'lines.0.quantity'],
    [1, [{ line: 2, quantity: 1 }], 'lines.0.line'],
    [3, [{ line: 1, amount: 3_000.01 }], 'lines.0.amount'],
    [3, [{ line: 1 }], 'lines.0.amount'],
    [4, [{ line: 1, quantity: 4, amount: 1 }], 'lines.0.quantity'],
    [
      1,
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
      'lines',
    ],
  ])('with reason %s and %j are rejected at %s', (reason, wanted, field) => {
    const lines = [lineOf(3, 1_000)];
    expect(planCredit(reason, wanted, lines, remaindersOf(lines, []))).toEqual({
      errors: { [field]: expect.any(String) },
    });
  });

  it(`never exceed the invoice and match the arithmetic of SIIGO (${RUNS} random chains) [N-19-053]`, () => {
    const random = seeded(19);
    const pick = (values: number): number => Math.floor(random() * values);
    for (let run = 0; run < RUNS; run += 1) {
      const lines = Array.from({ length: 1 + pick(4) }, () =>
        lineOf(
          1 + pick(12),
          (1 + pick(2_000_000)) / 100,
          [...(TAXES[pick(4)] ?? [])],
          pick(3) ? 0 : 1 + pick(40),
        ),
      );
      let credits: LineCredit[] = [];
      for (let note = 0; note < 6 && !isNothingLeft(remaindersOf(lines, credits)); note += 1) {
        const rests = remaindersOf(lines, credits);
        const line = 1 + pick(lines.length);
        const rest = rests[line - 1];
        const wanted = {
          line,
          quantity: 1 + pick(5),
          amount: (1 + pick(Math.max(1, rest?.base ?? 1))) / 100,
        };
        const plan = planCredit(
          note === 5 ? 2 : (([1, 1, 3, 4] as const)[pick(4)] ?? 1),
          note === 5 ? [] : [wanted],
          lines,
          rests,
        );
        if ('errors' in plan) continue;
        credits = [...credits, ...plan.credits];
      }
      const left = remaindersOf(lines, credits);
      expect(left.every(({ quantity, base, total }) => quantity >= 0 && base >= 0 && total >= 0)).toBe(true);
      for (const { item, line, base, total } of credits) {
        const taxes = lines[line]?.taxes ?? [];
        expect(lineAmounts({ quantity: item.quantity, price: item.price, taxes })).toMatchObject({
          base,
          total,
        });
        expect(toPesos(base)).toBeGreaterThan(0);
      }
    }
  });
});
