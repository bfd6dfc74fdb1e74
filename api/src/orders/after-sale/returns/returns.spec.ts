import type { AfterSale, Return } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { seeded } from '#test/seeded.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { FACTORY } from '#products/index.js';
import { OrderEventEntity } from '../../order/timeline/order-event.entity.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { PaymentEntity } from '../../payments/payment/payment.entity.js';
import { RefundEntity } from '../../payments/refunds/refund/refund.entity.js';
import { ReturnLineEntity } from '../../order/returned/return.entity.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
const DAY_MS = 86_400_000;
const ENV = { LASTING_FAMILIES: 'POSTRES', SIIGO_URL: 'http://127.0.0.1:9' };
const MAX_PARTS = 20;

describe.each(DIALECTS)('cancellations and returns on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let yogurt: TestProduct;
  let admin: Caller;
  let buyer: Caller;
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect, ENV);
    shop = new ShopBuilder(api);
    yogurt = await shop.addProduct({ name: 'Yogurt de mora', stock: 100_000, price: 7_777.77 });
  });
  beforeEach(async () => {
    [admin, buyer] = [await api.signedIn(3), await api.signedIn(1)];
  });
  afterAll(() => api.stop());

  const paid = async (
    lines: readonly (readonly [TestProduct, number])[],
    method: object = {},
  ): Promise<number> => {
    const { id } = await shop.placedBy(buyer, lines);
    const { totalPrice } = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
    const data = shop.aPayment(totalPrice / 100, method);
    await api.call('PUT', '/order/paymentResult', { token: admin.token, body: { id, data } });
    return id;
  };
  const dispatched = async (lines: readonly (readonly [TestProduct, number])[], method: object = {}) => {
    const id = await paid(lines, method);
    await api.call('PUT', '/order/delivery', { token: admin.token, body: { id, data: shop.aDispatch() } });
    return id;
  };
  const cancel = (id: number, { token }: Caller = buyer) =>
    api.call<AfterSale>('POST', `/order/${id}/cancellation`, { token, body: { reason: 'Me equivoqué' } });
  const ask = (id: number, body: object, { token }: Caller = buyer, key = `return-${(keys += 1)}`) =>
    api.call<AfterSale>('POST', `/order/${id}/returns`, { token, body, headers: { 'idempotency-key': key } });
  const step = (id: number, body: object, { token }: Caller = admin) =>
    api.call<Return>('PUT', `/admin/returns/${id}`, { token, body });
  const receive = async (id: number, fate = 'saleable') => {
    await step(id, { step: 'approve' });
    const { data } = await api.call<Return[]>('GET', '/admin/returns', { token: admin.token });
    const lines = data.find((each) => each.id === id)?.lines ?? [];
    return step(id, { step: 'receive', fates: lines.map(({ productId }) => ({ productId, fate })) });
  };
  const seen = async (id: number) =>
    (await api.call<AfterSale>('GET', `/order/${id}/after-sale`, { token: buyer.token })).data;
  const stepsOf = async (orderId: number): Promise<string[]> =>
    (await api.uow.manager.find(OrderEventEntity, { where: { orderId }, order: { id: 'ASC' } })).map(
      ({ name }) => name,
    );
  const mailsOf = (): string[] => api.mails.map(({ subject }) => subject);

  it('refund a double payment once, and never one that staff already returned by hand [N-20-212]', async () => {
    const id = await paid([[yogurt, 1]]);
    const second = async (transactionId: string) => {
      api.clock.advance(1_000);
      await api.uow.manager.insert(PaymentEntity, {
        provider: 'wompi',
        transactionId,
        status: 'APPROVED',
        orderId: id,
        amount: 10_000,
        currency: 'COP',
        paymentMethodType: 'CARD',
        source: 'event',
        outcome: 'double-payment',
        at: api.clock.now(),
      });
      await api.uow.manager.update(OrderEntity, { id }, { paymentAlert: 'double-payment' });
    };
    const end = (path: string, alert = 'double-payment') =>
      api.call<{ paymentAlert: string | null }>('POST', `/admin/orders/${id}/${path}`, {
        token: admin.token,
        body: { alert, reason: 'Pagó dos veces' },
      });
    const refunds = async () =>
      (await api.uow.manager.findBy(RefundEntity, { orderId: id })).map(({ transactionId, amount }) => [
        transactionId,
        Number(amount),
      ]);
    await second('T-by-hand');
    api.clock.advance(1_000);
    expect((await end('alert')).data.paymentAlert).toBeNull();
    expect((await end('alert/refund')).failure.code).toBe('EDIT.CONFLICT');
    await second('T-second');
    expect((await end('alert/refund', 'voided')).failure.code).toBe('EDIT.CONFLICT');
    expect((await end('alert/refund')).data.paymentAlert).toBeNull();
    expect((await end('alert/refund')).status).toBe(200);
    expect(await refunds()).toEqual([['T-second', 10_000]]);
    await api.uow.manager.update(OrderEntity, { id }, { paymentAlert: 'wrong-amount' });
    expect((await end('alert/refund', 'wrong-amount')).failure.code).toBe('REFUNDS.NO_PAYMENT');
    expect((await api.uow.manager.findOneByOrFail(OrderEntity, { id })).paymentAlert).toBe('wrong-amount');
  });

  it('restock and refund when the buyer cancels a paid order [N-20-201]', async () => {
    const before = await shop.levelOf(FACTORY, yogurt.id);
    const id = await paid([[yogurt, 3]]);
    expect((await seen(id)).canCancel).toBe(true);
    const answer = await cancel(id);
    expect([answer.status, answer.data]).toMatchObject([
      200,
      {
        canCancel: false,
        refunds: [{ way: 'cash', state: 'cash', label: 'Listo para entregar en efectivo' }],
      },
    ]);
    expect(await shop.levelOf(FACTORY, yogurt.id)).toBe(before);
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
    expect(order).toMatchObject({ active: false, isPaid: true });
    expect(await stepsOf(id)).toEqual(['OrderPlaced', 'OrderPaid', 'OrderCancelled', 'RefundStarted']);
    await api.work();
    expect(mailsOf()).toContain(`Cancelamos su pedido ${id}`);
    expect((await cancel(id)).failure.code).toBe('ORDERS.CANCELLED');
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('reject unpaid orders, dispatched orders and orders of other buyers', async () => {
    const { id: unpaid } = await shop.placedBy(buyer, [[yogurt, 1]]);
    expect((await cancel(unpaid)).failure.code).toBe('ORDERS.NOT_PAID');
    const sent = await dispatched([[yogurt, 1]]);
    expect((await cancel(sent)).failure.code).toBe('ORDERS.ALREADY_DISPATCHED');
    const mine = await paid([[yogurt, 1]]);
    expect((await cancel(mine, await api.signedIn(1))).failure.code).toBe('ORDERS.NOT_FOUND');
  });

  it('deduct a cash refund from the open shift of the person who pays it [N-20-203, N-33-306]', async () => {
    const id = await paid([[yogurt, 1]]);
    const { data } = await cancel(id);
    const pay = () =>
      api.call('PUT', `/admin/refunds/${data.refunds[0]?.id}`, {
        token: admin.token,
        body: { action: 'pay-cash' },
      });
    expect((await pay()).failure.code).toBe('CASH_DESK.NO_SHIFT');
    api.clock.advance(1_000);
    await api.call('POST', '/admin/cash-desk/shift', {
      token: admin.token,
      body: { counts: [{ value: 50_000, count: 1 }] },
    });
    expect((await pay()).status).toBe(200);
    expect((await pay()).failure.code).toBe('REFUNDS.NOT_NOW');
    const shifts = await api.call<object[]>('GET', '/till/shifts?state=open', await api.signedIn(4));
    const amount = data.refunds[0]?.amount ?? 0;
    expect(shifts.data[0]).toMatchObject({ cashRefunds: amount, expectedCash: 50_000 - amount });
    const total = await api.call<{ total: number }>('GET', '/admin/refunds/total', { token: admin.token });
    expect(total.data.total).toBeGreaterThanOrEqual(amount);
    await api.uow.manager.update(RefundEntity, { id: data.refunds[0]?.id ?? 0 }, { way: 'debt' });
    const paidOut = await api.call<{ amount: number }[]>('GET', '/admin/refunds?paidOut=true&pageSize=200', {
      token: admin.token,
    });
    const less = await api.call<{ total: number }>('GET', '/admin/refunds/total', { token: admin.token });
    expect(less.data.total).toBeCloseTo(total.data.total - amount, 2);
    expect(paidOut.data.reduce((sum, refund) => sum + refund.amount, 0)).toBeCloseTo(less.data.total, 2);
    const tomorrow = colombianDay(new Date(api.clock.now().getTime() + 86_400_000));
    const later = await api.call<unknown[]>('GET', `/admin/refunds?doneFrom=${tomorrow}`, {
      token: admin.token,
    });
    expect(later.data).toEqual([]);
  });

  it('require two people for a transfer and delete the bank account after it [N-20-204]', async () => {
    const id = await paid([[yogurt, 1]], { paymentMethod: 'Nequi', transactionNumber: 'N-1' });
    const refundId = (await cancel(id)).data.refunds[0]?.id;
    const act = ({ token }: Caller, body: object) =>
      api.call('PUT', `/admin/refunds/${refundId}`, { token, body });
    const account = {
      holder: 'Ana Peña',
      identification: '1020304',
      bank: 'Nequi',
      kind: 'Ahorros',
      number: '3101234567',
    };
    expect((await act(admin, { action: 'give-account' })).failure.errors).toHaveProperty('account');
    expect((await act(admin, { action: 'give-account', account })).data).toMatchObject({
      account,
      isEnteredByMe: true,
    });
    const stored = await api.uow.manager.findOneByOrFail(RefundEntity, { id: Number(refundId) });
    expect(stored.sealedAccount).not.toContain('3101234567');
    expect((await act(admin, { action: 'approve' })).failure.code).toBe('REFUNDS.SAME_PERSON');
    const other = await api.signedIn(4);
    expect((await act(other, { action: 'approve' })).status).toBe(200);
    expect((await act(admin, { action: 'transferred' })).failure.errors).toHaveProperty('paymentNumber');
    expect((await act(admin, { action: 'transferred', paymentNumber: 'T-9' })).data).toMatchObject({
      state: 'done',
      account: null,
    });
    const done = await api.uow.manager.findOneByOrFail(RefundEntity, { id: Number(refundId) });
    expect(done.sealedAccount).toBeNull();
  });

  it('mail every step of a partial return from request to refund [N-20-205]', async () => {
    const id = await dispatched([[yogurt, 3]], {
      paymentMethod: 'Crédito',
      expiryDate: '2027-01-31T05:00:00.000Z',
    });
    const level = await shop.levelOf(FACTORY, yogurt.id);
    const wanted = { reason: 'defective', lines: [{ productId: yogurt.id, quantity: 1 }], note: 'Tapa rota' };
    const asked = await ask(id, wanted, buyer, 'same');
    await ask(id, wanted, buyer, 'same');
    expect(asked.status).toBe(201);
    const returnId = Number((await seen(id)).returns[0]?.id);
    expect(await seen(id)).toMatchObject({
      returnable: [{ quantity: 2 }],
      returns: [{ label: 'Solicitada' }],
    });
    expect((await step(returnId, { step: 'receive', fates: [] })).failure.code).toBe('RETURNS.NOT_NOW');
    expect((await receive(returnId)).data).toMatchObject({
      state: 'received',
      lines: [{ fate: 'saleable' }],
    });
    await api.work();
    expect(await seen(id)).toMatchObject({
      returns: [{ state: 'refunded' }],
      refunds: [{ state: 'done', label: 'Descontado de su crédito' }],
    });
    expect(await shop.levelOf(FACTORY, yogurt.id)).toBe(level + 1);
    expect(await stepsOf(id)).toEqual(
      expect.arrayContaining([
        'ReturnRequested',
        'ReturnApproved',
        'ReturnReceived',
        'RefundStarted',
        'RefundDone',
      ]),
    );
    expect(mailsOf()).toEqual(
      expect.arrayContaining([
        `Recibimos su solicitud de devolución del pedido ${id}`,
        `Aprobamos la devolución de su pedido ${id}`,
        `Recibimos los productos que devolvió del pedido ${id}`,
        `Devolvimos el dinero de su pedido ${id}`,
      ]),
    );
  });

  it('do not restock waste, and require an answer for a refusal [N-20-208]', async () => {
    const id = await dispatched([[yogurt, 2]]);
    const level = await shop.levelOf(FACTORY, yogurt.id);
    const lines = [{ productId: yogurt.id, quantity: 1 }];
    await ask(id, { reason: 'wrong', lines }, admin);
    await ask(id, { reason: 'wrong', lines });
    const [entered, asked] = (await seen(id)).returns;
    expect(entered).toMatchObject({ state: 'approved', isByStaff: true });
    await receive(Number(entered?.id), 'waste');
    expect(await shop.levelOf(FACTORY, yogurt.id)).toBe(level);
    expect((await step(Number(asked?.id), { step: 'refuse' })).failure.errors).toHaveProperty('answer');
    await step(Number(asked?.id), { step: 'refuse', answer: 'La foto no corresponde.' });
    expect((await seen(id)).returns[1]).toMatchObject({
      state: 'refused',
      answer: 'La foto no corresponde.',
    });
    expect((await seen(id)).returnable).toMatchObject([{ quantity: 1 }]);
  });

  it('of goods that staff already have are received and refunded in one call [N-38-411]', async () => {
    const id = await dispatched([[yogurt, 3]]);
    const level = await shop.levelOf(FACTORY, yogurt.id);
    const unitPrice = (await seen(id)).returnable[0]?.unitPrice ?? 0;
    const wanted = {
      reason: 'defective',
      lines: [{ productId: yogurt.id, quantity: 2, fate: 'saleable' }],
    };
    const answer = await ask(id, wanted, admin, 'here');
    const again = await ask(id, wanted, admin, 'here');
    expect([answer.status, again.status]).toEqual([201, 201]);
    expect(answer.data).toMatchObject({
      returnable: [{ quantity: 1, unitPrice }],
      returns: [{ state: 'received', isByStaff: true, lines: [{ quantity: 2, fate: 'saleable' }] }],
      refunds: [{ way: 'cash', state: 'cash' }],
    });
    expect(answer.data.refunds[0]?.amount).toBeCloseTo(2 * unitPrice, 1);
    expect((await seen(id)).refunds).toHaveLength(1);
    expect(await shop.levelOf(FACTORY, yogurt.id)).toBe(level + 2);
    expect(await stepsOf(id)).toEqual(
      expect.arrayContaining(['ReturnApproved', 'ReturnReceived', 'RefundStarted']),
    );
    await api.work();
    expect(mailsOf()).toContain(`Recibimos los productos que devolvió del pedido ${id}`);
    expect(mailsOf()).not.toContain(`Aprobamos la devolución de su pedido ${id}`);
  });

  it("of an administrator's own order are received at once, too [N-38-411]", async () => {
    buyer = admin;
    const id = await dispatched([[yogurt, 1]]);
    const lines = [{ productId: yogurt.id, quantity: 1, fate: 'waste' }];
    const { status, data } = await ask(id, { reason: 'defective', lines });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      returns: [{ state: 'received', isByStaff: true }],
      refunds: [{ state: 'cash' }],
    });
  });

  it('are received at once by administrators only, with what becomes of every line [N-38-411]', async () => {
    const flan = await shop.addProduct({ stock: 10 });
    const id = await dispatched([
      [yogurt, 1],
      [flan, 1],
    ]);
    const here = { productId: yogurt.id, quantity: 1, fate: 'waste' };
    const wanted = { reason: 'defective', lines: [here] };
    expect((await ask(id, wanted)).failure.code).toBe('AUTH.FORBIDDEN');
    const half = [here, { productId: flan.id, quantity: 1 }];
    expect((await ask(id, { ...wanted, lines: half }, admin)).failure.errors).toHaveProperty('fates');
    expect(await seen(id)).toMatchObject({ returns: [], refunds: [] });
  });

  it('reject withdrawal for perishable goods and every return after its deadline [N-20-206]', async () => {
    const flan = await shop.addProduct({ name: 'Arequipe', family: 'POSTRES', stock: 100 });
    const id = await dispatched([
      [yogurt, 1],
      [flan, 1],
    ]);
    const withdraw = (productId: number) =>
      ask(id, { reason: 'withdrawal', lines: [{ productId, quantity: 1 }] });
    const refused = await withdraw(yogurt.id);
    expect([refused.status, refused.failure.code]).toEqual([409, 'RETURNS.PERISHABLE']);
    expect(refused.failure.message).toContain('lo resolvemos');
    expect((await withdraw(flan.id)).status).toBe(201);
    api.clock.advance(31 * DAY_MS);
    buyer = { ...buyer, token: await api.tokenOf(buyer.user) };
    const late = await ask(id, { reason: 'defective', lines: [{ productId: yogurt.id, quantity: 1 }] });
    expect([late.failure.code, late.failure.message]).toEqual([
      'RETURNS.TOO_LATE',
      expect.stringContaining('30 días'),
    ]);
  });

  it('reject too many or no units, foreign pictures and orders that are not dispatched', async () => {
    const id = await dispatched([[yogurt, 1]]);
    const one = { productId: yogurt.id, quantity: 1 };
    const failureOf = async (body: object, of = id) => (await ask(of, { reason: 'wrong', ...body })).failure;
    expect((await failureOf({ lines: [{ ...one, quantity: 2 }] })).code).toBe('RETURNS.TOO_MANY_UNITS');
    expect((await failureOf({ lines: [] })).errors).toHaveProperty('lines');
    expect((await failureOf({ lines: [one, one] })).errors).toHaveProperty('lines');
    expect((await failureOf({ lines: [one], photo: 'https://malo.test/x.png' })).errors).toHaveProperty(
      'photo',
    );
    expect((await failureOf({ lines: [one] }, await paid([[yogurt, 1]]))).code).toBe(
      'RETURNS.NOT_DISPATCHED',
    );
  });

  it(`leave money, units and ledger exact after up to ${MAX_PARTS} partial returns [N-20-207]`, async () => {
    const random = seeded(20);
    for (let run = 0; run < 2; run += 1) {
      const quantity = 1 + Math.floor(random() * MAX_PARTS);
      const odd = await shop.addProduct({ stock: 50, price: Math.round(random() * 999_999) / 100 });
      const id = await dispatched([[odd, quantity]], {
        paymentMethod: 'Crédito',
        expiryDate: '2027-01-31T05:00:00.000Z',
      });
      const { totalPrice } = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
      for (let left = quantity; left > 0;) {
        const units = Math.min(left, 1 + Math.floor(random() * 3));
        left -= units;
        await ask(id, { reason: 'defective', lines: [{ productId: odd.id, quantity: units }] });
        const { id: returnId } = (await seen(id)).returns.at(-1) as { id: number };
        await receive(returnId);
        const refunds = await api.uow.manager.findBy(RefundEntity, { orderId: id });
        const sum = refunds.reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBeLessThanOrEqual(totalPrice);
        if (left === 0) expect(sum).toBe(totalPrice);
      }
      expect(await shop.levelOf(FACTORY, odd.id)).toBe(50);
      const lines = await api.uow.manager.findBy(ReturnLineEntity, { productId: odd.id });
      expect(lines.reduce((all, line) => all + line.quantity, 0)).toBe(quantity);
    }
    expect(await shop.ledgerDifferences()).toEqual([]);
  });
});
