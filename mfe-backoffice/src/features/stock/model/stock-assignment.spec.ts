import { assignmentOf, stockOf } from './stock-assignment';

describe('the assignment of stock', () => {
  it.each([
    ['7', 7],
    ['7.9', 7],
    ['-3', 0],
    ['0', 0],
    ['', null],
    ['abc', null],
  ])('reads %p as %p', (text, stock) => expect(stockOf(text)).toBe(stock));

  it('names store and ticked products with their stock', () => {
    expect(assignmentOf(2, { 5: '3', 9: '-1' })).toEqual({
      assignment: {
        storeId: 2,
        productStocks: [
          { productId: 5, stock: 3 },
          { productId: 9, stock: 0 },
        ],
      },
    });
  });

  it('says what is missing', () => {
    expect(assignmentOf(null, {})).toEqual({
      problems: {
        store: 'Seleccione una tienda.',
        products: 'Seleccione al menos un producto.',
        stock: {},
      },
    });
    expect(assignmentOf(2, { 5: '' })).toEqual({ problems: { stock: { 5: 'Ingrese el stock' } } });
  });
});
