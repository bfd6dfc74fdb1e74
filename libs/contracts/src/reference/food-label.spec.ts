import { describe, expect, it } from '@jest/globals';
import { deliveryPromise, expiryDay, nutritionRows } from './food-label.js';

describe('rows of a nutrition table', () => {
  const table = { portion: 200, unit: 'g', energy: 82, fat: 2.45, sodium: 48, calcium: 0 } as const;

  it("show 100 g and the portion in the label's order [N-18-105]", () => {
    const rows = nutritionRows(table).map(({ name, perHundred, perPortion }) => [
      name,
      perHundred,
      perPortion,
    ]);
    expect(rows).toEqual([
      ['Calorías', '82 kcal', '164 kcal'],
      ['Grasa total', '2,5 g', '4,9 g'],
      ['Sodio', '48 mg', '96 mg'],
      ['Calcio', '0 mg', '0 mg'],
    ]);
  });

  it('mark amounts included in the row above', () => {
    const rows = nutritionRows({ ...table, saturatedFat: 1.5 });
    expect(rows.filter(({ isPart }) => isPart).map(({ key }) => key)).toEqual(['saturatedFat']);
  });
});

describe('the current facts of a label', () => {
  it('include the expiry day until it has passed', () => {
    expect(expiryDay({ expiresFrom: '2099-01-15' })).toBe('2099-01-15');
    expect([expiryDay({ expiresFrom: '2020-01-15' }), expiryDay({}), expiryDay(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("include the product's delivery promise or else the shop's", () => {
    expect(deliveryPromise({ delivery: 'Llega el martes.' })).toBe('Llega el martes.');
    expect(deliveryPromise(null)).toMatch(/^Viaja refrigerado .* antes de pagar\.$/);
    expect(deliveryPromise({})).toBe(deliveryPromise(null));
  });
});
