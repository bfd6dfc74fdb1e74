import {
  callOf,
  filterCountOf,
  isNarrowed,
  NO_FILTERS,
  queryOf,
  viewOf,
  type CatalogueView,
} from './catalogue-view.js';

const PLAIN: CatalogueView = { search: '', family: null, order: null, ...NO_FILTERS, page: 1 };

describe('the view of the store list', () => {
  it('round-trips through the address', () => {
    const view: CatalogueView = {
      ...PLAIN,
      search: 'queso ñ',
      family: 'QUESOS',
      order: 'precio-mayor',
      page: 3,
    };
    expect(viewOf(queryOf(view))).toEqual(view);
    expect(queryOf(view).toString()).toBe('buscar=queso+%C3%B1&familia=QUESOS&orden=precio-mayor&pagina=3');
  });

  it('has a plain address by default', () => {
    expect(queryOf(PLAIN).toString()).toBe('');
    expect(viewOf(new URLSearchParams())).toEqual(PLAIN);
  });

  it.each(['familia=CARNES', 'orden=toString', 'pagina=-2', 'pagina=1.5', 'pagina=abc', 'pagina=1e400'])(
    'treats %s as absent',
    (query) => expect(viewOf(new URLSearchParams(query))).toEqual(PLAIN),
  );

  it('requests one page from the API and trims the search', () => {
    expect(callOf(PLAIN)).toEqual({ page: 1, pageSize: 24 });
    expect(callOf({ ...PLAIN, search: ' mora ', family: 'LÁCTEOS', order: 'precio-menor', page: 2 })).toEqual(
      {
        page: 2,
        pageSize: 24,
        search: 'mora',
        family: 'LÁCTEOS',
        sort: 'priceWithVat',
      },
    );
  });

  it('contains price and availability in address and API request [N-18-145]', () => {
    const view: CatalogueView = { ...PLAIN, minPrice: 5000, maxPrice: 20_000, isAvailable: true };
    expect(queryOf(view).toString()).toBe('desde=5000&hasta=20000&disponibles=si');
    expect(viewOf(queryOf(view))).toEqual(view);
    expect(callOf(view)).toMatchObject({ minPrice: 5000, maxPrice: 20_000, available: 'true' });
    expect([isNarrowed(view), filterCountOf(view)]).toEqual([true, 2]);
    expect(viewOf(new URLSearchParams('desde=-1&hasta=1e9&disponibles=no'))).toEqual(PLAIN);
  });

  it('truncates a search to the length that the API accepts', () => {
    expect(viewOf(new URLSearchParams({ buscar: 'a'.repeat(300) })).search).toHaveLength(100);
  });

  it('counts as filtered by a search, a family or a later page, not by an order', () => {
    expect(isNarrowed({ ...PLAIN, order: 'nombre' })).toBe(false);
    expect(isNarrowed({ ...PLAIN, search: '  ' })).toBe(false);
    expect(isNarrowed({ ...PLAIN, search: 'a' })).toBe(true);
    expect(isNarrowed({ ...PLAIN, family: 'QUESOS' })).toBe(true);
    expect(isNarrowed({ ...PLAIN, page: 2 })).toBe(true);
  });
});
