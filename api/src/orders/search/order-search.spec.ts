import { readOrderSearch } from './order-search.js';
import { searchStateOf, searchStatesOf } from './search-state.js';
import { prefixTermOf, searchWordsOf, searchTerms, exactPrefixTerm } from './search-words.js';

describe('search of the order list', () => {
  it('reads a number as an order id, the start of a document, a phone or a guide', () => {
    expect(readOrderSearch('1012')).toEqual({ id: 1012, documentPrefix: '1012', words: ['1012'], flags: [] });
    expect(readOrderSearch('99999999999').id).toBeNull();
  });

  it('reads the status texts of the list, with and without accents and case', () => {
    expect(readOrderSearch('CANCELADO').flags).toEqual([{ flag: 'active', value: false }]);
    expect(readOrderSearch('no registra envío').flags).toEqual([{ flag: 'isDelivered', value: false }]);
    expect(readOrderSearch('no registra').flags).toHaveLength(2);
  });

  it('reads any other text as words and as the start of a document', () => {
    expect(readOrderSearch(' AB-12 ')).toEqual({
      id: null,
      documentPrefix: 'AB-12',
      words: ['ab', '12'],
      flags: [],
    });
    expect(readOrderSearch('Ñáñez  PEÑA').words).toEqual(['nanez', 'pena']);
    expect(readOrderSearch('can').flags).toEqual([]);
  });

  it('finds an order by its names, its company and its phone, without the words that stand for none', () => {
    const address = {
      first_name: 'María José',
      last_name: 'Ñáñez',
      nameCompany: 'N/A',
      address: 'Calle 1',
      city_code: '50001',
      state_code: '50',
      email: 'm@demo.test',
      phone: '310 123 4567',
    };
    expect(searchWordsOf(address)).toEqual(['maria', 'jose', 'nanez', '3101234567']);
  });

  it('indexes each pair of names, but numbers and very long words alone', () => {
    const long = 'x'.repeat(20);
    expect(searchTerms(['rojas', 'ana', '31', long])).toEqual(['rojas', 'ana', '31', long, '+ana rojas']);
    expect(searchTerms(['tienda', '32'], ['ana', '31', '+ana rojas', 'rojas', 'tienda'])).toEqual([
      'tienda',
      '32',
      '+ana tienda',
      '+rojas tienda',
    ]);
    expect(searchTerms([])).toEqual([]);
  });

  it('indexes the prefix of each number once', () => {
    expect(searchTerms(['3101234567', '3109876543', 'gu7', 'guia7', '31'])).toEqual([
      '3101234567',
      '3109876543',
      'gu7',
      'guia7',
      '31',
      '#310',
      '#gu7',
    ]);
    expect(['310', '31', '3101', 'ana'].map(exactPrefixTerm)).toEqual(['#310', null, null, null]);
    expect(['+a 3', '#310'].map(prefixTermOf)).toEqual([null, null]);
  });

  it('encodes paid, dispatched and cancelled orders in one number', () => {
    const flags = [false, true].flatMap((isPaid) =>
      [false, true].flatMap((isDelivered) =>
        [false, true].map((active) => ({ isPaid, isDelivered, active })),
      ),
    );
    expect(new Set(flags.map(searchStateOf)).size).toBe(8);
    for (const one of flags) expect(searchStatesOf(one)).toEqual([searchStateOf(one)]);
    expect(searchStatesOf({ isPaid: null, isDelivered: null, active: null })).toHaveLength(8);
    expect(searchStatesOf({ isPaid: false, isDelivered: null, active: true })).toEqual(
      flags.filter(({ isPaid, active }) => !isPaid && active).map(searchStateOf),
    );
  });
});
