import { aCartItem, aProduct } from '#testing/builders';
import {
  hasInvalidQuantity,
  linesBeyondAvailable,
  linesToAdd,
  availableUnits,
  wholeQuantity,
} from './bulk-selection';

describe('bulk selection', () => {
  it.each([
    ['0', 0],
    [' 12 ', 12],
    ['1.200', 1200],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['tres', null],
  ])('reads the quantity %p as %p', (text, expected) => {
    expect(wholeQuantity(text)).toBe(expected);
  });

  it('adds only ticked products with a quantity above 0 [S-184]', () => {
    const products = [aProduct({ id: 1 }), aProduct({ id: 2 }), aProduct({ id: 3 })];
    const lines = linesToAdd(products, {
      1: { checked: true, quantity: '2' },
      2: { checked: true, quantity: '0' },
      3: { checked: false, quantity: '5' },
    });
    expect(lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([[1, 2]]);
  });

  it('counts what the cart already holds against the stock', () => {
    const product = aProduct({ id: 7, countInStock: 5 });
    const cart = [aCartItem({ id_product: 7, quantity: 4 })];
    expect(availableUnits(product, cart)).toBe(1);
    expect(linesBeyondAvailable([{ product, quantity: 2 }], cart)).toHaveLength(1);
    expect(linesBeyondAvailable([{ product, quantity: 1 }], cart)).toHaveLength(0);
  });

  it('finds a ticked row that is not a whole number [S-183]', () => {
    expect(hasInvalidQuantity({ 1: { checked: true, quantity: '1.5' } })).toBe(true);
    expect(hasInvalidQuantity({ 1: { checked: false, quantity: '1.5' } })).toBe(false);
  });
});
