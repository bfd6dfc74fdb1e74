import { readOrderSearch } from './order-search.js';

describe('search of the order list', () => {
  it('reads a number as an order id or the start of a document', () => {
    expect(readOrderSearch('1012')).toEqual({ id: 1012, documentPrefix: '1012', flags: [] });
    expect(readOrderSearch('99999999999').id).toBeNull();
  });

  it('reads the status texts of the list, with and without accents and case', () => {
    expect(readOrderSearch('CANCELADO').flags).toEqual([{ flag: 'active', value: false }]);
    expect(readOrderSearch('no registra envío').flags).toEqual([{ flag: 'isDelivered', value: false }]);
    expect(readOrderSearch('no registra').flags).toHaveLength(2);
  });

  it('reads any other text as the start of a document', () => {
    expect(readOrderSearch('AB-12')).toEqual({ id: null, documentPrefix: 'AB-12', flags: [] });
  });
});
