import { mergeLines } from './order-lines.js';

describe('order lines', () => {
  it('adds up two lines of one product, so that both draw on the same stock', () => {
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
