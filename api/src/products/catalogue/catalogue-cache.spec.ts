import { jest } from '@jest/globals';
import type { PageMeta, Product } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { CatalogueRepository } from './catalogue.repository.js';
import { CatalogueVersion, FACTORY, ProductEntity } from '../index.js';

describe.each(DIALECTS)('the catalogue cache on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let kumis: TestProduct;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    kumis = await shop.addProduct({ name: 'Kumis', stock: 4 });
    await shop.addProduct({ name: 'Avena', stock: 2 });
  });
  afterAll(() => api.stop());

  const list = (headers: Record<string, string> = {}, options = {}) =>
    api.call<Product[]>('GET', '/product/products', { headers, ...options });
  const reads = async (work: () => Promise<unknown>): Promise<number> => {
    const spy = jest.spyOn(api.app.get(CatalogueRepository), 'list');
    await work();
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };

  it('sends an ETag with public caching and answers 304 when it matches', async () => {
    const first = await list();
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('vary')).toContain('Authorization');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await list({ 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('reads the tables once while nothing changes', async () => {
    await list();
    expect(await reads(() => Promise.all(Array.from({ length: 20 }, () => list())))).toBe(0);
  });

  it('shows a sale at once without being notified', async () => {
    const before = await list();
    await shop.stock(FACTORY, kumis.id, 3);
    const after = await list({ 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(after.data.find(({ id }) => id === kumis.id)?.countInStock).toBe(7);
    const detail = await api.call<Product>('GET', `/product/${kumis.id}`);
    expect(detail.data.countInStock).toBe(7);
  });

  it('shows a new price, a new product and a deactivated one at once', async () => {
    await list();
    await api.uow.run(async () => {
      await api.uow.manager.update(ProductEntity, { id: kumis.id }, { price: 99_00 as never });
      await api.app.get(CatalogueVersion).bump();
    });
    expect((await list()).data.find(({ id }) => id === kumis.id)?.price).toBe(99);
    const arequipe = await shop.addProduct({ name: 'Arequipe' });
    expect((await list()).data.map(({ name }) => name)).toContain('Arequipe');
    await api.uow.run(async () => {
      await api.uow.manager.update(ProductEntity, { id: arequipe.id }, { active: false });
      await api.app.get(CatalogueVersion).bump();
    });
    const { data, failure } = await list();
    expect(data.map(({ name }) => name)).not.toContain('Arequipe');
    expect((failure as unknown as { meta: PageMeta }).meta.total).toBe(2);
    expect((await api.call('GET', `/product/${arequipe.id}`)).status).toBe(404);
  });

  it('never shows uncommitted changes', async () => {
    const before = (await list()).text;
    await expect(
      api.uow.run(async () => {
        await api.uow.manager.update(ProductEntity, { id: kumis.id }, { name: 'Nunca' });
        await api.app.get(CatalogueVersion).bump();
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect((await list()).text).toBe(before);
  });

  it("keeps a cashier's store apart from the factory and out of shared caches", async () => {
    const { token, storeId } = await shop.cashier();
    await shop.stock(storeId, kumis.id, 1);
    const own = await list({}, { token });
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    const units = ({ data }: { data: Product[] }) => data.find(({ id }) => id === kumis.id)?.countInStock;
    expect([units(own), units(await list())]).toEqual([1, 7]);
  });

  it('batches concurrent reads of single products', async () => {
    const catalogue = api.app.get(CatalogueRepository);
    const spy = jest.spyOn(catalogue, 'findAllDetailed');
    const found = await Promise.all([
      catalogue.find(kumis.id, FACTORY),
      catalogue.find(kumis.id, null),
      catalogue.find(987_654, FACTORY),
    ]);
    expect(found.map((row) => row && [row.id, row.countInStock])).toEqual([
      [kumis.id, 7],
      [kumis.id, 0],
      null,
    ]);
    expect(spy.mock.calls).toEqual([
      [[kumis.id, 987_654], FACTORY],
      [[kumis.id], null],
    ]);
    spy.mockRestore();
  });

  it('includes every query parameter in its key', async () => {
    const names = async (query: string) =>
      (await api.call<Product[]>('GET', `/product/products${query}`)).data.map(({ name }) => name);
    expect(await names('?sort=name')).toEqual(['Avena', 'Kumis']);
    expect(await names('?sort=-name')).toEqual(['Kumis', 'Avena']);
    expect(await names('?search=kum')).toEqual(['Kumis']);
    expect(await names('?page=2&pageSize=1')).toEqual(['Avena']);
    expect(await names('?family=QUESOS')).toEqual([]);
  });
});

describe('a catalogue without a cache', () => {
  it('reads the tables for each request and returns the same list', async () => {
    const dialect = DIALECTS[0];
    if (!dialect) throw new Error('no database to test on');
    const api = await startApi(dialect, { CATALOGUE_CACHE_ENTRIES: '0' });
    await new ShopBuilder(api).addProduct({ name: 'Kumis' });
    const spy = jest.spyOn(api.app.get(CatalogueRepository), 'list');
    const answers = [await api.call('GET', '/product/products'), await api.call('GET', '/product/products')];
    expect(spy).toHaveBeenCalledTimes(2);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    await api.stop();
  });
});
