import { lineAmounts } from './arithmetic.js';
import { cufeOf } from './cufe.js';

describe('the arithmetic of the SIIGO stand-in', () => {
  it.each([
    [{ quantity: 10, price: 100, discount: 50, discountType: 'Value' }, 95_000n, 18_050n, 113_050n],
    [{ quantity: 2, price: 1069.77, discountType: 'Percentage' }, 213_954n, 40_651n, 254_605n],
    [{ quantity: 1, price: 4_252_044, discountType: 'Percentage' }, 425_204_400n, 80_788_836n, 505_993_236n],
    [{ quantity: 1, taxedPrice: 10_000, discountType: 'Percentage' }, 840_336n, 159_664n, 1_000_000n],
    [{ quantity: 1, taxedPrice: 119, discountType: 'Percentage' }, 10_000n, 1_900n, 11_900n],
  ])('computes %j as SIIGO does', (terms, base, tax, total) => {
    expect(lineAmounts({ ...terms, percentages: [19] })).toMatchObject({ base, taxes: [tax], total });
  });

  it('computes the CUFE of the official example', () => {
    const code = cufeOf({
      number: '323200000129',
      date: '2019-01-16',
      time: '10:53:10-05:00',
      base: 150_000_000n,
      vat: 28_500_000n,
      inc: 0n,
      total: 178_500_000n,
      issuer: '700085371',
      buyer: '800199436',
      key: '693ff6f2a553c3646a063436fd4dd9ded0311471',
      environment: '1',
    });
    expect(code).toBe(
      '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4',
    );
  });
});
