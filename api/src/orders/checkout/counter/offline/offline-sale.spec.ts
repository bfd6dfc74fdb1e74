import { fromPesos } from '@lacteos/contracts/money/money';
import type { CashShift, NewSale, Order, Sale, TillCatalogue } from '@lacteos/contracts/schemas';

import { CashierStores } from '#partners/index.js';
import { CatalogueVersion, ProductEntity } from '#products/index.js';
import { AuditEntry } from '#platform/audit/index.js';
import { type Answer, DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { CashMovementEntity } from '#orders/payments/cash-desk/cash-movement.entity.js';
import { OversoldLineEntity } from './oversold-line.entity.js';

const CASH = 1;
const NEQUI = 8;
const COPIES = 20;
const MINUTE_MS = 60_000;

type Seller = Awaited<ReturnType<ShopBuilder['cashier']>> & { shiftId: number };
type Offline = NonNullable<NewSale['offline']>;

describe.each(DIALECTS)('a sale that was made without a network on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  const newSeller = async (): Promise<Seller> => {
    const cashier = await shop.cashier();
    return { ...cashier, shiftId: await shop.openShift(cashier.token) };
  };
  const inStore = async ({ storeId }: Seller, units: number, price = 10_000): Promise<TestProduct> => {
    const product = await shop.addProduct({ stock: 0, price, taxClassification: 'Excluded' });
    if (units > 0) await shop.stock(storeId, product.id, units);
    return product;
  };
  const catalogueOf = async ({ token }: Seller): Promise<TillCatalogue> =>
    (await api.call<TillCatalogue>('GET', '/till/catalogue', { token })).data;
  const proofOf = ({ offlineTerms, products }: TillCatalogue, ids: readonly number[]): Offline => {
    if (!offlineTerms) throw new Error('the seller has no open shift');
    const prices = products.flatMap(({ id, name, unitPrice, taxClassification, taxPercent, seal }) =>
      ids.includes(id) && seal
        ? [{ id_product: id, name, unitPrice, taxClassification, taxPercent, seal }]
        : [],
    );
    return { soldAt: api.clock.now().toISOString(), terms: offlineTerms, prices };
  };
  const aSale = async (
    seller: Seller,
    product: TestProduct,
    quantity: number,
    change: Partial<NewSale> = {},
  ): Promise<NewSale> => {
    const { totalPrice } = shop.anOrder(seller.user, [[product, quantity]]);
    return {
      items: [{ id_product: product.id, quantity }],
      payments: [{ paymentId: CASH, amount: totalPrice, received: totalPrice }],
      totalPrice,
      offline: proofOf(await catalogueOf(seller), [product.id]),
      ...change,
    };
  };
  const newKey = (): string => `offline-${dialect.name}-${(keys += 1)}`;
  const send = ({ token }: Pick<Seller, 'token'>, body: NewSale, key = newKey()): Promise<Answer<Sale>> =>
    api.call<Sale>('POST', '/till/sales', { token, body, headers: { 'idempotency-key': key } });
  const cashOf = async (orderId: number) =>
    (await api.uow.manager.findBy(CashMovementEntity, { orderId })).map(({ kind, amount, shiftId }) => [
      kind,
      Number(amount),
      shiftId,
    ]);
  const oversoldOf = (orderId: number) => api.uow.manager.findBy(OversoldLineEntity, { orderId });

  it('keeps the price and the time at which it was made [N-39-720]', async () => {
    const seller = await newSeller();
    const product = await inStore(seller, 5);
    const sale = await aSale(seller, product, 2);
    const soldAt = api.clock.now();
    await api.uow.manager.update(ProductEntity, product.id, { price: fromPesos(12_000) });
    await api.app.get(CatalogueVersion).bump();
    api.clock.advance(5 * MINUTE_MS);
    const { status, data } = await send(seller, sale);
    expect(status).toBe(201);
    expect(data).toMatchObject({ totalPrice: 20_000, receipt: { lines: [{ price: 10_000 }] } });
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id: data.id });
    for (const at of [order.createdAt, order.paidAt, order.deliveredAt]) expect(at).toEqual(soldAt);
    expect(await shop.levelOf(seller.storeId, product.id)).toBe(3);
    const [placed] = await api.uow.manager.findBy(OrderEventEntity, {
      orderId: data.id,
      name: 'OrderPlaced',
    });
    expect(placed?.detail?.replaceAll('\u00a0', ' ')).toMatch(
      /^Vendido sin conexión; precio anterior: .* \$ 10\.000,00 \(hoy \$ 12\.000,00\)$/,
    );
  });

  it('is taken without stock, which becomes a task until the store was counted [N-39-721]', async () => {
    const seller = await newSeller();
    const product = await inStore(seller, 1);
    const { status, data } = await send(seller, await aSale(seller, product, 3));
    expect(status).toBe(201);
    expect(await shop.levelOf(seller.storeId, product.id)).toBe(0);
    expect(await oversoldOf(data.id)).toMatchObject([
      { productId: product.id, quantity: 2, checkedAt: null },
    ]);
    const { token } = await api.signedIn(3);
    const dutiesOf = async () =>
      (await api.call<Order>('GET', `/order/${data.id}`, { token })).data.duties ?? [];
    expect(await dutiesOf()).toContain('oversold');
    const confirm = () => api.call('PUT', `/till/sales/${data.id}/stock-count`, { token, body: {} });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    expect(await dutiesOf()).not.toContain('oversold');
    const audits = await api.uow.manager.findBy(AuditEntry, {
      subjectId: String(data.id),
      action: 'orders.stock-counted',
    });
    expect(audits).toHaveLength(1);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('shares the last units with sales at the same time, and no level is below zero [N-39-722]', async () => {
    const seller = await newSeller();
    const product = await inStore(seller, 7);
    const sale = await aSale(seller, product, 2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(seller, sale)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const lines = await Promise.all(answers.map(({ data }) => oversoldOf(data.id)));
    const missing = lines.flat().reduce((sum, { quantity }) => sum + quantity, 0);
    const level = await shop.levelOf(seller.storeId, product.id);
    expect(level).toBeGreaterThanOrEqual(0);
    expect(20 - missing).toBe(7 - level);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('leaves a closed shift closed: its cash stands in no shift [N-39-723]', async () => {
    const seller = await newSeller();
    const product = await inStore(seller, 5);
    const sale = await aSale(seller, product, 1);
    const body = {
      shiftId: seller.shiftId,
      counts: [{ value: 10_000, count: 1 }],
      note: 'Una venta sin enviar',
    };
    const { data: closed } = await api.call<CashShift>('PUT', '/admin/cash-desk/shift', {
      token: seller.token,
      body,
    });
    const { status, data } = await send(seller, sale);
    expect(status).toBe(201);
    expect(await cashOf(data.id)).toEqual([['payment', 10_000_00, null]]);
    const { data: again } = await api.call<CashShift>('PUT', '/admin/cash-desk/shift', {
      token: seller.token,
      body,
    });
    expect(again).toEqual(closed);
  });

  it('is sent by a colleague of the store under who sold it, and by nobody else [N-39-724]', async () => {
    const seller = await newSeller();
    const product = await inStore(seller, 5);
    const sale = await aSale(seller, product, 1);
    const colleague = await api.signedIn(2);
    await api.app.get(CashierStores).assign(colleague.user.id, seller.storeId);
    expect((await send(await newSeller(), sale)).status).toBe(403);
    const { status, data } = await send(colleague, sale);
    expect(status).toBe(201);
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id: data.id });
    expect(order).toMatchObject({ userId: seller.user.id, shiftId: seller.shiftId });
    expect(await cashOf(data.id)).toEqual([['payment', 10_000_00, seller.shiftId]]);
    const [audited] = await api.uow.manager.findBy(AuditEntry, { subjectId: String(data.id) });
    expect(audited).toMatchObject({ actorId: colleague.user.id, after: { soldBy: seller.user.id } });
  });

  it('is one order however often, by whom and how it is sent [N-39-725]', async () => {
    const seller = await newSeller();
    const product = await inStore(seller, 5);
    const sale = await aSale(seller, product, 1);
    const { offline: _offline, ...online } = sale;
    const colleague = await api.signedIn(2);
    await api.app.get(CashierStores).assign(colleague.user.id, seller.storeId);
    const key = newKey();
    const first = await send(seller, online, key);
    const answers = await Promise.all(
      Array.from({ length: COPIES }, (_copy, n) => send(n % 2 === 0 ? seller : colleague, sale, key)),
    );
    expect(new Set([first, ...answers].map(({ data }) => data.id))).toEqual(new Set([first.data.id]));
    expect(await shop.levelOf(seller.storeId, product.id)).toBe(4);
  });

  it.each([
    [
      'a cheaper price',
      (offline: Offline) => ({ ...offline, prices: offline.prices.map((one) => ({ ...one, unitPrice: 1 })) }),
    ],
    ['another seller', (offline: Offline) => ({ ...offline, terms: { ...offline.terms, sellerId: 1 } })],
    [
      'another rounding',
      (offline: Offline) => ({ ...offline, terms: { ...offline.terms, cashRounding: 1_000 } }),
    ],
    [
      'another hour',
      (offline: Offline) => ({
        ...offline,
        terms: { ...offline.terms, issuedAt: new Date(0).toISOString() },
      }),
    ],
    [
      'a product without a sealed price',
      (offline: Offline) => ({
        ...offline,
        prices: offline.prices.map((one) => ({ ...one, id_product: 9_999_999 })),
      }),
    ],
  ])('is refused with %s [N-39-726]', async (_what, forge) => {
    const seller = await newSeller();
    const product = await inStore(seller, 5);
    const sale = await aSale(seller, product, 1);
    const { offline } = sale;
    if (!offline) throw new Error('no proof');
    const { failure } = await send(seller, { ...sale, offline: forge(offline) });
    expect(failure.code).toBe('TILL.OFFLINE_SALE_UNPROVEN');
    expect(await shop.levelOf(seller.storeId, product.id)).toBe(5);
  });

  it('is refused with a price of an earlier list under the terms of a later one [N-39-726]', async () => {
    const seller = await newSeller();
    const product = await inStore(seller, 5);
    const earlier = await aSale(seller, product, 1);
    api.clock.advance(MINUTE_MS);
    const later = await aSale(seller, product, 1);
    const { offline: before } = earlier;
    const { offline: now } = later;
    if (!before || !now) throw new Error('no proof');
    const mixed = { ...later, offline: { ...now, prices: before.prices } };
    expect((await send(seller, mixed)).failure.code).toBe('TILL.OFFLINE_SALE_UNPROVEN');
  });

  it('is dated between its price list and its arrival, whatever the clock of the till says [N-39-727]', async () => {
    const seller = await newSeller();
    const product = await inStore(seller, 5);
    const sale = await aSale(seller, product, 1);
    const { offline } = sale;
    if (!offline) throw new Error('no proof');
    api.clock.advance(MINUTE_MS);
    const datedAt = async (soldAt: string): Promise<string> =>
      (await send(seller, { ...sale, offline: { ...offline, soldAt } })).data.createdAt;
    expect(await datedAt('2001-01-01T00:00:00.000Z')).toBe(offline.terms.issuedAt);
    expect(await datedAt('2101-01-01T00:00:00.000Z')).toBe(api.clock.now().toISOString());
  });

  it('may be paid by every method of the till, and needs an open shift when its prices are read [N-39-728]', async () => {
    const seller = await newSeller();
    const product = await inStore(seller, 5);
    const byNequi = await aSale(seller, product, 1, { payments: [{ paymentId: NEQUI, amount: 10_000 }] });
    const { status, data } = await send(seller, byNequi);
    expect(status).toBe(201);
    expect(await cashOf(data.id)).toEqual([]);
    const idle = await shop.cashier();
    const { offlineTerms, products } = await catalogueOf({ ...idle, shiftId: 0 });
    expect(offlineTerms).toBeNull();
    expect(products.every(({ seal }) => seal === null)).toBe(true);
  });
});
