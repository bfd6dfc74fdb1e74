import { readOrderSearch } from './order-search.js';
import { searchStateOf, searchStatesOf } from './search-state.js';
import type { OrderEntity } from '../row/order.entity.js';
import { matchesOf } from './order-matches.js';
import {
  exactPrefixTerm,
  invoiceOfTerm,
  invoiceTerms,
  prefixTermOf,
  searchTerms,
  searchWordsOf,
} from './search-words.js';

describe('order list search', () => {
  it('parses a number as an order id, a document prefix and a word', () => {
    expect(readOrderSearch('1012')).toEqual({
      id: 1012,
      documentPrefix: '1012',
      words: ['1012'],
      alternatives: [['*1012']],
      flags: [],
    });
    expect(readOrderSearch('99999999999').id).toBeNull();
  });

  it.each([
    ['#900', 900, '900'],
    ['Pedido 900', 900, '900'],
    ['1.509.895.563', 1_509_895_563, '1509895563'],
    ['900.123.456-8', 900_123_456, '900123456'],
    ['310 456 7890', null, '3104567890'],
  ])('parses %j as the order %p or the document %s [N-33-806]', (text, id, documentPrefix) => {
    expect(readOrderSearch(text)).toMatchObject({ id, documentPrefix, flags: [] });
  });

  it('parses a label code as the order id [N-17-512]', () => {
    expect(readOrderSearch('PED-41').id).toBe(41);
    expect(readOrderSearch('PED-99999999').id).toBe(99_999_999);
  });

  it('parses status texts of the list regardless of accents and case', () => {
    expect(readOrderSearch('CANCELADO').flags).toEqual([{ flag: 'active', value: false }]);
    expect(readOrderSearch('no registra envío').flags).toEqual([{ flag: 'isDelivered', value: false }]);
    expect(readOrderSearch('no registra').flags).toHaveLength(2);
  });

  it('parses any other text as words and a document prefix', () => {
    expect(readOrderSearch(' AB-12 ')).toEqual({
      id: null,
      documentPrefix: 'AB-12',
      words: ['ab', '12'],
      alternatives: [['ab12']],
      flags: [],
    });
    expect(readOrderSearch('Ñáñez  PEÑA').words).toEqual(['nanez', 'pena']);
    expect(readOrderSearch('can').flags).toEqual([]);
  });

  it('indexes names, company and phone, but no placeholder such as N/A', () => {
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
    expect(searchWordsOf(address)).toEqual(['maria', 'jose', 'nanez', '3101234567', '*4567']);
    expect(searchWordsOf({ ...address, phone: '310' }).at(-1)).toBe('310');
  });

  it('parses four digits as the end of a phone and joins numbers written in groups [N-17-501]', () => {
    const readings = (text: string) => readOrderSearch(text).alternatives;
    expect(readings('4567')).toEqual([['*4567']]);
    expect(readings('Zuluaga 4567')).toEqual([['zuluaga', '*4567']]);
    expect(readings('FV-2-1234')).toEqual([['fv', '2', '*1234'], ['fv21234']]);
    expect(readings('310 123 45 67')).toEqual([['3101234567']]);
    expect(readings('+57 310 1234567')).toEqual([['3101234567']]);
    expect(['ana', 'ana rojas', '310 zuluaga', '45'].map(readings)).toEqual([[], [], [], []]);
  });

  it('indexes an invoice by its full name, its prefix and its bare number [N-17-501]', () => {
    const invoice = { name: 'FV-2-123', prefix: 'SETT', number: 123 };
    expect(invoiceTerms(invoice)).toEqual(['fv2123', 'sett123', '123', '#fv2', '#123', '=FV-2-123']);
    expect(invoiceTerms({ name: 'FV-2-123' })).toEqual(['fv2123', '123', '#fv2', '#123', '=FV-2-123']);
    expect(['=FV-2-123', '*4567', 'fv2123'].map(invoiceOfTerm)).toEqual(['FV-2-123', null, null]);
  });

  it('reports the fields that matched [N-17-502]', () => {
    const order = {
      id: 4567,
      nDocument: '1012345678',
      shippingAddress: {
        first_name: 'María',
        last_name: 'Zuluaga',
        nameCompany: 'Quesos SAS',
        address: 'Calle 1',
        city_code: '50001',
        state_code: '50',
        email: '',
        phone: '310 123 4567',
      },
      paymentResult: null,
      delivery: { numberGuide: 'GU-78 9' } as OrderEntity['delivery'],
    };
    const found = (text: string) =>
      matchesOf(readOrderSearch(text), order, ['FV-2-123']).map(({ field, text: shown }) => [field, shown]);
    expect(found('4567')).toEqual([
      ['id', '4567'],
      ['phone', '310 123 4567'],
    ]);
    expect(found('zuluaga maria')).toEqual([['name', 'María Zuluaga']]);
    expect(found('zulu 4567')).toEqual([
      ['name', 'María Zuluaga'],
      ['phone', '310 123 4567'],
    ]);
    expect(found('gu-78')).toEqual([['guide', 'GU-78 9']]);
    expect(found('fv-2-123')).toEqual([['invoice', 'FV-2-123']]);
    expect(found('1012')).toEqual([['document', '1012345678']]);
    expect(found('quesos')).toEqual([['company', 'Quesos SAS']]);
    expect(found('nadie')).toEqual([]);
  });

  it('indexes pairs of names, but no pairs with numbers or very long words', () => {
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

  it('indexes each number prefix once', () => {
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
