import { assignmentOf, settledStock } from './stock-assignment';

describe('the assignment of stock', () => {
  it.each([
    [7, 7],
    [-3, 0],
    [0, 0],
    [null, null],
  ])('reads %p as %p', (typed, stock) => expect(settledStock(typed)).toBe(stock));

  it('names store and ticked products with their stock', () => {
    expect(assignmentOf(2, { 5: 3, 9: -1 })).toEqual({
      assignment: {
        storeId: 2,
        productStocks: [
          { productId: 5, stock: 3 },
          { productId: 9, stock: 0 },
        ],
      },
    });
  });

  it('reports missing values', () => {
    expect(assignmentOf(null, {})).toEqual({
      problems: {
        store: 'Seleccione una tienda.',
        products: 'Seleccione al menos un producto.',
        stock: {},
      },
    });
    expect(assignmentOf(2, { 5: null })).toEqual({ problems: { stock: { 5: 'Ingrese el stock' } } });
    const unread = { typed: '1.5', problem: 'No es claro.' };
    expect(assignmentOf(2, { 5: unread, 9: 2 })).toEqual({ problems: { stock: { 5: 'No es claro.' } } });
  });
});
