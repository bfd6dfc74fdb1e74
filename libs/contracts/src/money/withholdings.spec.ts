import { describe, expect, it } from '@jest/globals';

import { lineAmounts } from './invoice-arithmetic.js';
import { centavos } from './money.js';
import { deliveryLines, withheldOf, withheldTotal } from './withholdings.js';

const line = (base: number, vat: number) => ({ base: centavos(base), vat: centavos(vat) });

describe('withholdings by a company', () => {
  it.each([
    ['zero by default', [line(100_000, 19_000)], [0, 0, 0], [0, 0, 0]],
    [
      'computed each on its own base',
      [line(10_000_000, 1_900_000)],
      [2.5, 15, 0.966],
      [250_000, 285_000, 96_600],
    ],
    ['rounded up on a tie', [line(20, 0)], [2.5, 0, 0], [1, 0, 0]],
    [
      'rounded per line for ReteFuente, on the sum for the others',
      [line(20, 10), line(20, 10)],
      [2.5, 15, 2.5],
      [2, 3, 1],
    ],
  ] as const)('are %s [N-19-071]', (_, lines, [reteFuente, reteIva, reteIca], amounts) => {
    const withheld = withheldOf(lines, { reteFuente, reteIva, reteIca });
    expect([withheld.reteFuente, withheld.reteIva, withheld.reteIca]).toEqual(amounts);
    expect(withheldTotal(withheld)).toBe(amounts.reduce<number>((sum, amount) => sum + amount, 0));
  });

  it('count a delivery with its VAT inside, ReteFuente the goods alone [N-40-501]', () => {
    const rates = { reteFuente: 2.5, reteIva: 15, reteIca: 0.966 };
    const delivery = deliveryLines(centavos(600_000), 19);
    expect(delivery).toEqual([{ base: 504_202, vat: 95_798, isDelivery: true }]);
    expect(withheldOf([line(2_000_000, 380_000), ...delivery], rates)).toEqual({
      ...{ reteFuente: 50_000, reteIva: 71_370, reteIca: 24_191 },
    });
    expect(deliveryLines(centavos(600_000), 0)).toMatchObject([{ base: 600_000, vat: 0 }]);
    expect(deliveryLines(centavos(0), 19)).toEqual([]);
  });

  it('never change the total of a line', () => {
    const taxes = [{ type: 'IVA', percentage: 19 }];
    const withheld = [...taxes, { type: 'Retefuente', percentage: 2.5 }];
    const amounts = (all: typeof taxes) => lineAmounts({ quantity: 3, price: 33.33, taxes: all }).total;
    expect(amounts(withheld)).toBe(amounts(taxes));
  });
});
