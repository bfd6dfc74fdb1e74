import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { StockLedgerEntity } from './stock-ledger.entity.js';
import type { LedgerLineDto, LocationStockDto } from './staff-stock.dto.js';

describe.each(DIALECTS)('stock assignment on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  let adminId: number;
  let storeId: number;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    const admin = await api.signedIn(3);
    token = admin.token;
    adminId = admin.user.id;
    storeId = await shop.addStore('Punto Barzal');
  });
  afterAll(() => api.stop());

  const assign = (productStocks: unknown, store: unknown = storeId) =>
    api.call('POST', '/admin/assign_stock', { token, body: { storeId: store, productStocks } });
  const levels = async (id: number) => [await shop.levelOf(0, id), await shop.levelOf(storeId, id)];

  it('moves units from the factory to the store and writes both ledger rows [B-140, B-197, D-033]', async () => {
    const [one, other] = [await shop.addProduct({ stock: 10 }), await shop.addProduct({ stock: 5 })];
    const answer = await assign([
      { productId: one.id, stock: 4 },
      { productId: other.id, stock: 5 },
    ]);
    expect([answer.status, answer.text]).toEqual([200, '{"success":true,"data":null}']);
    expect([await levels(one.id), await levels(other.id)]).toEqual([
      [6, 4],
      [0, 5],
    ]);
    const rows = await api.uow.manager.findBy(StockLedgerEntity, { productId: one.id, cause: 'assignment' });
    expect(rows).toMatchObject([
      { storeId: 0, delta: -4, actorId: adminId, orderId: null },
      { storeId, delta: 4, actorId: adminId },
    ]);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('rejects the whole request when the factory lacks stock, and names the products [D-034]', async () => {
    const plenty = await shop.addProduct({ stock: 10 });
    const scarce = await shop.addProduct({ name: 'Queso maduro', stock: 2 });
    const { status, failure } = await assign([
      { productId: plenty.id, stock: 4 },
      { productId: scarce.id, stock: 3 },
    ]);
    expect([status, failure.code]).toEqual([409, 'STOCK.NOT_ENOUGH']);
    expect(failure.message).toContain('Queso maduro (hay 2)');
    expect(failure.errors).toEqual({ products: [{ id: scarce.id, name: 'Queso maduro', countInStock: 2 }] });
    expect([await levels(plenty.id), await levels(scarce.id)]).toEqual([
      [10, 0],
      [2, 0],
    ]);
  });

  it('gives the last units to only one of six concurrent requests', async () => {
    const product = await shop.addProduct({ stock: 5 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => assign([{ productId: product.id, stock: 5 }])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await levels(product.id)).toEqual([0, 5]);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('moves nothing for a line of 0', async () => {
    const product = await shop.addProduct({ stock: 5 });
    expect((await assign([{ productId: product.id, stock: 0 }])).status).toBe(200);
    expect(await levels(product.id)).toEqual([5, 0]);
  });

  it('rejects invalid quantities, unknown stores and unknown products', async () => {
    const { id } = await shop.addProduct({ stock: 5 });
    for (const stock of [-1, 1.5, '2', null, undefined])
      expect((await assign([{ productId: id, stock }])).status).toBe(400);
    for (const body of [[], null, {}, [{ stock: 1 }], [{ productId: id, stock: 1, price: 1 }]])
      expect((await assign(body)).status).toBe(400);
    const line = { productId: id, stock: 1 };
    expect((await assign([line, line])).failure.errors).toEqual({
      productStocks: 'Cada producto puede aparecer una sola vez.',
    });
    for (const store of [undefined, 0, '1']) expect((await assign([line], store ?? null)).status).toBe(400);
    for (const store of [999_999, await shop.addStore('Cerrada', false)])
      expect((await assign([line], store)).failure.code).toBe('PARTNERS.NOT_FOUND');
    expect((await assign([{ productId: 999_999, stock: 1 }])).failure.code).toBe('PRODUCTS.NOT_FOUND');
    expect(await levels(id)).toEqual([5, 0]);
  });

  it('is visible in the stock per store and in the ledger of a product', async () => {
    const product = await shop.addProduct({ stock: 10 });
    await assign([{ productId: product.id, stock: 3 }]);
    const locations = await api.call<LocationStockDto[]>('GET', `/admin/product/${product.id}/stock`, {
      token,
    });
    expect(locations.data).toEqual([
      { storeId: 0, name: 'Fábrica', quantity: 7 },
      { storeId, name: 'Punto Barzal', quantity: 3 },
    ]);
    const ledger = (query = '') =>
      api.call<LedgerLineDto[]>('GET', `/admin/product/${product.id}/ledger${query}`, { token });
    expect((await ledger()).data).toMatchObject([
      { delta: -3, balance: 7, cause: 'assignment', actor: 'Ana Peña' },
      { delta: 10, balance: 10, cause: 'opening', actor: null },
    ]);
    expect((await ledger('?page=2&pageSize=1')).data).toMatchObject([{ delta: 10, balance: 10 }]);
    expect((await ledger(`?storeId=${storeId}`)).data).toMatchObject([{ delta: 3, balance: 3 }]);
    expect((await api.call('GET', '/admin/product/999999/ledger', { token })).status).toBe(404);
  });
});
