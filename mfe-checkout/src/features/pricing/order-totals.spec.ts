import { centavos } from '@lacteos/contracts/money/money';
import { vatLabel } from '@lacteos/contracts/orders/order-texts';
import { freshTotals, linePrice, orderTotals, type PricedLine } from './order-totals';

const line = (
  price: number,
  quantity: number,
  taxClassification: PricedLine['taxClassification'] = 'Taxed',
) => ({
  price,
  quantity,
  taxClassification,
});

describe('order totals', () => {
  it('takes 19 % of the items total and adds it [S-237, S-238]', () => {
    expect(orderTotals([line(12500, 2), line(4300, 1)])).toEqual({
      itemsPrice: 2930000,
      taxPrice: 556700,
      totalPrice: 3486700,
      allTaxed: true,
    });
  });

  it('rounds the VAT half up to the centavo on each line, not on the sum [D-028]', () => {
    // 19 % of 0.50 pesos is 9.5 centavos: 10 on each of two lines, 19 on the sum.
    const totals = orderTotals([line(0.5, 1), line(0.5, 1)]);
    expect(totals.taxPrice).toBe(20);
    expect(totals.totalPrice).toBe(120);
  });

  it('charges nothing on exempt and excluded lines and says that not all are taxed [D-026]', () => {
    const totals = orderTotals([line(1000, 1), line(1000, 3, 'Exempt'), line(1000, 1, 'Excluded')]);
    expect(totals).toEqual({ itemsPrice: 500000, taxPrice: 19000, totalPrice: 519000, allTaxed: false });
  });

  it('stays exact where floating point would drift', () => {
    expect(linePrice(line(0.1, 3)).base).toBe(30);
    expect(linePrice(line(19999.99, 999)).base).toBe(1997999001);
  });

  it('is zero for an empty cart', () => {
    expect(orderTotals([])).toEqual({ itemsPrice: 0, taxPrice: 0, totalPrice: 0, allTaxed: true });
  });

  it("labels the VAT 'Impuesto IVA 19%' only while every line is taxed", () => {
    expect(vatLabel(true)).toBe('Impuesto IVA 19%');
    expect(vatLabel(false)).toBe('Impuesto IVA');
  });
});

describe('fresh totals of a refused order', () => {
  it('reads pesos, as numbers or decimal strings', () => {
    expect(freshTotals({ itemsPrice: 100, taxPrice: '19.00', totalPrice: 119 }, true)).toEqual({
      itemsPrice: centavos(10000),
      taxPrice: centavos(1900),
      totalPrice: centavos(11900),
      allTaxed: true,
    });
  });

  it('is null when an amount is missing or not a number', () => {
    expect(freshTotals(undefined, true)).toBeNull();
    expect(freshTotals({ itemsPrice: 100, taxPrice: 19 }, true)).toBeNull();
    expect(freshTotals({ itemsPrice: 100, taxPrice: 'x', totalPrice: 119 }, true)).toBeNull();
  });
});
