import type { ShownPartner, SignedIn, StoreSummary } from '@lacteos/contracts/schemas';
import type { Partner } from '@lacteos/contracts/stores/partner';

import { DIALECTS, startApi, TEST_PASSWORD, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { AppError } from '#platform/errors/index.js';
import { CashierStores, checkStock, StockLevelEntity, StockRepository, StockService } from './index.js';

describe.each(DIALECTS)('partner stores on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  it('are listed publicly while they are active [S-199, S-200, D-030, D-031, D-062, N-19-019]', async () => {
    const id = await shop.addStore('Punto Barzal');
    await shop.addStore('Cerrada', false);
    const partners = await api.call<Partner[]>('GET', '/partner/');
    expect(partners.data).toEqual([
      {
        id,
        name: 'Punto Barzal',
        address: 'Calle 1',
        phone: '3100000000',
        city: 'Acacías',
        country: 'Meta',
        image: '',
        hours: null,
        hoursToday: null,
        location: null,
        productsInStock: 0,
      },
    ]);
    const stores = await api.call<StoreSummary[]>('GET', '/store/stores');
    expect(stores.data).toEqual([{ id, name: 'Punto Barzal', city: 'Acacías' }]);
    for (const path of ['/partner/', '/store/stores']) {
      const all = JSON.parse((await api.call('GET', path)).text);
      expect(all.meta).toEqual({ total: 1, page: 1, pageSize: 200 });
      const past = JSON.parse((await api.call('GET', `${path}?page=2&pageSize=1`)).text);
      expect([past.data, past.meta]).toEqual([[], { total: 1, page: 2, pageSize: 1 }]);
      expect((await api.call('GET', `${path}?pageSize=201`)).status).toBe(400);
    }
  });

  it('show their count of products in stock and can be listed by product [N-18-253]', async () => {
    const [full, scarce] = [await shop.addStore('Llena'), await shop.addStore('Escasa')];
    const closed = await shop.addStore('Cerrada', false);
    const [milk, cheese] = [await shop.addProduct({ stock: 0 }), await shop.addProduct({ stock: 9 })];
    await shop.stock(full, milk.id, 4);
    await shop.stock(full, cheese.id, 1);
    await shop.stock(scarce, milk.id, 3);
    await shop.stock(closed, milk.id, 9);
    const { data: partners } = await api.call<ShownPartner[]>('GET', '/partner/');
    const counts = new Map(partners.map(({ id, productsInStock }) => [id, productsInStock]));
    expect([counts.get(full), counts.get(scarce), counts.has(closed)]).toEqual([2, 1, false]);
    const having = async (id: number | string) => (await api.call('GET', `/partner/stock/${id}`)).data;
    expect(await having(milk.id)).toEqual([
      { storeId: full, isLow: false },
      { storeId: scarce, isLow: true },
    ]);
    expect(await having(999_999)).toEqual([]);
    expect((await api.call('GET', '/partner/stock/x')).status).toBe(404);
  });

  it('are part of the session of their cashier', async () => {
    const { user, storeId } = await shop.cashier();
    const signedIn = await api.call<SignedIn>('POST', '/auth/login', {
      body: { email: user.email, password: TEST_PASSWORD },
    });
    expect(signedIn.data.user.stores).toEqual([{ id: storeId, name: 'Tienda', city: 'Acacías' }]);
  });

  it('accept the same cashier only once', async () => {
    const { user, storeId } = await shop.cashier();
    const cashiers = api.app.get(CashierStores);
    await expect(cashiers.assign(user.id, storeId)).rejects.toThrow();
    expect(await cashiers.storesOf(user.id)).toHaveLength(1);
  });
});

describe.each(DIALECTS)('stock on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let stock: StockService;
  const order = { cause: 'order', actorId: 1, orderId: 1 } as const;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    stock = api.app.get(StockService);
  });
  afterAll(() => api.stop());

  it('is debited for all lines or for none', async () => {
    const [plenty, scarce] = [await shop.addProduct({ stock: 5 }), await shop.addProduct({ stock: 1 })];
    const lines = [
      { productId: scarce.id, quantity: 2 },
      { productId: plenty.id, quantity: 2 },
    ];
    const seen: unknown[] = [];
    const take = stock.withStockRetry(
      0,
      lines,
      () => stock.debitStock(0, lines, order),
      (missing) => {
        seen.push(...missing);
        return new AppError('STOCK.NOT_ENOUGH', { names: '' });
      },
    );
    await expect(take).rejects.toThrow(AppError);
    expect(seen).toEqual([{ productId: scarce.id, level: 1 }]);
    expect(await shop.levelOf(0, plenty.id)).toBe(5);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('counts every unit of concurrent returns to a store that never held the product', async () => {
    const product = await shop.addProduct({ stock: 0 });
    await Promise.all(Array.from({ length: 12 }, () => shop.stock(77, product.id, 3)));
    expect(await shop.levelOf(77, product.id)).toBe(36);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('is compared with its ledger, and differences are reported [D-035]', async () => {
    const product = await shop.addProduct({ stock: 5 });
    const lines: string[] = [];
    const check = () => checkStock(api.app.get(StockRepository), (line) => lines.push(line));
    expect(await check()).toBe(true);
    await api.uow.manager.update(StockLevelEntity, { storeId: 0, productId: product.id }, { quantity: 9 });
    expect(await check()).toBe(false);
    expect(lines.at(-1)).toBe(`Stock of product ${product.id} at the factory: level 9, ledger 5`);
  });
});
