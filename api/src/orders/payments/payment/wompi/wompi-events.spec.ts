import { DIALECTS, holdAfter, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { eventOf, WompiBuilder, WompiStub, type StubTransaction } from '#test/wompi-stub.js';
import { FACTORY } from '#products/index.js';
import { OrderEventEntity } from '#orders/order/timeline/order-event.entity.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { PaymentEntity } from '../payment.entity.js';
import type { OrderDto, OrderRowDto } from '#orders/order/row/order.dto.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

/** A deterministic shuffle. */
function shuffled<T>(cards: readonly T[]): T[] {
  let seed = 20_261_121;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return cards
    .map((card) => ({ card, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card);
}

describe.each(DIALECTS)('Wompi event handling on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let stub: WompiStub;
  let wompi: WompiBuilder;
  let product: TestProduct;
  let buyer: Caller;
  beforeAll(async () => {
    stub = await WompiStub.start();
    api = await startApi(dialect, stub.env);
    shop = new ShopBuilder(api);
    wompi = new WompiBuilder(api, shop, stub);
    product = await shop.addProduct({ stock: 1000 });
    buyer = await api.signedIn(1);
  });
  beforeEach(() => {
    stub.failure = null;
  });
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  const see = async (id: number): Promise<OrderDto> =>
    (await api.call<OrderDto>('GET', `/order/${id}`, { token: buyer.token })).data;
  const stepsOf = async (orderId: number): Promise<string[]> =>
    (await api.uow.manager.find(OrderEventEntity, { where: { orderId }, order: { id: 'ASC' } })).map(
      ({ name }) => name,
    );
  /** The buyer returns with a transaction id, possibly several times at once. */
  const comesBack = (transaction: StubTransaction) => {
    stub.hold(transaction);
    return api.call('POST', '/order/wompi/return', {
      token: buyer.token,
      body: { transactionId: transaction.id },
    });
  };
  const later = async (seconds: number): Promise<void> => {
    api.clock.advance(seconds * 1_000);
    await api.work();
  };
  const reportsOf = (orderId: number) => api.uow.manager.countBy(PaymentEntity, { orderId });
  const sendAll = async (transactions: readonly StubTransaction[]): Promise<number[]> => {
    const answers: number[] = [];
    for (const transaction of transactions) answers.push((await wompi.send(transaction)).status);
    return answers;
  };

  it('marks an open order as paid [D-053, D-084]', async () => {
    const { id } = await wompi.order(buyer, product);
    const transaction = await wompi.transaction(id, { finalized_at: '2026-11-20T14:00:00.000Z' });
    const answer = await wompi.send(transaction);
    expect([answer.status, answer.text]).toEqual([200, '{"success":true,"data":null}']);
    expect(await see(id)).toMatchObject({
      isPaid: true,
      paidAt: api.clock.now().toISOString(),
      paymentMethod: 'Wompi',
      paidWithoutStock: false,
      paymentAlert: null,
      paymentResult: {
        transaction: { id: transaction.id, payment_method_type: 'CARD', status: 'APPROVED' },
      },
    });
    expect(await stepsOf(id)).toEqual(['OrderPlaced', 'OrderPaid']);
    await api.work();
    expect(api.mails.map(({ subject }) => subject)).toContain(`Recibimos el pago de su pedido ${id}`);
  });

  it('rejects forged and malformed events [D-054, D-084]', async () => {
    const { id } = await wompi.order(buyer, product);
    const transaction = await wompi.transaction(id);
    const forged = [
      eventOf(transaction, 'another secret'),
      { ...eventOf({ ...transaction, status: 'DECLINED' }), data: { transaction } },
      { ...eventOf(transaction), signature: { properties: ['transaction.id'], checksum: '0'.repeat(64) } },
    ];
    for (const body of forged) {
      const { status, failure } = await api.call('POST', '/order/wompi/events', { body });
      expect([status, failure.code]).toEqual([403, 'PAYMENTS.EVENT_FORGED']);
    }
    for (const body of [{}, { ...eventOf(transaction), data: null }, [1]]) {
      const { status, failure } = await api.call('POST', '/order/wompi/events', { body });
      expect([status, failure.code]).toEqual([400, 'PAYMENTS.EVENT_MALFORMED']);
    }
    expect((await see(id)).isPaid).toBe(false);
    expect(await reportsOf(id)).toBe(0);
  });

  it('accepts events with unknown references and changes nothing', async () => {
    const { id } = await wompi.order(buyer, product);
    const transaction = await wompi.transaction(id);
    const strange = ['sk8-438k4-xmxm392-sn2m', 'PED-999999-00000000', `PED-${id}-00000000`];
    expect(await sendAll(strange.map((reference) => ({ ...transaction, reference })))).toEqual([
      200, 200, 200,
    ]);
    expect((await see(id)).isPaid).toBe(false);
    expect(await reportsOf(id)).toBe(0);
  });

  it('rejects events of another environment than the keys [N-19-003]', async () => {
    const { id } = await wompi.order(buyer, product);
    const transaction = await wompi.transaction(id);
    stub.hold(transaction);
    const body = { ...eventOf(transaction), environment: 'prod' };
    const { status, failure } = await api.call('POST', '/order/wompi/events', { body });
    expect([status, failure.code]).toEqual([403, 'PAYMENTS.EVENT_OF_OTHER_ENVIRONMENT']);
    await api.work();
    expect((await see(id)).isPaid).toBe(false);
  });

  it('pays the order that Wompi confirms, not the one named in the event [N-19-001]', async () => {
    const [own, other] = [await wompi.order(buyer, product), await wompi.order(buyer, product)];
    const transaction = await wompi.transaction(own.id);
    stub.hold(transaction);
    const { reference } = await wompi.transaction(other.id);
    const { status } = await wompi.announce({ ...transaction, reference });
    await api.work();
    expect(status).toBe(200);
    expect(await see(other.id)).toMatchObject({ isPaid: false, paymentAlert: null });
    expect(await reportsOf(other.id)).toBe(0);
    expect(await see(own.id)).toMatchObject({ isPaid: true });
  });

  it('does not pay a transaction unknown to Wompi and stops querying after a while [N-19-002]', async () => {
    const { id } = await wompi.order(buyer, product);
    await wompi.announce(await wompi.transaction(id));
    const asked = stub.keys.length;
    for (let hour = 0; hour < 100; hour += 1) await later(3_600);
    const askedByThen = stub.keys.length;
    for (let hour = 0; hour < 10; hour += 1) await later(36_000);
    expect(askedByThen).toBeGreaterThan(asked);
    expect(stub.keys.length).toBe(askedByThen);
    buyer.token = await api.tokenOf(buyer.user);
    expect(await see(id)).toMatchObject({ isPaid: false, paymentAlert: null });
  });

  it('pays once when Wompi answers late or its transaction is outdated [N-19-002]', async () => {
    const { id } = await wompi.order(buyer, product);
    const transaction = await wompi.transaction(id);
    stub.failure = 503;
    expect((await wompi.send(transaction)).status).toBe(200);
    expect(await see(id)).toMatchObject({ isPaid: false, paymentAlert: null });
    stub.failure = null;
    stub.hold({ ...transaction, status: 'PENDING' });
    await later(15);
    expect(await see(id)).toMatchObject({ isPaid: false, paymentAlert: null });
    stub.hold(transaction);
    await later(15);
    expect(await see(id)).toMatchObject({ isPaid: true, paymentAlert: null });
    expect((await stepsOf(id)).filter((name) => name === 'OrderPaid')).toHaveLength(1);
  });

  it('leaves the order open after a declined attempt', async () => {
    const { id } = await wompi.order(buyer, product);
    await sendAll([await wompi.transaction(id, { status: 'DECLINED' })]);
    expect(await see(id)).toMatchObject({ isPaid: false, active: true });
    await sendAll([await wompi.transaction(id)]);
    expect(await see(id)).toMatchObject({ isPaid: true, paymentAlert: null });
    expect(await stepsOf(id)).toEqual(['OrderPlaced', 'PaymentDeclined', 'OrderPaid']);
  });

  it('keeps a payment when a declined event arrives late [D-054]', async () => {
    const { id } = await wompi.order(buyer, product);
    const approved = await wompi.transaction(id);
    await sendAll([approved, await wompi.transaction(id, { status: 'DECLINED' })]);
    await sendAll([
      { ...approved, status: 'DECLINED' },
      { ...approved, status: 'PENDING' },
    ]);
    expect(await see(id)).toMatchObject({
      isPaid: true,
      paymentAlert: null,
      paymentResult: { transaction: { id: approved.id, status: 'APPROVED' } },
    });
  });

  it.each([
    ['another amount', { amount_in_cents: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('alerts staff to %s and does not pay the order [D-054]', async (_name, change) => {
    const { id } = await wompi.order(buyer, product);
    expect(await sendAll([await wompi.transaction(id, change)])).toEqual([200]);
    expect(await see(id)).toMatchObject({ isPaid: false, paymentAlert: 'wrong-amount' });
    expect(await stepsOf(id)).toEqual(['OrderPlaced', 'PaymentNeedsReview']);
    const admin = await api.signedIn(3);
    const flagged = await api.call<OrderRowDto[]>('GET', '/admin/orders?hasPaymentAlert=true', {
      token: admin.token,
    });
    expect(flagged.data.map((row) => row.id)).toContain(id);
    expect(flagged.data.every((row) => row.paymentAlert !== null)).toBe(true);
  });

  it('counts a replayed event once [D-054]', async () => {
    const { id } = await wompi.order(buyer, product);
    const transaction = await wompi.transaction(id);
    await sendAll([transaction]);
    const paid = await see(id);
    api.clock.advance(60_000);
    expect(await sendAll([transaction, transaction])).toEqual([200, 200]);
    expect(await see(id)).toEqual(paid);
    expect(await reportsOf(id)).toBe(1);
  });

  it('alerts staff to a payment of a cancelled order and leaves it cancelled', async () => {
    const { id } = await wompi.order(buyer, product);
    await api.call('DELETE', `/order/delete?id=${id}`, { token: buyer.token });
    await sendAll([await wompi.transaction(id)]);
    expect(await see(id)).toMatchObject({
      active: false,
      isPaid: false,
      paymentAlert: 'paid-after-cancellation',
    });
  });

  it('alerts staff to a second payment after cash or Wompi', async () => {
    const [cash, twice] = [await wompi.order(buyer, product), await wompi.order(buyer, product)];
    const admin = await api.signedIn(3);
    await api.call('PUT', '/order/paymentResult', {
      token: admin.token,
      body: { id: cash.id, data: shop.aPayment(cash.totalPrice) },
    });
    const first = await wompi.transaction(twice.id);
    await sendAll([await wompi.transaction(cash.id), first, await wompi.transaction(twice.id)]);
    expect(await see(cash.id)).toMatchObject({ paymentMethod: 'Efectivo', paymentAlert: 'double-payment' });
    expect(await see(twice.id)).toMatchObject({
      paymentResult: { transaction: { id: first.id } },
      paymentAlert: 'double-payment',
    });
  });

  it('alerts staff to a voided payment and ignores its late approval', async () => {
    const [paid, open] = [await wompi.order(buyer, product), await wompi.order(buyer, product)];
    const one = await wompi.transaction(paid.id);
    const other = await wompi.transaction(open.id);
    await sendAll([one, { ...one, status: 'VOIDED' }, { ...other, status: 'VOIDED' }, other]);
    expect(await see(paid.id)).toMatchObject({ isPaid: true, paymentAlert: 'voided' });
    expect(await see(open.id)).toMatchObject({ isPaid: false, paymentAlert: null });
  });

  it('makes one payment of 50 shuffled copies with a DECLINED event among them [D-054]', async () => {
    const { id } = await wompi.order(buyer, product);
    const approved = await wompi.transaction(id);
    const declined = await wompi.transaction(id, { status: 'DECLINED' });
    const copies = shuffled([
      ...Array.from({ length: 50 }, () => approved),
      ...Array.from({ length: 10 }, () => declined),
    ]);
    [approved, declined].forEach((each) => stub.hold(each));
    const asked = stub.keys.length;
    const answers = await Promise.all(copies.map((copy) => wompi.announce(copy)));
    await api.work();
    expect(stub.keys.length - asked).toBe(2);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const steps = await stepsOf(id);
    expect(steps.filter((name) => name === 'OrderPaid')).toHaveLength(1);
    expect(await see(id)).toMatchObject({ isPaid: true, paymentAlert: null });
    expect(await reportsOf(id)).toBe(2);
    const paidMails = () => api.mails.filter(({ subject }) => subject.endsWith(`pago de su pedido ${id}`));
    await api.work();
    expect(paidMails()).toHaveLength(1);
  });

  it('pays by one of two concurrent approvals and alerts staff to the other', async () => {
    const { id } = await wompi.order(buyer, product);
    const [one, other] = [await wompi.transaction(id), await wompi.transaction(id)];
    const first = holdAfter(api.app.get(OrderRepository), 'markHeldPaid');
    const answers = [comesBack(one)];
    await first.reached;
    answers.push(comesBack(other));
    first.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await see(id)).toMatchObject({
      paymentResult: { transaction: { id: one.id } },
      paymentAlert: 'double-payment',
    });
  });

  it('rejects a cancellation that runs concurrently with the payment', async () => {
    const before = await shop.levelOf(FACTORY, product.id);
    const { id } = await wompi.order(buyer, product);
    const transaction = await wompi.transaction(id);
    const paying = holdAfter(api.app.get(OrderRepository), 'markHeldPaid');
    const answer = comesBack(transaction);
    await paying.reached;
    const cancelling = api.call('DELETE', `/order/delete?id=${id}`, { token: buyer.token });
    paying.release();
    expect((await answer).status).toBe(200);
    expect((await cancelling).failure.code).toBe('ORDERS.ALREADY_PAID');
    expect(await see(id)).toMatchObject({ isPaid: true, active: true });
    expect(await shop.levelOf(FACTORY, product.id)).toBe(before - 1);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });
});
