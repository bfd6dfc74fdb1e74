import { centavos } from '@lacteos/contracts/money/money';
import type { AfterSale, Order, WompiWidget } from '@lacteos/contracts/schemas';

import { FACTORY } from '#products/index.js';
import { OutboxMessage } from '#platform/outbox/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { WompiBuilder, WompiStub, type StubTransaction } from '#test/wompi-stub.js';
import { OrderHoldEntity } from '../../order/hold/order-hold.entity.js';
import { MoneyCheckRepository } from '../../reports/money-check/money-check.repository.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { InvoiceableOrders } from '../../order/invoiceable/invoiceable-orders.js';
import { CREDIT_DUE } from '../../order/invoiceable/credit-due.js';
import { RefundEntity } from '../../payments/refunds/refund/refund.entity.js';
import { ReturnEntity } from '../../order/returned/return.entity.js';
import { OrderEventEntity } from '../../order/timeline/order-event.entity.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
type End = 'cancel' | 'payment';
const UNITS = 3;

describe.each(DIALECTS)('an order with a voided payment on $name', (dialect) => {
  let api: TestApi;
  let stub: WompiStub;
  let wompi: WompiBuilder;
  let shop: ShopBuilder;
  let product: TestProduct;
  let buyer: Caller;
  let admins: readonly [Caller, Caller];
  beforeAll(async () => {
    stub = await WompiStub.start();
    api = await startApi(dialect, { ...stub.env, SIIGO_URL: 'http://127.0.0.1:9' });
    shop = new ShopBuilder(api);
    wompi = new WompiBuilder(api, shop, stub);
    product = await shop.addProduct({ stock: 1_000 });
  });
  beforeEach(async () => {
    [buyer, ...admins] = [await api.signedIn(1), await api.signedIn(3), await api.signedIn(4)];
  });
  afterEach(async () => {
    expect(await new MoneyCheckRepository(api.uow).faults()).toEqual([]);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  const voided = async (): Promise<{ id: number; transaction: StubTransaction }> => {
    const { id } = await wompi.order(buyer, product, UNITS);
    const transaction = await wompi.transaction(id);
    await wompi.send(transaction);
    await wompi.send({ ...transaction, status: 'VOIDED' });
    return { id, transaction };
  };
  const end = (id: number, how: End, who: Caller = admins[0], alert = 'voided') =>
    api.call<Order>('POST', `/admin/orders/${id}/alert/${how}`, {
      token: who.token,
      body: { alert, reason: 'El banco lo devolvió' },
    });
  const row = (id: number) => api.uow.manager.findOneByOrFail(OrderEntity, { id });
  const refunds = (orderId: number) => api.uow.manager.countBy(RefundEntity, { orderId });
  const afterSale = async (id: number) =>
    (await api.call<AfterSale>('GET', `/order/${id}/after-sale`, { token: buyer.token })).data;
  const creditsOf = async (id: number): Promise<number> =>
    (await api.uow.manager.findBy(OutboxMessage, { topic: CREDIT_DUE })).filter(({ payload }) =>
      JSON.stringify(payload).includes(`cancelled-${id}`),
    ).length;
  const stepsOf = async (orderId: number): Promise<string[]> =>
    (await api.uow.manager.find(OrderEventEntity, { where: { orderId }, order: { id: 'ASC' } })).map(
      ({ name }) => name,
    );
  const mailsOf = (id: number, subject: string): number =>
    api.mails.filter((mail) => mail.subject === `${subject} ${id}`).length;

  it('is cancelled once, with restock, credit note and mail, but without a refund [N-19-081]', async () => {
    const before = await shop.levelOf(FACTORY, product.id);
    const { id } = await voided();
    expect(await afterSale(id)).toMatchObject({ canCancel: false });
    const answers = await Promise.all(admins.map((who) => end(id, 'cancel', who)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await end(id, 'cancel')).data).toMatchObject({
      active: false,
      isPaid: false,
      paymentAlert: null,
    });
    expect(await shop.levelOf(FACTORY, product.id)).toBe(before);
    expect([await refunds(id), await creditsOf(id)]).toEqual([0, 1]);
    await api.work();
    expect(mailsOf(id, 'Cancelamos su pedido')).toBe(1);
    expect((await stepsOf(id)).slice(-2)).toEqual(['PaymentAlertResolved', 'OrderCancelled']);
    expect((await end(id, 'payment')).failure.code).toBe('EDIT.CONFLICT');
  });

  it('keeps its units while it waits for another payment under a new Wompi reference [N-19-081]', async () => {
    const { id, transaction } = await voided();
    const answers = await Promise.all(admins.map((who) => end(id, 'payment', who)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await row(id)).toMatchObject({ isPaid: false, paidAt: null, paymentAlert: null, active: true });
    const { endsAt } = await api.uow.manager.findOneByOrFail(OrderHoldEntity, { orderId: id });
    expect(endsAt.getTime() - api.clock.now().getTime()).toBe(72 * 3_600_000);
    await api.work();
    expect(mailsOf(id, 'Falta el pago de su pedido')).toBe(1);
    await wompi.send(transaction);
    expect(await row(id)).toMatchObject({ isPaid: false, paymentAlert: null });
    const widget = await api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token: buyer.token });
    const { reference } = widget.data;
    expect(reference).not.toBe(transaction.reference);
    const again = await wompi.transaction(id, { reference });
    await wompi.send(again);
    await wompi.send(again);
    expect(await row(id)).toMatchObject({ isPaid: true, paymentResult: { transaction: { id: again.id } } });
    expect((await stepsOf(id)).filter((name) => name === 'OrderPaid')).toHaveLength(2);
    expect((await afterSale(id)).canCancel).toBe(true);
    expect((await end(id, 'payment')).failure.code).toBe('EDIT.CONFLICT');
  });

  it('keeps the refund of units that were missing when it is paid again, and gives each peso back once [N-40-506]', async () => {
    const { id, totalPrice } = await wompi.order(buyer, product, UNITS);
    const transaction = await wompi.transaction(id);
    await wompi.send(transaction);
    const { token } = admins[0];
    const body = { missing: [{ id_product: product.id, quantity: 1 }], reason: 'Se dañó' };
    expect((await api.call('POST', `/order/${id}/pack`, { token, body })).status).toBe(200);
    const missing = totalPrice / UNITS;
    await wompi.send({ ...transaction, status: 'VOIDED' });
    await end(id, 'payment');
    expect(await new MoneyCheckRepository(api.uow).faults()).toEqual([]);
    const { data } = await api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token: buyer.token });
    expect(data.amountInCents).toBe(totalPrice * 100);
    await wompi.send(await wompi.transaction(id, { reference: data.reference }));
    expect((await afterSale(id)).refunds.map(({ amount }) => amount)).toEqual([missing]);
    const kept = await api.app.get(InvoiceableOrders).find(id);
    expect([kept?.totalPrice, kept?.lines.map(({ quantity }) => quantity)]).toEqual([
      (totalPrice - missing) * 100,
      [UNITS - 1],
    ]);
    const path = `/order/${id}/cancellation`;
    await api.call('POST', path, { token: buyer.token, body: { reason: 'Ya no' } });
    expect((await afterSale(id)).refunds.map(({ amount }) => amount).toSorted()).toEqual(
      [missing, totalPrice - missing].toSorted(),
    );
  });

  it('cannot be dispatched and its alert cannot be dismissed until the payment is settled [N-19-191]', async () => {
    const { id } = await voided();
    const { token } = admins[0];
    const dispatch = () =>
      api.call<Order>('PUT', '/order/delivery', { token, body: { id, data: shop.aDispatch() } });
    const resolve = () =>
      api.call<Order>('POST', `/admin/orders/${id}/alert`, {
        token,
        body: { alert: 'voided', reason: 'Ya lo miré' },
      });
    expect((await dispatch()).failure.code).toBe('ORDERS.PAYMENT_VOIDED');
    expect((await resolve()).failure.code).toBe('ORDERS.PAYMENT_VOIDED');
    expect(await row(id)).toMatchObject({ paymentAlert: 'voided', isDelivered: false });
    // The status from Wompi outlives a cleared alert.
    await api.uow.manager.update(OrderEntity, { id }, { paymentAlert: null });
    expect((await dispatch()).failure.code).toBe('ORDERS.PAYMENT_VOIDED');
    expect((await api.call<Order>('GET', `/order/${id}`, { token })).data.isPaymentVoided).toBe(true);
    expect((await end(id, 'payment')).status).toBe(200);
    expect((await api.call<Order>('GET', `/order/${id}`, { token })).data.isPaymentVoided).toBe(false);
  });

  it('can be dispatched after staff correct the payment to another method [N-19-191]', async () => {
    const { id } = await voided();
    const { token } = admins[0];
    const body = { paymentMethod: 'Nequi', transactionNumber: 'M8871203', reason: 'Pagó por Nequi' };
    const corrected = await api.call<Order>('PUT', `/siigo/order/${id}/payment`, { token, body });
    expect(corrected.data).toMatchObject({
      paymentMethod: 'Nequi',
      paymentAlert: null,
      isPaymentVoided: false,
    });
    const data = shop.aDispatch();
    expect((await api.call<Order>('PUT', '/order/delivery', { token, body: { id, data } })).status).toBe(200);
  });

  it('keeps the voided alert when its double-payment alert is resolved [N-19-191]', async () => {
    const { id, transaction } = await voided();
    await wompi.send({ ...transaction, id: `${transaction.id}-2` });
    const { paymentAlert } = await row(id);
    expect(paymentAlert).toBe('double-payment');
    const { token } = admins[0];
    const body = { alert: paymentAlert, reason: 'Ya lo devolví' };
    const answer = await api.call<Order>('POST', `/admin/orders/${id}/alert`, { token, body });
    expect(answer.data).toMatchObject({ paymentAlert: 'voided', isPaymentVoided: true });
  });

  it('accepts only one of a concurrent cancellation and payment request [N-19-081]', async () => {
    const { id } = await voided();
    const answers = await Promise.all([end(id, 'cancel', admins[0]), end(id, 'payment', admins[1])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await row(id)).active).toBe(answers[1]?.status === 200);
    expect(await refunds(id)).toBe(0);
  });

  it('starts no refund when it is cancelled from an outdated page [N-19-081]', async () => {
    const { id } = await voided();
    const path = `/order/${id}/cancellation`;
    const answer = await api.call<AfterSale>('POST', path, {
      token: admins[0].token,
      body: { reason: 'Me equivoqué' },
    });
    expect([answer.status, answer.data.refunds]).toEqual([200, []]);
    expect(await row(id)).toMatchObject({ active: false, isPaid: false, paymentAlert: null });
  });

  it('gets a credit note when it is cancelled while it waits for another payment [N-19-081]', async () => {
    const { id } = await voided();
    await end(id, 'payment');
    await api.call('DELETE', `/order/delete?id=${id}`, { token: buyer.token });
    expect([(await row(id)).active, await creditsOf(id)]).toEqual([false, 1]);
  });

  it('starts no refund for returned goods [N-19-081]', async () => {
    const { id, transaction } = await (async () => {
      const order = await wompi.order(buyer, product, UNITS);
      return { id: order.id, transaction: await wompi.transaction(order.id) };
    })();
    await wompi.send(transaction);
    const { token } = admins[0];
    await api.call('PUT', '/order/delivery', { token, body: { id, data: shop.aDispatch() } });
    await wompi.send({ ...transaction, status: 'VOIDED' });
    expect((await end(id, 'cancel')).failure.code).toBe('ORDERS.ALREADY_DISPATCHED');
    expect((await row(id)).paymentAlert).toBe('voided');
    const lines = [{ productId: product.id, quantity: 1 }];
    const asked = await api.call<AfterSale>('POST', `/order/${id}/returns`, {
      token: buyer.token,
      headers: { 'idempotency-key': `voided-${id}` },
      body: { reason: 'wrong', note: 'No era este', lines },
    });
    const returnId = asked.data.returns[0]?.id;
    await api.call('PUT', `/admin/returns/${returnId}`, { token, body: { step: 'approve' } });
    const body = { step: 'receive', fates: [{ productId: product.id, fate: 'waste' }] };
    const received = await api.call<{ state: string }>('PUT', `/admin/returns/${returnId}`, { token, body });
    expect([received.status, received.data.state, await refunds(id)]).toEqual([200, 'refunded', 0]);
  });

  it('cannot request another payment while a cancellation request is open [N-19-081]', async () => {
    const { id } = await wompi.order(buyer, product, UNITS);
    const transaction = await wompi.transaction(id);
    await wompi.send(transaction);
    await api.uow.manager.insert(ReturnEntity, {
      orderId: id,
      requestKey: `asked-${id}`,
      kind: 'cancellation',
      state: 'requested',
      reason: 'cancellation',
      note: 'Ya no',
      photo: null,
      answer: null,
      amount: centavos(0),
      askedBy: buyer.user.id,
      isByStaff: false,
      createdAt: api.clock.now(),
      updatedAt: api.clock.now(),
    });
    await wompi.send({ ...transaction, status: 'VOIDED' });
    expect((await end(id, 'payment')).failure.code).toBe('ORDERS.CANCELLATION_ASKED');
    expect(await row(id)).toMatchObject({ isPaid: true, paymentAlert: 'voided' });
    expect((await end(id, 'cancel')).status).toBe(200);
  });
});
