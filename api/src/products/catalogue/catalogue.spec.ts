import { centavos } from '@lacteos/contracts/money/money';
import type { PageMeta, Product } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { ProductEntity } from './product.entity.js';

describe.each(DIALECTS)('the catalogue on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let cheese: TestProduct;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    await shop.addProduct({ name: 'Yogurt de melocotón', price: 12_500.5, stock: 4 });
    cheese = await shop.addProduct({ name: 'Queso costeño', price: 9_000, family: 'QUESOS', stock: 0 });
    await shop.addProduct({ name: 'Ñame 100%', price: 20_000, family: 'POSTRES' });
    await shop.addProduct({ name: 'Retirado', active: false });
  });
  afterAll(() => api.stop());

  const list = async (query = '', options = {}) => {
    const answer = await api.call<Product[]>('GET', `/product/products${query}`, options);
    const { meta } = answer.failure as unknown as { meta: PageMeta };
    return {
      status: answer.status,
      names: answer.data?.map((product) => product.name),
      data: answer.data,
      meta,
    };
  };

  it('lists active products with the price in pesos and the factory stock [S-122, S-198, D-032, D-061]', async () => {
    const { data, meta } = await list();
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({
      name: 'Yogurt de melocotón',
      slug: 'Botella 1000 g',
      price: 12_500.5,
      image: '/api/media/x/640.webp',
      brand: 'Prueba',
      description: 'Para probar',
      countInStock: 4,
      family: 'LÁCTEOS',
      taxClassification: 'Taxed',
    });
    expect(data[1]?.countInStock).toBe(0);
    expect(meta).toEqual({ total: 3, page: 1, pageSize: 200 });
  });

  it.each([
    ['MELOCOTON', ['Yogurt de melocotón']],
    ['costeño', ['Queso costeño']],
    ['name', ['Ñame 100%']],
    ['100%', ['Ñame 100%']],
    ['%', ['Ñame 100%']],
    ['quesos', ['Queso costeño']],
    ["' OR '1'='1", []],
  ])('finds %p regardless of accents and case, and treats wildcards as text', async (search, expected) => {
    expect((await list(`?search=${encodeURIComponent(search)}`)).names).toEqual(expected);
  });

  it('filters by family, sorts and pages in the database [D-063, D-064]', async () => {
    expect((await list(`?family=${encodeURIComponent('POSTRES')}`)).names).toEqual(['Ñame 100%']);
    expect((await list('?sort=-price')).names).toEqual(['Ñame 100%', 'Yogurt de melocotón', 'Queso costeño']);
    const second = await list('?page=2&pageSize=2&sort=price');
    expect(second.names).toEqual(['Ñame 100%']);
    expect(second.meta).toEqual({ total: 3, page: 2, pageSize: 2 });
  });

  it('lists products by id in the given order, without inactive ones [N-33-731]', async () => {
    const [yogurt, nanme] = [(await list('?search=melocoton')).data[0], (await list('?search=name')).data[0]];
    const gone = await shop.addProduct({ name: 'Retirado hoy', active: false });
    const { names, meta } = await list(`?ids=${nanme?.id},${gone.id},${yogurt?.id}`);
    expect(names).toEqual(['Ñame 100%', 'Yogurt de melocotón']);
    expect(meta.total).toBe(2);
    for (const ids of ['', '0', '1,dos', Array.from({ length: 51 }, (_, n) => n + 1).join(',')])
      expect((await list(`?ids=${ids}`)).status).toBe(400);
  });

  it("sorts by the price with VAT of today's VAT class [N-20-107]", async () => {
    const { data } = await list();
    const change = (name: string, columns: Partial<ProductEntity>) =>
      api.uow.manager.update(ProductEntity, { name }, columns);
    // 12,500.50 and 14,500 without VAT: 14,875.60 and 14,500 for the buyer.
    await change('Queso costeño', { price: centavos(1_450_000), taxClassification: 'Exempt' });
    expect((await list('?sort=price&pageSize=2')).names[0]).toBe('Yogurt de melocotón');
    expect((await list('?sort=priceWithVat&pageSize=2')).names[0]).toBe('Queso costeño');
    await change('Queso costeño', { nextTaxClassification: 'TaxedReduced', taxChangeOn: '2026-01-01' });
    // Another page size, because answers are cached until the office changes a product.
    expect((await list('?sort=priceWithVat&pageSize=3')).names[0]).toBe('Yogurt de melocotón');
    expect((await list('?sort=-priceWithVat')).names).toHaveLength(data.length);
    await change('Queso costeño', {
      price: centavos(900_000),
      taxClassification: 'Taxed',
      nextTaxClassification: null,
      taxChangeOn: null,
    });
  });

  it.each(['?sort=secret', '?pageSize=201', '?family=PANES', '?page=0', '?colour=red'])(
    'rejects %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );

  it('shows one product, and returns 404 for unknown, inactive and invalid ids [S-197]', async () => {
    expect((await api.call<Product>('GET', `/product/${cheese.id}`)).data).toMatchObject({
      name: 'Queso costeño',
      price: 9_000,
    });
    const inactive = await api.uow.manager.findOneByOrFail(ProductEntity, { active: false });
    for (const id of [inactive.id, 999_999, 0, 'abc']) {
      const refused = await api.call('GET', `/product/${id}`);
      expect([refused.status, refused.failure.code]).toEqual([404, 'PRODUCTS.NOT_FOUND']);
    }
  });

  it('shows cashiers the stock of their store, and others that of the factory [D-037]', async () => {
    const { token, storeId } = await shop.cashier();
    const product = await shop.addProduct({ name: 'Kumis', stock: 8 });
    await shop.stock(storeId, product.id, 3);
    const seen = async (options = {}) =>
      (await api.call<Product>('GET', `/product/${product.id}`, options)).data?.countInStock;
    expect(await seen()).toBe(8);
    expect(await seen({ token })).toBe(3);
    expect((await list('?search=kumis', { token })).data[0]?.countInStock).toBe(3);
    expect(await seen({ token, headers: { 'x-store-id': String(storeId) } })).toBe(3);
    expect(await seen({ token: (await api.signedIn(3)).token })).toBe(8);
    expect(await seen({ token: (await api.signedIn(2)).token })).toBe(0);
    const foreign = await shop.addStore();
    const refused = await api.call('GET', `/product/${product.id}`, {
      token,
      headers: { 'x-store-id': String(foreign) },
    });
    expect(refused.status).toBe(403);
  });
});
