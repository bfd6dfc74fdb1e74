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

describe.each(DIALECTS)('reservations and reconciliation on $name', (dialect) => {
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

  describe('an unpaid Wompi order', () => {
    it('returns its stock while the mail server does not answer [N-16-120]', async () => {
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

    it('returns its stock after ORDER_HOLD_MINUTES, once, and stays open [D-044]', async () => {
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

    it('of another method keeps its stock for three days', async () => {
      const product = await shop.addProduct({ stock: 5 });
      await shop.place(buyer.token, shop.anOrder(buyer.user, [[product, 3]]), 'cash-keeps');
      await pass(71 * 60);
      expect(await level(product)).toBe(2);
      await pass(2 * 60);
      expect(await level(product)).toBe(5);
    });

    it('returns its stock although Wompi does not answer', async () => {
      const product = await shop.addProduct({ stock: 5 });
      await wompi.order(buyer, product, 3);
      stub.failure = 503;
      await pass(60);
      expect(await level(product)).toBe(5);
    });

    it('that is paid later takes its stock again [D-045]', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await pass(60);
      await wompi.send(await wompi.transaction(id));
      expect(await level(product)).toBe(2);
      expect(await see(id)).toMatchObject({ isPaid: true, paidWithoutStock: false });
      expect(await shop.ledgerDifferences()).toEqual([]);
    });

    it("that is paid later, when the stock is gone, is marked 'pagado sin stock' for staff [D-045]", async () => {
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

    it('that is paid without stock is dispatched only once its units are there, and takes them', async () => {
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

    it('that is paid in cash later takes its stock again too', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const order = await wompi.order(buyer, product, 3);
      await pass(60);
      expect((await registerCash(order)).status).toBe(200);
      expect(await level(product)).toBe(2);
    });

    it('that is cancelled after the release does not return its stock twice', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await pass(60);
      expect((await cancel(id)).status).toBe(200);
      expect(await level(product)).toBe(5);
      expect(await shop.ledgerDifferences()).toEqual([]);
    });

    it('that is cancelled before does not return it again at the end of the reservation', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await cancel(id);
      await pass(60);
      expect(await level(product)).toBe(5);
    });

    it('that is paid while the reservation ends keeps its stock', async () => {
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

    it('whose reservation ends while it is paid has its stock taken again', async () => {
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

  describe('a payment whose event never came', () => {
    it('is found by asking Wompi with the private key [D-053]', async () => {
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

    it('is found when Wompi answers again', async () => {
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

    it('is asked about for about three days only', async () => {
      const product = await shop.addProduct();
      await wompi.order(buyer, product);
      for (let hour = 0; hour < 100; hour += 1) await pass(60);
      const asked = stub.keys.length;
      for (let hour = 0; hour < 10; hour += 1) await pass(600);
      expect(stub.keys.length).toBe(asked);
    });

    it('keeps the units of an order that was paid in the last minute of its reservation', async () => {
      const product = await shop.addProduct({ stock: 5 });
      const { id } = await wompi.order(buyer, product, 3);
      await pass(59);
      stub.transactions.push(await wompi.transaction(id));
      await pass(1);
      expect(await see(id)).toMatchObject({ isPaid: true, paidWithoutStock: false });
      expect(await level(product)).toBe(2);
    });
  });

  describe('a buyer who comes back from the widget', () => {
    const returned = (token: string, transactionId: string) =>
      api.call<{ orderId: number; status: string; isPaid: boolean }>('POST', '/order/wompi/return', {
        token,
        body: { transactionId },
      });

    it('has the payment confirmed by Wompi, not by what the browser says [D-053]', async () => {
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

    it("learns nothing about somebody else's payment", async () => {
      const product = await shop.addProduct();
      const { id } = await wompi.order(buyer, product);
      const transaction = await wompi.transaction(id);
      stub.transactions.push(transaction);
      const stranger = await api.signedIn(1);
      const refused = await returned(stranger.token, transaction.id);
      expect([refused.status, refused.failure.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
      expect((await see(id)).isPaid).toBe(false);
    });

    it('asks Wompi a limited number of times a minute, whatever the browser names', async () => {
      const eager = await api.signedIn(1);
      const answers = [];
      for (let n = 0; n <= RETURNS_PER_MINUTE; n += 1) answers.push(await returned(eager.token, `x-${n}`));
      expect(answers.map(({ status }) => status)).toEqual([...Array(RETURNS_PER_MINUTE).fill(404), 429]);
      expect(answers.at(-1)?.failure.code).toBe('AUTH.TOO_MANY_ATTEMPTS');
      expect((await returned(buyer.token, 'x-1')).status).toBe(404);
    });

    it('is informed when Wompi does not answer', async () => {
      stub.failure = 500;
      const refused = await returned(buyer.token, 'x-1');
      expect([refused.status, refused.failure.code]).toEqual([503, 'PAYMENTS.PROVIDER_UNAVAILABLE']);
    });
  });

  it('refuses cash while a transaction is pending, and takes it once that has failed', async () => {
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
