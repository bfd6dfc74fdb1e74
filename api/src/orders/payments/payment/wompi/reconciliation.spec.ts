import { jest } from '@jest/globals';
import type { WompiWidget } from '@lacteos/contracts/schemas';

import { DIALECTS, holdAfter, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { WompiBuilder, WompiStub } from '#test/wompi-stub.js';
import { Mailer } from '#platform/mail/index.js';
import { OutboxMessage } from '#platform/outbox/index.js';
import { FACTORY } from '#products/index.js';
import { OrderHold } from '#orders/order/hold/order-hold.service.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { RETURNS_PER_MINUTE } from './return-limiter.js';
import type { OrderDto, OrderRowDto } from '#orders/order/row/order.dto.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
const MINUTE = 60_000;

describe.each(DIALECTS)('Wompi reconciliation on $name', (dialect) => {
  let api: TestApi;
  let stub: WompiStub;
  let shop: ShopBuilder;
  let wompi: WompiBuilder;
  let buyer: Caller;
  let admin: Caller;
  beforeAll(async () => {
    stub = await WompiStub.start();
    api = await startApi(dialect, { ...stub.env, ORDER_HOLD_MINUTES: '60' });
    shop = new ShopBuilder(api);
    wompi = new WompiBuilder(api, shop, stub);
    buyer = await api.signedIn(1);
    admin = await api.signedIn(3);
  });
  beforeEach(async () => {
    stub.failure = null;
    stub.transactions.length = 0;
    await api.uow.manager.clear(OutboxMessage);
  });
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  const see = async (id: number): Promise<OrderDto> =>
    (await api.call<OrderDto>('GET', `/order/${id}`, { token: buyer.token })).data;
  const level = (product: TestProduct) => shop.levelOf(FACTORY, product.id);
  const pass = async (minutes: number): Promise<void> => {
    api.clock.advance(minutes * MINUTE);
    await api.work();
    // Access tokens expire before the hold does.
    for (const caller of [buyer, admin]) caller.token = await api.tokenOf(caller.user);
  };
  const cancel = (id: number) => api.call('DELETE', `/order/delete?id=${id}`, { token: buyer.token });
  const registerCash = (order: OrderDto) =>
    api.call('PUT', '/order/paymentResult', {
      token: admin.token,
      body: { id: order.id, data: shop.aPayment(order.totalPrice) },
    });

  describe('for an unpaid order', () => {
    it('returns the stock while the mail server does not answer [N-16-120]', async () => {
      const product = await shop.addProduct({ stock: 5 });
      let answer = (): void => undefined;
      const silence = new Promise<void>((resolve) => (answer = resolve));
      const send = jest.spyOn(api.app.get(Mailer), 'send').mockReturnValue(silence);
      await wompi.order(buyer, product, 3);
      const work = pass(61);
      while ((await level(product)) !== 5) await new Promise((resolve) => setImmediate(resolve));
      expect(send).toHaveBeenCalledTimes(1);
      answer();
      await work;
      send.mockRestore();
    });

    it('returns the stock once after ORDER_HOLD_MINUTES and keeps the order open [D-044]', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await pass(59);
      expect(await level(product)).toBe(2);
      await pass(1);
      expect(await level(product)).toBe(5);
      await pass(600);
      expect(await level(product)).toBe(5);
      expect(await see(id)).toMatchObject({ active: true, isPaid: false });
      const widget = await api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token: buyer.token });
      expect(widget.data.isHoldOver).toBe(true);
      expect(await shop.ledgerDifferences()).toEqual([]);
    });

    it('returns the stock of another payment method after three days', async () => {
      const product = await shop.addProduct({ stock: 5 });
      await shop.place(buyer.token, shop.anOrder(buyer.user, [[product, 3]]), 'cash-keeps');
      await pass(71 * 60);
      expect(await level(product)).toBe(2);
      await pass(2 * 60);
      expect(await level(product)).toBe(5);
    });

    it('returns the stock although Wompi does not answer', async () => {
      const product = await shop.addProduct({ stock: 5 });
      await wompi.order(buyer, product, 3);
      stub.failure = 503;
      await pass(60);
      expect(await level(product)).toBe(5);
    });

    it('debits the stock again when it is paid later [D-045]', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await pass(60);
      await wompi.send(await wompi.transaction(id));
      expect(await level(product)).toBe(2);
      expect(await see(id)).toMatchObject({ isPaid: true, paidWithoutStock: false });
      expect(await shop.ledgerDifferences()).toEqual([]);
    });

    it("marks it 'pagado sin stock' when it is paid after the stock was sold [D-045]", async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await pass(60);
      await shop.place(buyer.token, shop.anOrder(buyer.user, [[product, 4]]), `gone-${id}`);
      await wompi.send(await wompi.transaction(id));
      expect(await level(product)).toBe(1);
      expect(await see(id)).toMatchObject({ isPaid: true, paidWithoutStock: true });
      const rows = await api.call<OrderRowDto[]>('GET', '/admin/orders?paidWithoutStock=true', {
        token: admin.token,
      });
      expect(rows.data.map((row) => row.id)).toEqual([id]);
      expect(await shop.ledgerDifferences()).toEqual([]);
    });

    it('allows the dispatch of an order paid without stock once units are available', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await pass(60);
      const other = await shop.place(buyer.token, shop.anOrder(buyer.user, [[product, 4]]), `kept-${id}`);
      await wompi.send(await wompi.transaction(id));
      const dispatch = () =>
        api.call('PUT', '/order/delivery', {
          token: admin.token,
          body: { id, data: shop.aDispatch() },
        });
      const refused = await dispatch();
      expect([refused.status, refused.failure.code]).toEqual([409, 'ORDERS.PAID_WITHOUT_STOCK']);
      expect(await see(id)).toMatchObject({ isDelivered: false, delivery: null, paidWithoutStock: true });
      expect(await level(product)).toBe(1);

      await cancel(other.data.id);
      expect((await dispatch()).status).toBe(200);
      expect(await see(id)).toMatchObject({ isDelivered: true, paidWithoutStock: false });
      expect(await level(product)).toBe(2);
      expect((await dispatch()).failure.code).toBe('ORDERS.ALREADY_DISPATCHED');
      expect(await level(product)).toBe(2);
      expect(await shop.ledgerDifferences()).toEqual([]);
    });

    it('debits the stock again when it is paid in cash later', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const order = await wompi.order(buyer, product, 3);
      await pass(60);
      expect((await registerCash(order)).status).toBe(200);
      expect(await level(product)).toBe(2);
    });

    it('does not return the stock twice when it is cancelled after the release', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await pass(60);
      expect((await cancel(id)).status).toBe(200);
      expect(await level(product)).toBe(5);
      expect(await shop.ledgerDifferences()).toEqual([]);
    });

    it('does not return the stock twice when it was cancelled before the release', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await cancel(id);
      await pass(60);
      expect(await level(product)).toBe(5);
    });

    it('keeps the stock when the payment commits before the release', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      const paying = holdAfter(api.app.get(OrderRepository), 'markHeldPaid');
      const answer = wompi.send(await wompi.transaction(id));
      await paying.reached;
      const released = api.app.get(OrderHold).release(id);
      paying.release();
      expect((await answer).status).toBe(200);
      expect(await released).toBe(false);
      expect(await level(product)).toBe(2);
    });

    it('debits the stock again when the release commits before the payment', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      const transaction = await wompi.transaction(id);
      const releasing = holdAfter(api.app.get(OrderRepository), 'releaseIfUnpaid');
      const released = api.app.get(OrderHold).release(id);
      await releasing.reached;
      const answer = wompi.send(transaction);
      releasing.release();
      expect(await released).toBe(true);
      expect((await answer).status).toBe(200);
      expect(await level(product)).toBe(2);
      expect(await see(id)).toMatchObject({ isPaid: true, paidWithoutStock: false });
      expect(await shop.ledgerDifferences()).toEqual([]);
    });
  });

  describe('for a payment without an event', () => {
    it('finds the payment by querying Wompi with the private key [D-053]', async () => {
      const product = await shop.addProduct();
      const { id } = await wompi.order(buyer, product);
      stub.transactions.push(await wompi.transaction(id, { status: 'DECLINED' }));
      await pass(2);
      expect((await see(id)).isPaid).toBe(false);
      const approved = await wompi.transaction(id);
      stub.transactions.push(approved);
      await pass(3);
      expect(await see(id)).toMatchObject({
        isPaid: true,
        paymentResult: { transaction: { id: approved.id, status: 'APPROVED' } },
      });
      expect(stub.keys.at(-1)).toBe('Bearer prv_test_stand_in');
      expect((await wompi.send(approved)).status).toBe(200);
      expect((await see(id)).paymentAlert).toBeNull();
    });

    it('finds the payment when Wompi answers again', async () => {
      const product = await shop.addProduct();
      const { id } = await wompi.order(buyer, product);
      stub.transactions.push(await wompi.transaction(id));
      stub.failure = 500;
      await pass(2);
      expect((await see(id)).isPaid).toBe(false);
      stub.failure = null;
      await pass(3);
      expect((await see(id)).isPaid).toBe(true);
    });

    it('stops querying Wompi after about three days', async () => {
      const product = await shop.addProduct();
      await wompi.order(buyer, product);
      for (let hour = 0; hour < 100; hour += 1) await pass(60);
      const asked = stub.keys.length;
      for (let hour = 0; hour < 10; hour += 1) await pass(600);
      expect(stub.keys.length).toBe(asked);
    });

    it('keeps the stock of an order paid in the last minute of its hold', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await pass(59);
      stub.transactions.push(await wompi.transaction(id));
      await pass(1);
      expect(await see(id)).toMatchObject({ isPaid: true, paidWithoutStock: false });
      expect(await level(product)).toBe(2);
    });
  });

  describe('for a buyer who returns from the widget', () => {
    const returned = (token: string, transactionId: string) =>
      api.call<{ orderId: number; status: string; isPaid: boolean }>('POST', '/order/wompi/return', {
        token,
        body: { transactionId },
      });

    it('trusts Wompi, not the browser [D-053]', async () => {
      const product = await shop.addProduct();
      const { id } = await wompi.order(buyer, product);
      const transaction = await wompi.transaction(id);
      const invented = await returned(buyer.token, transaction.id);
      expect([invented.status, invented.failure.code]).toEqual([404, 'PAYMENTS.TRANSACTION_NOT_FOUND']);
      stub.transactions.push(transaction);
      expect((await returned(buyer.token, transaction.id)).data).toEqual({
        orderId: id,
        status: 'APPROVED',
        isPaid: true,
      });
    });

    it("reveals nothing about another buyer's payment", async () => {
      const product = await shop.addProduct();
      const { id } = await wompi.order(buyer, product);
      const transaction = await wompi.transaction(id);
      stub.transactions.push(transaction);
      const stranger = await api.signedIn(1);
      const refused = await returned(stranger.token, transaction.id);
      expect([refused.status, refused.failure.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
      expect((await see(id)).isPaid).toBe(false);
    });

    it('limits queries to Wompi per minute', async () => {
      const eager = await api.signedIn(1);
      const answers = [];
      for (let n = 0; n <= RETURNS_PER_MINUTE; n += 1) answers.push(await returned(eager.token, `x-${n}`));
      expect(answers.map(({ status }) => status)).toEqual([...Array(RETURNS_PER_MINUTE).fill(404), 429]);
      expect(answers.at(-1)?.failure.code).toBe('AUTH.TOO_MANY_ATTEMPTS');
      expect((await returned(buyer.token, 'x-1')).status).toBe(404);
    });

    it('answers 503 when Wompi does not respond', async () => {
      stub.failure = 500;
      const refused = await returned(buyer.token, 'x-1');
      expect([refused.status, refused.failure.code]).toEqual([503, 'PAYMENTS.PROVIDER_UNAVAILABLE']);
    });
  });

  it('rejects cash while a transaction is pending and accepts it after a decline', async () => {
    const product = await shop.addProduct();
    const order = await wompi.order(buyer, product);
    const transaction = await wompi.transaction(order.id, { status: 'PENDING' });
    stub.transactions.push(transaction);
    await pass(2);
    const widget = await api.call<WompiWidget>('GET', `/order/${order.id}/wompi`, { token: buyer.token });
    expect(widget.data.isPaymentPending).toBe(true);
    expect((await registerCash(order)).failure.code).toBe('ORDERS.PAYMENT_PENDING');
    await wompi.send({ ...transaction, status: 'DECLINED' });
    expect((await registerCash(order)).status).toBe(200);
    expect(await see(order.id)).toMatchObject({ isPaid: true, paymentMethod: 'Efectivo' });
  });
});
