import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import type { Order, WompiWidget } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { MoneyStub } from '#test/refunds/money-stub.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { WompiBuilder, type StubTransaction } from '#test/wompi-stub.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { OrderEventEntity } from '../../order/timeline/order-event.entity.js';
import { MoneyCheckRepository } from '../../reports/money-check/money-check.repository.js';
import { RefundEntity } from './refund/refund.entity.js';
import { type RefundState, UNMOVED_REFUNDS } from './refund/refund-states.js';
import { RefundJournal } from './refund-journal.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
interface Paid {
  id: number;
  /** Does not settle the order. */
  extra: StubTransaction;
}

const MINUTE_MS = 60_000;
const STATES: readonly RefundState[] = [...UNMOVED_REFUNDS, 'sending', 'unknown', 'review'];
const ALERTS = ['double-payment', 'paid-after-cancellation', 'wrong-amount'] as const;
const TABLE = ALERTS.flatMap((alert) => STATES.map((state) => [alert, state] as const));

describe.each(DIALECTS)('a payment beside its order that the provider voids on $name', (dialect) => {
  let api: TestApi;
  let stub: MoneyStub;
  let wompi: WompiBuilder;
  let shop: ShopBuilder;
  let product: TestProduct;
  let buyer: Caller;
  let admin: Caller;
  beforeAll(async () => {
    stub = await MoneyStub.start();
    api = await startApi(dialect, { ...stub.env, SIIGO_URL: 'http://127.0.0.1:9' });
    shop = new ShopBuilder(api);
    wompi = new WompiBuilder(api, shop, stub);
    product = await shop.addProduct({ stock: 10_000 });
  });
  beforeEach(async () => {
    [buyer, admin] = [await api.signedIn(1), await api.signedIn(3)];
  });
  afterEach(async () => {
    expect(await new MoneyCheckRepository(api.uow).faults()).toEqual([]);
  });
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  const row = (id: number) => api.uow.manager.findOneByOrFail(OrderEntity, { id });
  const refundsOf = (orderId: number) =>
    api.uow.manager.find(RefundEntity, { where: { orderId }, order: { id: 'ASC' } });
  const stateOf = async (id: number) => (await api.uow.manager.findOneByOrFail(RefundEntity, { id })).state;
  const stepsOf = async (orderId: number): Promise<string[]> =>
    (await api.uow.manager.find(OrderEventEntity, { where: { orderId }, order: { id: 'ASC' } })).map(
      ({ name }) => name,
    );
  const end = (id: number, alert: PaymentAlert, how: '' | '/refund' | '/payment' = '/refund') =>
    api.call<Order>('POST', `/admin/orders/${id}/alert${how}`, {
      token: admin.token,
      body: { alert, reason: 'Es de más' },
    });

  const pay = async (id: number, change: Partial<StubTransaction> = {}): Promise<StubTransaction> => {
    api.clock.advance(1_000);
    const transaction = await wompi.transaction(id, change);
    await wompi.send(transaction);
    return transaction;
  };
  const voidPayment = async (transaction: StubTransaction): Promise<void> => {
    api.clock.advance(1_000);
    transaction.status = 'VOIDED';
    await wompi.announce(transaction);
    await api.work();
  };
  const paidBeside = async (alert: (typeof ALERTS)[number]): Promise<Paid> => {
    const { id, totalPrice } = await wompi.order(buyer, product, 1);
    if (alert === 'double-payment') await pay(id);
    if (alert === 'paid-after-cancellation')
      await api.call('DELETE', `/order/delete?id=${id}`, { token: buyer.token });
    const isWrong = alert === 'wrong-amount';
    const extra = await pay(id, isWrong ? { amount_in_cents: totalPrice * 100 + 100 } : {});
    expect((await row(id)).paymentAlert).toBe(alert);
    return { id, extra };
  };
  const refunded = async (alert: (typeof ALERTS)[number]): Promise<Paid & { refundId: number }> => {
    const paid = await paidBeside(alert);
    api.clock.advance(1_000);
    expect((await end(paid.id, alert)).status).toBe(200);
    const [refund] = await refundsOf(paid.id);
    expect(refund).toMatchObject({ isOfOrder: false, transactionId: paid.extra.id });
    return { ...paid, refundId: refund?.id ?? 0 };
  };
  const putInto = async (refundId: number, state: RefundState, way?: 'void'): Promise<void> => {
    const { version } = await api.uow.manager.findOneByOrFail(RefundEntity, { id: refundId });
    const isSent = ['sending', 'unknown', 'review'].includes(state);
    const byPeople = state === 'cash' ? 'cash' : 'transfer';
    await api.uow.manager.update(
      RefundEntity,
      { id: refundId },
      {
        ...{ state, version: version + 1, attempts: isSent ? 1 : 0 },
        way: way ?? (isSent || ['held', 'pending'].includes(state) ? 'refund' : byPeople),
      },
    );
    await api.app.get(RefundJournal).plan({ id: refundId, version: version + 1 }, api.clock.now());
  };
  const settleDoubts = async (refundId: number): Promise<void> => {
    for (let round = 0; round < 5; round += 1) {
      api.clock.advance(2 * MINUTE_MS);
      await api.work();
    }
    const body = { action: 'not-found' };
    if ((await stateOf(refundId)) === 'review')
      await api.call('PUT', `/admin/refunds/${refundId}`, { token: admin.token, body });
    await api.work();
    admin = { ...admin, token: await api.tokenOf(admin.user) };
    buyer = { ...buyer, token: await api.tokenOf(buyer.user) };
  };

  it.each(TABLE)('of the alert %s ends its refund that is %s [N-40-590]', async (alert, state) => {
    const { id, extra, refundId } = await refunded(alert);
    await putInto(refundId, state);
    await voidPayment(extra);
    if (UNMOVED_REFUNDS.includes(state)) expect(await stateOf(refundId)).toBe('covered');
    await settleDoubts(refundId);
    expect((await refundsOf(id)).map((refund) => refund.state)).toEqual(['covered']);
    expect(stub.movementsOf(extra.id)).toBe(1);
    const body = { action: 'pay-cash' };
    const paidOut = await api.call('PUT', `/admin/refunds/${refundId}`, { token: admin.token, body });
    expect(paidOut.failure.code).toBe('REFUNDS.NOT_NOW');
    expect((await stepsOf(id)).filter((name) => name === 'PaymentGivenBack')).toHaveLength(1);
    expect(await row(id)).toMatchObject({ paymentAlert: null, isPaid: alert === 'double-payment' });
  });

  it.each(ALERTS)('ends the alert %s that nobody decided, without a refund [N-40-590]', async (alert) => {
    const { id, extra } = await paidBeside(alert);
    await voidPayment(extra);
    expect((await row(id)).paymentAlert).toBeNull();
    expect((await stepsOf(id)).slice(-2)).toEqual(['PaymentGivenBack', 'PaymentAlertResolved']);
    const refused = await end(id, alert);
    expect([refused.status, refused.failure.code]).toEqual([409, 'REFUNDS.GIVEN_BACK']);
    expect(refused.failure.message).toContain('ya anuló este pago');
    expect([await refundsOf(id), stub.movementsOf(extra.id)]).toEqual([[], 1]);
    await wompi.announce({ ...extra, status: 'APPROVED' });
    expect((await row(id)).paymentAlert).toBeNull();
  });

  it.each(ALERTS)('of the alert %s that staff closed only gets its line [N-40-590]', async (alert) => {
    const { id, extra } = await paidBeside(alert);
    api.clock.advance(1_000);
    expect((await end(id, alert, '')).status).toBe(200);
    await voidPayment(extra);
    expect((await stepsOf(id)).slice(-2)).toEqual(['PaymentAlertResolved', 'PaymentGivenBack']);
    expect([(await row(id)).paymentAlert, await refundsOf(id)]).toEqual([null, []]);
  });

  it('leaves the alert to another payment, which alone is refunded [N-40-590]', async () => {
    const { id, extra } = await paidBeside('double-payment');
    const third = await pay(id);
    await voidPayment(extra);
    expect((await row(id)).paymentAlert).toBe('double-payment');
    expect((await end(id, 'double-payment')).status).toBe(200);
    expect((await refundsOf(id)).map(({ transactionId }) => transactionId)).toEqual([third.id]);
  });

  it('leaves the alert of an earlier payment that is still to be looked at [N-40-590]', async () => {
    const { id, extra: wrong } = await paidBeside('wrong-amount');
    await pay(id);
    const second = await pay(id);
    expect((await row(id)).paymentAlert).toBe('double-payment');
    await voidPayment(second);
    expect((await row(id)).paymentAlert).toBe('wrong-amount');
    expect((await end(id, 'wrong-amount')).status).toBe(200);
    expect((await refundsOf(id)).map(({ transactionId }) => transactionId)).toEqual([wrong.id]);
  });

  it('leaves the alert while a second payment that staff reported is there [N-40-590]', async () => {
    const { id, extra } = await paidBeside('double-payment');
    const { totalPrice } = await row(id);
    const data = shop.aPayment(totalPrice / 100, { withoutShift: true });
    const reported = await api.call('POST', `/order/${id}/second-payment`, {
      token: admin.token,
      body: { data },
    });
    expect(reported.status).toBe(200);
    await voidPayment(extra);
    expect((await row(id)).paymentAlert).toBe('double-payment');
    expect((await end(id, 'double-payment')).status).toBe(200);
    expect((await refundsOf(id)).map(({ transactionId }) => transactionId)).toEqual([null]);
  });

  it('leaves the alert that the payment of the order itself is voided [N-40-590]', async () => {
    const { id } = await wompi.order(buyer, product, 1);
    const first = await pay(id);
    await voidPayment(first);
    const extra = await pay(id, { reference: first.reference });
    expect((await row(id)).paymentAlert).toBe('double-payment');
    await voidPayment(extra);
    expect((await row(id)).paymentAlert).toBe('voided');
    expect((await end(id, 'voided', '/payment')).status).toBe(200);
  });

  it('stays given back once the order is paid again [N-40-590]', async () => {
    const { id } = await wompi.order(buyer, product, 1);
    const first = await pay(id);
    const extra = await pay(id);
    api.clock.advance(1_000);
    await end(id, 'double-payment');
    const [refund] = await refundsOf(id);
    await putInto(refund?.id ?? 0, 'unknown');
    await voidPayment(first);
    await voidPayment(extra);
    await end(id, 'voided', '/payment');
    const { data } = await api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token: buyer.token });
    await pay(id, { reference: data.reference });
    await settleDoubts(refund?.id ?? 0);
    expect((await refundsOf(id)).map(({ state }) => state)).toEqual(['covered']);
    expect(await row(id)).toMatchObject({ isPaid: true, paymentAlert: null });
  });

  it.each(['sending', 'unknown'] as const)(
    "is the shop's own void while that is %s [N-40-590]",
    async (state) => {
      const { id, extra, refundId } = await refunded('double-payment');
      await putInto(refundId, state, 'void');
      await voidPayment(extra);
      await settleDoubts(refundId);
      expect((await refundsOf(id)).map((refund) => refund.state)).toEqual(['done']);
      expect(stub.movementsOf(extra.id)).toBe(1);
      expect(await stepsOf(id)).not.toContain('PaymentGivenBack');
    },
  );
});
