import { baseOfTotal, chargedShipping, nearestTotals } from './included-vat.js';
import { centavos, vatOf } from './money.js';

describe('an amount with VAT inside', () => {
  it('has the base whose invoice makes it, or none [N-40-150]', () => {
    for (let total = 0; total < 400; total += 1) {
      const base = baseOfTotal(centavos(total), 19);
      const reached = Array.from({ length: total + 1 }, (_none, candidate) => centavos(candidate)).filter(
        (candidate) => candidate + vatOf(candidate, 19) === total,
      );
      expect(base === null ? [] : [base]).toEqual(reached.slice(0, 1));
    }
    expect(baseOfTotal(centavos(600_000), 19)).toBe(504_202);
    expect(baseOfTotal(centavos(600_000), 0)).toBe(600_000);
  });

  it('names the nearest totals that an invoice can have [N-40-150]', () => {
    const missing = Array.from({ length: 100 }, (_none, index) => centavos(600_000 + index)).find(
      (total) => baseOfTotal(total, 19) === null,
    );
    expect(nearestTotals(missing ?? centavos(0), 19)).toHaveLength(4);
  });

  it('is what an order charges beside its products [N-40-150]', () => {
    const prices = { itemsPrice: centavos(100), taxPrice: centavos(19), totalPrice: centavos(719) };
    expect(chargedShipping(prices)).toBe(600);
  });
});
