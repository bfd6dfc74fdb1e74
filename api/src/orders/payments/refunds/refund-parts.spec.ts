import { centavos, fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import { cashRounding } from '@lacteos/contracts/counter/counter-sale';
import fc from 'fast-check';

import { splitRefund } from './refund-parts.js';

const UNIT = fromPesos(50);
const cash = (amount: number, rounding: number) => ({
  id: 1,
  amount: fromPesos(amount),
  rounding: fromPesos(rounding),
  received: fromPesos(50_000),
});
const card = (amount: number) => ({
  id: 2,
  amount: fromPesos(amount),
  rounding: centavos(0),
  received: null,
});

describe('the refund of a counter sale', () => {
  it('gives 138 back where 138 was handed over as 55 by card and 80 in cash with rounding [N-39-121]', () => {
    const parts = [card(5_500), cash(8_280, 20)];
    const [first, second] = splitRefund(parts, [], fromPesos(13_780), UNIT);
    expect(first).toMatchObject({ part: { id: 1 }, amount: 8_280_00, rounding: 20_00 });
    expect(second).toMatchObject({ part: { id: 2 }, amount: 5_500_00, rounding: 0 });
  });

  it('hands back in steps of the smallest coin, and in sum what was handed over [N-39-121]', () => {
    const part = cash(13_824, -24);
    let earlier: {
      partId: number;
      amount: ReturnType<typeof fromPesos>;
      rounding: ReturnType<typeof fromPesos>;
    }[] = [];
    const handed: number[] = [];
    for (const pesos of [4_607, 4_607, 4_610]) {
      const [refund] = splitRefund([part], earlier, fromPesos(pesos), UNIT);
      if (!refund) throw new Error('nothing was given back');
      handed.push((refund.amount + refund.rounding) / 100);
      earlier = [...earlier, { partId: 1, amount: refund.amount, rounding: refund.rounding }];
    }
    expect(handed).toEqual([4_600, 4_600, 4_600]);
  });

  it('begins with cash and goes on with what is left of each part', () => {
    const parts = [card(6_000), cash(4_000, 0)];
    const first = splitRefund(parts, [], fromPesos(1_000), UNIT);
    expect(first).toMatchObject([{ part: { id: 1 }, amount: 1_000_00 }]);
    const given = [{ partId: 1, amount: fromPesos(1_000), rounding: centavos(0) }];
    expect(splitRefund(parts, given, fromPesos(5_000), UNIT)).toMatchObject([
      { part: { id: 1 }, amount: 3_000_00 },
      { part: { id: 2 }, amount: 2_000_00 },
    ]);
  });

  it('never hands back more than was handed over, also after a change of the unit', () => {
    const part = cash(1_030, 0);
    const [first] = splitRefund([part], [], fromPesos(1_029), UNIT);
    expect((first?.amount ?? 0) + (first?.rounding ?? 0)).toBe(1_030_00);
    const earlier = [{ partId: 1, amount: fromPesos(1_029), rounding: fromPesos(1) }];
    const [last] = splitRefund([part], earlier, fromPesos(1), UNIT);
    expect((last?.amount ?? 0) + (last?.rounding ?? 0)).toBe(0);
  });

  it('refuses more than the parts have', () => {
    expect(() => splitRefund([card(10)], [], fromPesos(11), UNIT)).toThrow(RangeError);
  });

  it('hands back all that was handed over, whatever the parts and the pieces [N-39-121]', () => {
    const amounts = fc.integer({ min: 1, max: 50_000_00 });
    const share = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(amounts, amounts, fc.array(share, { maxLength: 6 }), (byCash, byCard, shares) => {
        const rounding = cashRounding(centavos(byCash), UNIT);
        const parts = [
          { id: 2, amount: centavos(byCard), rounding: centavos(0), received: null },
          { id: 1, amount: centavos(byCash), rounding, received: centavos(byCash + Math.max(0, rounding)) },
        ];
        const refunds: { partId: number; amount: Centavos; rounding: Centavos }[] = [];
        let rest = byCash + byCard;
        for (const percent of [...shares, 100]) {
          const amount = centavos(Math.ceil((rest * percent) / 100));
          if (amount === 0) continue;
          for (const refund of splitRefund(parts, refunds, amount, UNIT))
            refunds.push({ partId: refund.part.id, amount: refund.amount, rounding: refund.rounding });
          rest -= amount;
        }
        const handed = (id: number): number[] =>
          refunds.filter(({ partId }) => partId === id).map((one) => one.amount + one.rounding);
        const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
        expect(sum(handed(1))).toBe(byCash + rounding);
        expect(sum(handed(2))).toBe(byCard);
        expect(handed(1).every((one) => one >= 0 && one % UNIT === 0)).toBe(true);
      }),
    );
  });
});
