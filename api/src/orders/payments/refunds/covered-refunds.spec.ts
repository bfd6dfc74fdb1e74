import type { AfterSale, Order, WompiWidget } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { MoneyStub } from '#test/refunds/money-stub.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { WompiBuilder, type StubTransaction } from '#test/wompi-stub.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { MoneyCheckRepository } from '../../reports/money-check/money-check.repository.js';
import { RefundEntity } from './refund/refund.entity.js';
import { type RefundState, UNMOVED_REFUNDS } from './refund/refund-states.js';
import { RefundJournal } from './refund-journal.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

const UNITS = 3;
const MINUTE_MS = 60_000;
const OVERPAID = 'no order gives back more than was paid';
/** Of the last three only the provider, or somebody who looks, knows whether they moved. */
const STATES: readonly RefundState[] = [...UNMOVED_REFUNDS, 'sending', 'unknown', 'review'];

interface Short {
  id: number;
  transaction: StubTransaction;
  refundId: number;
  missing: number;
  total: number;
}

describe.each(DIALECTS)('the refund of missing units of a voided payment on $name', (dialect) => {
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
  afterAll(async () => {
    await api.stop();
    await stub.stop();
  });

  const faults = async () => (await new MoneyCheckRepository(api.uow).faults()).map(({ rule }) => rule);
  const refundsOf = (orderId: number) =>
    api.uow.manager.find(RefundEntity, { where: { orderId }, order: { id: 'ASC' } });
  const get = (id: number) => api.uow.manager.findOneByOrFail(RefundEntity, { id });
  const afterSale = async (id: number) =>
    (await api.call<AfterSale>('GET', `/order/${id}/after-sale`, { token: admin.token })).data;
  const act = (id: number, body: object) =>
    api.call('PUT', `/admin/refunds/${id}`, { token: admin.token, body });

  /** Paid and packed with one unit missing; the refund's first step has not run. */
  const packedShort = async (): Promise<Short> => {
    const { id, totalPrice: total } = await wompi.order(buyer, product, UNITS);
    const transaction = await wompi.transaction(id);
    await wompi.send(transaction);
    const body = { missing: [{ id_product: product.id, quantity: 1 }], reason: 'Se dañó' };
    expect((await api.call('POST', `/order/${id}/pack`, { token: admin.token, body })).status).toBe(200);
    const [refund] = await refundsOf(id);
    return { id, transaction, refundId: refund?.id ?? 0, missing: total / UNITS, total };
  };

  /** Puts the refund into a state with the step that this state waits for. */
  const putInto = async (refundId: number, state: RefundState): Promise<void> => {
    const { version } = await get(refundId);
    const isByPeople = ['account', 'approval', 'transfer'].includes(state);
    await api.uow.manager.update(
      RefundEntity,
      { id: refundId },
      {
        state,
        version: version + 1,
        attempts: ['sending', 'unknown', 'review'].includes(state) ? 1 : 0,
        ...(isByPeople ? { way: 'transfer' } : {}),
        ...(state === 'cash' ? { way: 'cash' } : {}),
      },
    );
    await api.app.get(RefundJournal).plan({ id: refundId, version: version + 1 }, api.clock.now());
  };

  const voidPayment = async (transaction: StubTransaction): Promise<void> => {
    transaction.status = 'VOIDED';
    await wompi.announce(transaction);
    await api.work();
  };
  const decide = (id: number, how: 'cancel' | 'payment') =>
    api.call<Order>('POST', `/admin/orders/${id}/alert/${how}`, {
      token: admin.token,
      body: { alert: 'voided', reason: 'El banco lo devolvió' },
    });
  const settleDoubts = async (refundId: number): Promise<void> => {
    for (let round = 0; round < 5; round += 1) {
      api.clock.advance(2 * MINUTE_MS);
      await api.work();
    }
    if ((await get(refundId)).state === 'review') await act(refundId, { action: 'not-found' });
    await api.work();
    admin = { ...admin, token: await api.tokenOf(admin.user) };
  };
  const payAgain = async (id: number): Promise<StubTransaction> => {
    const token = await api.tokenOf(buyer.user);
    const { data } = await api.call<WompiWidget>('GET', `/order/${id}/wompi`, { token });
    const again = await wompi.transaction(id, { reference: data.reference });
    await wompi.send(again);
    return again;
  };

  it.each(STATES)('that is %s ends with the void before anybody decides [N-40-580]', async (state) => {
    const { id, transaction, refundId } = await packedShort();
    await putInto(refundId, state);
    await voidPayment(transaction);
    if (UNMOVED_REFUNDS.includes(state)) expect((await get(refundId)).state).toBe('covered');
    await settleDoubts(refundId);
    expect(await get(refundId)).toMatchObject({ state: 'covered', sealedAccount: null, doneAt: null });
    expect(stub.movementsOf(transaction.id)).toBe(1);
    const { refunds, returns, refunded } = await afterSale(id);
    expect(refunds).toEqual([
      expect.objectContaining({ state: 'covered', label: 'Devuelto con la anulación del pago' }),
    ]);
    expect([refunded, returns[0]?.state]).toEqual([0, 'refunded']);
    expect((await act(refundId, { action: 'pay-cash' })).failure.code).toBe('REFUNDS.NOT_NOW');
    expect((await decide(id, 'cancel')).status).toBe(200);
    await settleDoubts(refundId);
    expect([(await get(refundId)).state, await faults()]).toEqual(['covered', []]);
  });

  it.each(STATES)('that is %s ends when the order is cancelled [N-40-580]', async (state) => {
    const { id, transaction, refundId } = await packedShort();
    await putInto(refundId, state);
    await voidPayment(transaction);
    expect((await decide(id, 'cancel')).status).toBe(200);
    await settleDoubts(refundId);
    expect((await refundsOf(id)).map((refund) => refund.state)).toEqual(['covered']);
    expect([stub.movementsOf(transaction.id), await faults()]).toEqual([1, []]);
  });

  it.each(STATES)(
    'that is %s goes back once, from the payment that replaces the voided one [N-40-581]',
    async (state) => {
      const { id, transaction, refundId, missing, total } = await packedShort();
      await putInto(refundId, state);
      await voidPayment(transaction);
      expect((await decide(id, 'payment')).status).toBe(200);
      const again = await payAgain(id);
      await settleDoubts(refundId);
      const [refund, ...others] = await refundsOf(id);
      expect(others).toEqual([]);
      expect(refund).toMatchObject({ state: 'done', way: 'refund', amount: missing * 100 });
      expect([stub.movementsOf(transaction.id), stub.movementsOf(again.id)]).toEqual([1, 1]);
      expect((await afterSale(id)).returns[0]?.state).toBe('refunded');
      await api.call('POST', `/order/${id}/cancellation`, { token: admin.token, body: { reason: 'Ya no' } });
      await settleDoubts(refundId);
      expect((await refundsOf(id)).map(({ amount, state: end }) => [amount, end])).toEqual([
        [missing * 100, 'done'],
        [(total - missing) * 100, 'done'],
      ]);
      expect(await faults()).toEqual([]);
    },
  );

  it.each(STATES)('that is %s stays with the void when nobody pays again [N-40-580]', async (state) => {
    const { id, transaction, refundId } = await packedShort();
    await putInto(refundId, state);
    await voidPayment(transaction);
    await decide(id, 'payment');
    await api.call('DELETE', `/order/delete?id=${id}`, { token: buyer.token });
    await settleDoubts(refundId);
    expect((await refundsOf(id)).map((refund) => refund.state)).toEqual(['covered']);
    expect([stub.movementsOf(transaction.id), await faults()]).toEqual([1, []]);
  });

  it('is due again in cash, or to an account, once staff register another payment [N-40-581]', async () => {
    const voided = async (): Promise<Short> => {
      const short = await packedShort();
      await putInto(short.refundId, 'held');
      await voidPayment(short.transaction);
      return short;
    };
    const [paid, corrected] = [await voided(), await voided()];
    await decide(paid.id, 'payment');
    const data = shop.aPayment(paid.total, { withoutShift: true });
    const { token } = admin;
    const put = await api.call('PUT', '/order/paymentResult', { token, body: { id: paid.id, data } });
    expect(put.status).toBe(200);
    expect(await get(paid.refundId)).toMatchObject({ state: 'cash', way: 'cash', transactionId: null });
    const body = { paymentMethod: 'Nequi', transactionNumber: 'M8871203', reason: 'Pagó por Nequi' };
    expect((await api.call('PUT', `/siigo/order/${corrected.id}/payment`, { token, body })).status).toBe(200);
    expect(await get(corrected.refundId)).toMatchObject({ state: 'account', way: 'transfer' });
    expect(await faults()).toEqual([]);
  });

  it('that moved before the void stays done, and the money check names its order [N-40-580]', async () => {
    const { id, transaction, refundId, missing } = await packedShort();
    await putInto(refundId, 'unknown');
    stub.refunds.push({
      ...{ id: `by-hand-${id}`, transaction_id: transaction.id, amount_in_cents: missing * 100 },
      ...{ reference: 'x', status: 'APPROVED' },
    });
    await voidPayment(transaction);
    await decide(id, 'cancel');
    await settleDoubts(refundId);
    expect((await get(refundId)).state).toBe('done');
    const [fault] = await new MoneyCheckRepository(api.uow).faults();
    expect(fault).toMatchObject({ rule: OVERPAID, ids: [id] });
    await api.uow.manager.delete(RefundEntity, { id: refundId });
  });

  it('leaves the refund of another payment alone [N-40-580]', async () => {
    const { id, transaction, refundId } = await packedShort();
    const second = await wompi.transaction(id);
    await wompi.send(second);
    await api.call('POST', `/admin/orders/${id}/alert/refund`, {
      token: admin.token,
      body: { alert: 'double-payment', reason: 'Pagó dos veces' },
    });
    const other = (await refundsOf(id)).find((refund) => !refund.isOfOrder);
    await putInto(other?.id ?? 0, 'held');
    await putInto(refundId, 'held');
    await voidPayment(transaction);
    const states = (await refundsOf(id)).map((refund) => [refund.isOfOrder, refund.state]);
    expect(states).toEqual([
      [true, 'covered'],
      [false, 'held'],
    ]);
    await decide(id, 'cancel');
    expect((await get(other?.id ?? 0)).state).toBe('held');
  });

  it('of a whole cancelled order ends too when the provider voids it first [N-40-580]', async () => {
    const { id, totalPrice } = await wompi.order(buyer, product, UNITS);
    const transaction = await wompi.transaction(id);
    await wompi.send(transaction);
    await api.call('POST', `/order/${id}/cancellation`, { token: admin.token, body: { reason: 'Ya no' } });
    const [refund] = await refundsOf(id);
    expect(refund).toMatchObject({ way: 'void', amount: totalPrice * 100 });
    await putInto(refund?.id ?? 0, 'held');
    await voidPayment(transaction);
    expect((await refundsOf(id)).map(({ state }) => state)).toEqual(['covered']);
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
    expect([order.active, stub.movementsOf(transaction.id), await faults()]).toEqual([false, 1, []]);
  });
});
