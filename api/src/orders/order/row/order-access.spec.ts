import type { PaymentType } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { FACTORY } from '#products/index.js';
import { OrderEventEntity } from '../timeline/order-event.entity.js';
import { OrderEntity } from './order.entity.js';
import type { OrderDto, OrderRowDto } from './order.dto.js';

describe.each(DIALECTS)('order access on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 1000 });
  });
  afterAll(() => api.stop());

  let keys = 0;
  const placedBy = async (caller: Awaited<ReturnType<TestApi['signedIn']>>, quantity = 1): Promise<number> =>
    (
      await shop.place(
        caller.token,
        shop.anOrder(caller.user, [[product, quantity]]),
        `access-${(keys += 1)}`,
      )
    ).data.id;
  const see = (token: string, id: number | string) => api.call<OrderDto>('GET', `/order/${id}`, { token });
  const cancel = (token: string, id: number | string) =>
    api.call('DELETE', `/order/delete?id=${id}`, { token });

  it('shows an order to its owner and administrators, and returns 404 to others [S-209, D-081]', async () => {
    const owner = await api.signedIn(1);
    const id = await placedBy(owner);
    const others = [await api.signedIn(1), await shop.cashier(), await api.signedIn(2)];
    expect((await see(owner.token, id)).status).toBe(200);
    expect((await see((await api.signedIn(3)).token, id)).status).toBe(200);
    expect((await see((await api.signedIn(4)).token, id)).status).toBe(200);
    for (const other of others) {
      const refused = await see(other.token, id);
      expect([refused.status, refused.failure.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
      expect((await cancel(other.token, id)).status).toBe(404);
    }
  });

  it.each(['0', '-1', 'abc', '1e3', '99999999999', "1' OR '1'='1"])(
    'returns 404 for the order id %p',
    async (id) => {
      const { token } = await api.signedIn(3);
      expect((await see(token, encodeURIComponent(id))).failure.code).toBe('ORDERS.NOT_FOUND');
    },
  );

  it('shows a cashier only the orders of their stores, including those of colleagues [D-081]', async () => {
    const cashier = await shop.cashier();
    await shop.stock(cashier.storeId, product.id, 5);
    const id = await placedBy(cashier);
    const stranger = await api.signedIn(1);
    await placedBy(stranger);
    const colleague = await api.signedIn(2);
    expect((await see(colleague.token, id)).status).toBe(404);
    await api.uow.manager.query('INSERT INTO cashier_stores (user_id, store_id) VALUES (?, ?)', [
      colleague.user.id,
      cashier.storeId,
    ]);
    expect((await see(colleague.token, id)).status).toBe(200);
    const mine = await api.call<OrderRowDto[]>('GET', '/order/mine', { token: colleague.token });
    expect(mine.data.map((row) => row.id)).toEqual([id]);
  });

  it("lists the user's own orders, newest first and paged [S-207, D-063]", async () => {
    const owner = await api.signedIn(1);
    const ids = [await placedBy(owner), await placedBy(owner), await placedBy(owner)];
    const all = await api.call<OrderRowDto[]>('GET', '/order/mine', { token: owner.token });
    expect(all.data.map((row) => row.id)).toEqual(ids.toReversed());
    const page = await api.call<OrderRowDto[]>('GET', '/order/mine?page=2&pageSize=2', {
      token: owner.token,
    });
    expect(page.data.map((row) => row.id)).toEqual([ids[0]]);
  });

  it('cancels an unpaid order and returns its stock, recorded in ledger and timeline [S-210, D-035, D-046]', async () => {
    const owner = await api.signedIn(1);
    const before = await shop.levelOf(FACTORY, product.id);
    const id = await placedBy(owner, 4);
    expect(await shop.levelOf(FACTORY, product.id)).toBe(before - 4);
    const cancelled = await cancel(owner.token, id);
    expect([cancelled.status, cancelled.text]).toEqual([200, '{"success":true,"data":null}']);
    expect((await see(owner.token, id)).data.active).toBe(false);
    expect(await shop.levelOf(FACTORY, product.id)).toBe(before);
    expect(await shop.ledgerDifferences()).toEqual([]);
    const timeline = await api.uow.manager.find(OrderEventEntity, {
      where: { orderId: id },
      order: { id: 'ASC' },
    });
    expect(timeline.map((event) => event.name)).toEqual(['OrderPlaced', 'OrderCancelled']);
  });

  it('returns the stock once when an order is cancelled ten times at once', async () => {
    const owner = await api.signedIn(1);
    const before = await shop.levelOf(FACTORY, product.id);
    const id = await placedBy(owner, 2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(owner.token, id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(answers.find((answer) => answer.status === 409)?.failure.code).toBe('ORDERS.CANCELLED');
    expect(await shop.levelOf(FACTORY, product.id)).toBe(before);
  });

  it('does not cancel a paid order [D-047]', async () => {
    const owner = await api.signedIn(1);
    const id = await placedBy(owner);
    await api.uow.manager.update(OrderEntity, { id }, { isPaid: true, paidAt: api.clock.now() });
    const refused = await cancel((await api.signedIn(3)).token, id);
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDERS.ALREADY_PAID']);
  });

  it('offers Wompi and Efectivo to customers, and every payment type to staff [S-130, S-192, D-048, D-049]', async () => {
    const types = async (role: 1 | 2 | 3 | 4) =>
      (
        await api.call<PaymentType[]>('GET', '/order/payment_types', {
          token: (await api.signedIn(role)).token,
        })
      ).data;
    expect(await types(1)).toEqual([
      { id: 1, name: 'Efectivo' },
      { id: 5, name: 'Wompi' },
    ]);
    for (const role of [2, 3, 4] as const) {
      const offered = await types(role);
      expect(offered).toHaveLength(11);
      expect(offered.filter((type) => type.registrationOnly).map((type) => type.name)).toEqual([
        'Cheque',
        'Transferencia Bancaria',
      ]);
    }
  });
});
