import type { TillCatalogue } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';

describe.each(DIALECTS)('the catalogue of the till on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect, { CASH_ROUNDING: '100' });
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  const read = (token: string) => api.call<TillCatalogue>('GET', '/till/catalogue', { token });

  it('has every active product with codes, shelf price and the units of the store [N-39-140]', async () => {
    const { token, storeId } = await shop.cashier();
    const ean = '7702001044016';
    const yogurt = await shop.addProduct({ name: 'Yogurt', price: 1_000.05, ean, stock: 7 });
    const cheese = await shop.addProduct({ taxClassification: 'Exempt', price: 9_000 });
    const gone = await shop.addProduct({ active: false });
    await shop.stock(storeId, yogurt.id, 3);
    const { data } = await read(token);
    expect(data).toMatchObject({
      store: { id: storeId, name: 'Tienda', address: 'Calle 1', city: 'Acacías', phone: '3100000000' },
      cashRounding: 100,
    });
    const byId = new Map(data.products.map((product) => [product.id, product]));
    expect(byId.get(yogurt.id)).toMatchObject({
      code: 'T-1',
      ean,
      slug: 'Botella 1000 g',
      price: 1_190.06,
      unitPrice: 1_000.05,
      taxClassification: 'Taxed',
      taxPercent: 19,
      stock: 3,
    });
    expect(byId.get(cheese.id)).toMatchObject({ ean: null, price: 9_000, taxPercent: 0, stock: 0 });
    expect(byId.has(gone.id)).toBe(false);
    const admin = await api.signedIn(4);
    const { data: factory } = await read(admin.token);
    expect(factory.store).toMatchObject({ id: 0, name: 'Fábrica', city: 'Villavicencio' });
    expect(factory.products.find(({ id }) => id === yogurt.id)?.stock).toBe(7);
  });

  it('needs a store', async () => {
    const { token } = await api.signedIn(2);
    expect((await read(token)).failure.code).toBe('CART.NO_STORE');
  });
});
