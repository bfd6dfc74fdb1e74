import type { Order, OrderRow, WompiWidget } from '@lacteos/contracts/schemas';

import { AuditEntry } from '#platform/audit/index.js';
import { FACTORY } from '#products/index.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { OrderEventEntity } from '../../order/timeline/order-event.entity.js';
import { DIALECTS, holdAfter, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { WompiBuilder, WompiStub } from '#test/wompi-stub.js';
import { PaymentTypesService } from '../../payments/payment/payment-types.service.js';

const MINUTE = 60_000;

describe.each(DIALECTS)('the method of an unpaid order on $name', (dialect) => {
  let api: TestApi;
  let stub: WompiStub;
  let shop: ShopBuilder;
  let wompi: WompiBuilder;
  let product: TestProduct;
  let buyer: Awaited<ReturnType<TestApi['signedIn']>>;
  beforeAll(async () => {
    stub = await WompiStub.start();
    api = await startApi(dialect, { ...stub.env, ORDER_HOLD_MINUTES: '60', UNPAID_ORDER_HOURS: '72' });
    shop = new ShopBuilder(api);
    wompi = new WompiBuilder(api, shop, stub);
    product = await shop.addProduct({ stock: 1000 });
  });
  beforeEach(async () => {
    stub.transactions.length = 0;
    buyer = await api.signedIn(1);
  });
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  const change = (id: number, paymentMethod: string, { token } = buyer) =>
    api.call<Order>('PUT', `/order/${id}/method`, { token, body: { paymentMethod } });
  const see = async (id: number) => {
    buyer.token = await api.tokenOf(buyer.user);
    return (await api.call<Order>('GET', `/order/${id}`, { token: buyer.token })).data;
  };
  const byCash = () => shop.placedBy(buyer, [[product, 1]]);
  const recordsOf = async (id: number) => ({
    steps: await api.uow.manager.countBy(OrderEventEntity, { orderId: id, name: 'MethodChanged' }),
    audited: await api.uow.manager.countBy(AuditEntry, {
      action: 'orders.method-changed',
      subjectId: String(id),
    }),
  });
  const pass = async (minutes: number) => {
    api.clock.advance(minutes * MINUTE);
    await api.work();
  };

  it('is changed by its buyer, whose units are then kept as long as the new method allows [N-38-201]', async () => {
    const { id, createdAt } = await wompi.order(buyer, product);
    const placedAt = Date.parse(createdAt);
    expect((await see(id)).hold).toEqual({
      endsAt: new Date(placedAt + 60 * MINUTE).toISOString(),
      releasedAt: null,
    });
    const changed = await change(id, 'Efectivo');
    expect([changed.status, changed.data.paymentMethod, changed.data.paymentId]).toEqual([
      200,
      'Efectivo',
      1,
    ]);
    const end = new Date(placedAt + 72 * 60 * MINUTE).toISOString();
    expect(changed.data.hold).toEqual({ endsAt: end, releasedAt: null });
    await pass(61);
    expect((await see(id)).hold).toEqual({ endsAt: end, releasedAt: null });
    const back = await change(id, 'Wompi');
    expect([back.data.paymentMethod, back.data.hold?.endsAt]).toEqual(['Wompi', end]);
    const widget = await api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token: buyer.token });
    expect([widget.status, widget.data.isHoldOver]).toEqual([200, false]);
    expect(await recordsOf(id)).toEqual({ steps: 2, audited: 2 });
  });

  it('is looked up at the provider once an order becomes a card order [N-38-201]', async () => {
    const { id } = await byCash();
    await change(id, 'Wompi');
    stub.hold(await wompi.transaction(id));
    await pass(3);
    expect(await see(id)).toMatchObject({ isPaid: true, paymentMethod: 'Wompi', hold: null });
  });

  it('is recorded once when the same change is sent again [N-38-202]', async () => {
    const { id } = await byCash();
    const answers = [await change(id, 'Wompi'), await change(id, 'Wompi')];
    expect(answers.map(({ status, data }) => [status, data.paymentMethod])).toEqual([
      [200, 'Wompi'],
      [200, 'Wompi'],
    ]);
    expect(await recordsOf(id)).toEqual({ steps: 1, audited: 1 });
  });

  it('is not changed by others, to a method of staff, or after payment, cancellation or end of the hold [N-38-202]', async () => {
    const { id } = await byCash();
    expect((await change(id, 'Wompi', await api.signedIn(1))).failure.code).toBe('ORDERS.NOT_FOUND');
    expect((await change(id, 'Wompi', await api.signedIn(3))).status).toBe(403);
    expect((await change(id, 'Nequi')).failure.code).toBe('ORDERS.PAYMENT_METHOD_MISMATCH');
    await api.call('DELETE', `/order/delete?id=${id}`, { token: buyer.token });
    expect((await change(id, 'Wompi')).failure.code).toBe('ORDERS.CANCELLED');
    expect((await see(id)).cancelledAt).toBe(api.clock.now().toISOString());
    const card = await wompi.order(buyer, product);
    await pass(61);
    await see(card.id);
    expect((await change(card.id, 'Efectivo')).failure.code).toBe('ORDERS.HOLD_OVER');
    await wompi.send(await wompi.transaction(card.id));
    expect((await change(card.id, 'Efectivo')).failure.code).toBe('ORDERS.ALREADY_PAID');
  });

  it('waits for a pending payment and changes after its refusal, which the widget reports [N-38-203]', async () => {
    const { id } = await wompi.order(buyer, product);
    const widget = async () =>
      (await api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token: buyer.token })).data;
    const transaction = await wompi.transaction(id, { status: 'PENDING' });
    await wompi.send(transaction);
    expect((await change(id, 'Efectivo')).failure.code).toBe('ORDERS.PAYMENT_PENDING');
    expect(await widget()).toMatchObject({ isPaymentPending: true, isPaymentDeclined: false });
    await wompi.send({ ...transaction, status: 'DECLINED' });
    expect(await widget()).toMatchObject({ isPaymentPending: false, isPaymentDeclined: true });
    expect((await change(id, 'Efectivo')).status).toBe(200);
  });

  it('stays with the payment that arrives before the change is written [N-38-203]', async () => {
    const { id } = await wompi.order(buyer, product);
    const chosen = holdAfter(api.app.get(PaymentTypesService), 'getOrderable');
    const changing = change(id, 'Efectivo');
    await chosen.reached;
    await wompi.send(await wompi.transaction(id));
    chosen.release();
    expect((await changing).failure.code).toBe('ORDERS.ALREADY_PAID');
    expect(await see(id)).toMatchObject({ isPaid: true, paymentMethod: 'Wompi' });
    expect(await recordsOf(id)).toEqual({ steps: 0, audited: 0 });
  });

  it('becomes that of the payment which arrives after the change [N-38-203]', async () => {
    const { id } = await wompi.order(buyer, product);
    const transaction = await wompi.transaction(id);
    const locked = holdAfter(api.app.get(OrderRepository), 'getLocked');
    const changing = change(id, 'Efectivo');
    await locked.reached;
    const paying = wompi.send(transaction);
    locked.release();
    expect((await changing).status).toBe(200);
    await paying;
    await api.work();
    expect(await see(id)).toMatchObject({ isPaid: true, paymentMethod: 'Wompi', hold: null });
    expect(await recordsOf(id)).toEqual({ steps: 1, audited: 1 });
    expect(await shop.levelOf(FACTORY, product.id)).toBeGreaterThan(0);
  });

  it('stands in the list of own orders with the pictures and names of their products [N-38-204]', async () => {
    const other = await shop.addProduct({ stock: 5 });
    const { id } = await shop.placedBy(buyer, [
      [product, 1],
      [other, 2],
    ]);
    const { data } = await api.call<OrderRow[]>('GET', '/order/mine', { token: buyer.token });
    expect(
      data.find((order) => order.id === id)?.products?.map((line) => [line.id_product, line.quantity]),
    ).toEqual([
      [product.id, 1],
      [other.id, 2],
    ]);
    expect(data.find((order) => order.id === id)?.products?.[0]).toEqual({
      ...{ id_product: product.id, quantity: 1 },
      ...{ name: expect.any(String), image: expect.any(String) },
    });
  });
});
