import type { Order } from '@lacteos/contracts';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import type { User } from '#users/index.js';
import type { OrderHoldDto } from './order-hold.dto.js';

const HOUR = 3_600_000;

describe.each(DIALECTS)('unpaid orders of buyers on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let admin: User;
  let buyer: { user: User };
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect, { MAX_OPEN_ORDERS: '3', MAX_SHARE_OF_STOCK: '50' });
    shop = new ShopBuilder(api);
    admin = (await api.signedIn(3)).user;
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    buyer = await api.signedIn(1);
  });

  /** Days pass here, and tokens live for minutes. */
  const tokenOf = (user: User) => api.tokenOf(user);
  const order = async (product: TestProduct, quantity: number, who: { user: User } = buyer) =>
    shop.place<Order>(
      await tokenOf(who.user),
      shop.anOrder(who.user, [[product, quantity]]),
      `hold-${(keys += 1)}`,
    );
  const hold = async (method: 'GET' | 'PUT' | 'DELETE', id: number, body?: object) =>
    api.call<OrderHoldDto>(method, `/admin/orders/${id}/hold`, {
      token: await tokenOf(admin),
      ...(body ? { body } : {}),
    });
  const later = async (hours: number): Promise<void> => {
    api.clock.advance(hours * HOUR);
    await api.work();
  };
  const mailsTo = (text: string): number => api.mails.filter(({ subject }) => subject.includes(text)).length;

  it('return their units after 72 hours, with a mail and a ledger row', async () => {
    const product = await shop.addProduct({ stock: 10 });
    const { data } = await order(product, 4);
    const end = Date.parse(data.createdAt) + 72 * HOUR;
    expect((await hold('GET', data.id)).data).toEqual({
      orderId: data.id,
      endsAt: new Date(end).toISOString(),
      releasedAt: null,
    });
    await later(71);
    expect(await shop.levelOf(0, product.id)).toBe(6);
    await later(1.1);
    expect(await shop.levelOf(0, product.id)).toBe(10);
    await api.work();
    expect(mailsTo(`Venció la reserva de su pedido ${data.id}`)).toBe(1);
    expect((await hold('GET', data.id)).data.releasedAt).not.toBeNull();
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('do not expire when staff sold them', async () => {
    const product = await shop.addProduct({ stock: 10 });
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 10);
    const { data } = await order(product, 4, cashier);
    expect((await hold('GET', data.id)).data.endsAt).toBeNull();
    await later(100);
    expect(await shop.levelOf(cashier.storeId, product.id)).toBe(6);
  });

  it('can be prolonged and released by staff', async () => {
    const product = await shop.addProduct({ stock: 10 });
    const { data } = await order(product, 4);
    const until = new Date(Date.parse(data.createdAt) + 100 * HOUR).toISOString();
    expect((await hold('PUT', data.id, { until })).data.endsAt).toBe(until);
    await later(73);
    expect(await shop.levelOf(0, product.id)).toBe(6);
    await later(28);
    expect(await shop.levelOf(0, product.id)).toBe(10);
    const second = await order(product, 2);
    expect((await hold('DELETE', second.data.id)).data.releasedAt).not.toBeNull();
    expect(await shop.levelOf(0, product.id)).toBe(10);
    for (const late of [await hold('DELETE', second.data.id), await hold('PUT', second.data.id, { until })])
      expect([late.status, late.failure.code]).toEqual([409, 'ORDERS.HOLD_OVER']);
    const steps = await api.call<{ name: string }[]>('GET', `/admin/orders/${data.id}/timeline`, {
      token: await tokenOf(admin),
    });
    expect(steps.data.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['HoldProlonged', 'OrderExpired']),
    );
  });

  it.each(['2020-01-01', '2099-01-01', 'mañana', '2026-02-30'])(
    'are not prolonged until %s',
    async (until) => {
      const { data } = await order(await shop.addProduct(), 1);
      const { status, failure } = await hold('PUT', data.id, { until });
      expect([status, failure.code, Object.keys(failure.errors ?? {})]).toEqual([
        400,
        'VALIDATION.FAILED',
        ['until'],
      ]);
    },
  );

  it('are limited in number until one is released', async () => {
    const product = await shop.addProduct({ stock: 40 });
    const placed = [await order(product, 1), await order(product, 1), await order(product, 1)];
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201]);
    const fourth = await order(product, 1);
    expect([fourth.status, fourth.failure.code]).toEqual([409, 'ORDERS.TOO_MANY_OPEN']);
    expect(fourth.failure.message).toBe(
      'Tiene 3 pedidos sin pagar. Pague o cancele alguno antes de hacer otro.',
    );
    await hold('DELETE', placed[0]?.data.id ?? 0);
    expect((await order(product, 1)).status).toBe(201);
  });

  it('hold at most half of a large stock in one or several orders; a small one may be bought up', async () => {
    const large = await shop.addProduct({ stock: 88, name: 'Queso' });
    const all = await order(large, 88);
    expect([all.status, all.failure.code]).toEqual([409, 'ORDERS.TOO_MANY_UNITS']);
    expect(all.failure.errors).toEqual({ products: [{ id: large.id, name: 'Queso', max: 44 }] });
    expect((await order(large, 40)).status).toBe(201);
    expect((await order(large, 5)).failure.errors).toEqual({
      products: [{ id: large.id, name: 'Queso', max: 4 }],
    });
    expect((await order(large, 4)).status).toBe(201);
    expect((await order(await shop.addProduct({ stock: 50 }), 50)).status).toBe(201);
  });
});
