import { centavos } from '@lacteos/contracts/money/money';
import { orderTotals } from './order-totals';
import { shippingPriceOf, withShipping } from './shipping-totals';

const ZONE = { id: 1, name: 'Meta', isByCourier: false, isCold: true };
const META = { zone: ZONE, price: 6000, freeFrom: 80_000 };

describe('the price of a delivery', () => {
  it('is free from the amount of its zone on, to the centavo [N-40-350]', () => {
    expect(shippingPriceOf(META, centavos(7_999_999))).toBe(600_000);
    expect(shippingPriceOf(META, centavos(8_000_000))).toBe(0);
    expect(shippingPriceOf({ ...META, freeFrom: null }, centavos(99_000_000))).toBe(600_000);
  });

  it('is unknown where nothing is delivered', () => {
    expect(shippingPriceOf({ ...META, zone: null }, centavos(1))).toBeNull();
    expect(shippingPriceOf({ ...META, price: null }, centavos(1))).toBeNull();
  });

  it('is part of the total, which stays as it was without zones [N-40-350]', () => {
    const totals = orderTotals([{ price: 12500, quantity: 2, taxClassification: 'Taxed' }]);
    expect(withShipping(totals, null)).toEqual(totals);
    expect(withShipping(totals, centavos(600_000))).toEqual({
      itemsPrice: 2_500_000,
      taxPrice: 475_000,
      shippingPrice: 600_000,
      totalPrice: 3_575_000,
      allTaxed: true,
    });
  });
});
