import type { PageMeta, Product } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { SuggestionDto } from './suggestion.dto.js';

describe.each(DIALECTS)('product search on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    await shop.addProduct({ name: 'Arequipe de café', price: 8_000, family: 'POSTRES', stock: 4 });
    await shop.addProduct({ name: 'Quesillo en hoja', price: 12_000, family: 'QUESOS', stock: 0 });
    await shop.addProduct({ name: 'Queso costeño', price: 9_000, family: 'QUESOS', stock: 2 });
    await shop.addProduct({ name: 'Quesillo retirado', family: 'QUESOS', active: false });
  });
  afterAll(() => api.stop());

  const list = async (query: Record<string, string>) => {
    const answer = await api.call<Product[]>('GET', `/product/products?${new URLSearchParams(query)}`);
    const { meta } = answer.failure as unknown as { meta: PageMeta };
    return { status: answer.status, names: answer.data?.map(({ name }) => name), meta };
  };

  it('finds misspelt words and marks results that are only similar [N-18-141]', async () => {
    expect((await list({ search: 'arekipe' })).names).toEqual(['Arequipe de café']);
    expect((await list({ search: 'kesillo' })).names).toEqual(['Quesillo en hoja']);
    const near = await list({ search: 'arequite', page: '1', pageSize: '24' });
    expect(near.names).toEqual(['Arequipe de café']);
    expect(near.meta).toEqual({ total: 1, page: 1, pageSize: 24, isSimilar: true });
    const beyond = await list({ search: 'arequite', page: '2', pageSize: '24' });
    expect(beyond).toMatchObject({ names: [], meta: { total: 1 } });
    expect((await list({ search: 'kesillo', family: 'POSTRES' })).names).toEqual([]);
  });

  it('ranks products named by the search before those that merely contain the letters [N-18-361]', async () => {
    const { id } = await shop.addProduct({ name: 'Brevas con quesillo', family: 'POSTRES', stock: 1 });
    expect((await list({ search: 'quesillo' })).names).toEqual(['Quesillo en hoja', 'Brevas con quesillo']);
    expect((await list({ search: 'QUESILLOS' })).names).toEqual(['Quesillo en hoja', 'Brevas con quesillo']);
    expect(await list({ search: 'quesillo', page: '2', pageSize: '1' })).toMatchObject({
      names: ['Brevas con quesillo'],
      meta: { total: 2 },
    });
    expect((await list({ search: 'quesillo', sort: '-priceWithVat' })).names[0]).toBe('Quesillo en hoja');
    expect((await list({ search: 'esillo' })).names).toEqual(['Quesillo en hoja', 'Brevas con quesillo']);
    expect((await list({ search: 'brevas', family: 'POSTRES' })).names).toEqual(['Brevas con quesillo']);
    await api.uow.manager.query('UPDATE products SET active = 0 WHERE id = ?', [id]);
    await api.uow.manager.query('UPDATE catalogue_version SET version = version + 1');
  });

  it('proposes near words when nothing matches [N-18-143]', async () => {
    const { names, meta } = await list({ search: 'cafeta' });
    expect(names).toEqual([]);
    expect(meta.nearWords).toEqual(['café']);
  });

  it('suggests only products for sale [N-18-142]', async () => {
    const { status, data } = await api.call<SuggestionDto[]>('GET', '/product/suggestions?search=kesi');
    expect(status).toBe(200);
    expect(data[0]).toMatchObject({ name: 'Quesillo en hoja', slug: 'Botella 1000 g', family: 'QUESOS' });
    expect(data.map(({ name }) => name)).not.toContain('Quesillo retirado');
    expect((await api.call('GET', '/product/suggestions')).status).toBe(400);
  });

  it('filters by price with VAT, bounds included, and by availability [N-18-144]', async () => {
    expect((await list({ minPrice: '9520', maxPrice: '10710' })).names).toEqual([
      'Arequipe de café',
      'Queso costeño',
    ]);
    expect((await list({ minPrice: '9521', maxPrice: '10709' })).names).toEqual([]);
    const available = await list({ available: 'true', page: '1', pageSize: '1' });
    expect(available).toMatchObject({ names: ['Arequipe de café'], meta: { total: 2 } });
    expect((await list({ minPrice: '-1' })).status).toBe(400);
  });

  it('reflects new stock and new products at once [N-18-144]', async () => {
    const { id } = await shop.addProduct({ name: 'Kumis', price: 3_000, stock: 1 });
    await api.uow.manager.query('UPDATE catalogue_version SET version = version + 1');
    const found = async (quantity: number) => {
      await api.uow.manager.query('UPDATE stock_levels SET quantity = ? WHERE product_id = ?', [
        quantity,
        id,
      ]);
      return (await list({ search: 'cumis', available: 'true' })).names;
    };
    expect(await found(0)).toEqual([]);
    expect(await found(1)).toEqual(['Kumis']);
  });
});
