import { fieldNumberOf } from '@lacteos/contracts/parsing/field-number';
import { quantityKind } from '@lacteos/contracts/parsing/number-kinds';
import type { SiigoTax } from '@lacteos/contracts/schemas';

import { filledByProduct, newLine, lineQuantity, totalOfLines, unitsOf } from './invoice-line';

const VAT: SiigoTax = { id: 1, name: 'IVA 19%', type: 'IVA', percentage: 19 };
const LOW_VAT: SiigoTax = { id: 2, name: 'IVA 5%', type: 'IVA', percentage: 5 };
const WITHHELD: SiigoTax = { id: 3, name: 'Retefuente 2.5%', type: 'Retefuente', percentage: 2.5 };
const UNITS = quantityKind({ isSigned: true });
const TAXES = [VAT, LOW_VAT, WITHHELD];

describe('a line of the standalone invoice', () => {
  it('begins with quantity 1, price 0 and discount 0 [B-250]', () => {
    expect(newLine()).toEqual({ quantity: 1, price: 0, discount: 0, taxes: [] });
  });

  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['12.500', 12500],
    ['0', 1],
    ['-4', 1],
    ['abc', 1],
    ['', 1],
  ])('reads the quantity %j as %d [B-169]', (text, quantity) => {
    expect(lineQuantity(fieldNumberOf(text, UNITS))).toBe(quantity);
  });

  it.each(['2.9', '2,9', '12,500'])('does not guess the quantity %j', (text) => {
    const typed = fieldNumberOf(text, UNITS);
    expect(lineQuantity(typed)).toEqual(expect.objectContaining({ typed: text }));
    expect(unitsOf({ quantity: typed })).toBe(1);
  });

  it('is filled by its product: description, reference, first price of the first price list [B-102, B-153]', () => {
    const prices = [
      {
        currency_code: 'COP',
        price_list: [
          { position: 1, value: 8500 },
          { position: 2, value: 8000 },
        ],
      },
      { currency_code: 'USD', price_list: [{ position: 1, value: 2 }] },
    ];
    const product = { id: 'x', code: 'LAC-1', name: 'Kumis', active: true, taxes: [VAT], prices };
    expect(filledByProduct({ ...product, description: 'Kumis 1 l', reference: 'R-9' })).toEqual({
      code: 'LAC-1',
      description: 'Kumis 1 l',
      reference: 'R-9',
      price: 8500,
      taxes: [1],
    });
    expect(filledByProduct({ ...product, prices: [] })).toMatchObject({ description: 'Kumis', price: 0 });
  });

  it('costs quantity × price × (1 − discount) × (1 + tax); the lines are summed [B-249]', () => {
    const first = { quantity: 3, price: 1500.5, discount: 10, taxes: [1] };
    const second = { quantity: 2, price: 1000, discount: 0, taxes: [2] };
    expect(totalOfLines([first], TAXES)).toBe(4821.11);
    expect(totalOfLines([second], TAXES)).toBe(2100);
    expect(totalOfLines([first, second], TAXES)).toBe(6921.11);
  });

  it('has no tax without one labelled IVA [B-248]', () => {
    expect(totalOfLines([{ quantity: 1, price: 100, discount: 0, taxes: [3] }], TAXES)).toBe(100);
    expect(totalOfLines([{ quantity: 1, price: 100, discount: 0, taxes: [] }], TAXES)).toBe(100);
  });
});
