import { mergeLines } from './order-lines.js';

describe('order lines', () => {
  it('merge when they have the same product', () => {
    const merged = mergeLines([
      { productId: 7, quantity: 2 },
      { productId: 3, quantity: 1 },
      { productId: 7, quantity: 4 },
    ]);
    expect(merged).toEqual([
      { productId: 3, quantity: 1 },
      { productId: 7, quantity: 6 },
    ]);
  });
});
