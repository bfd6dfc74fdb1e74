import type { NewSale, Sale, TillReturn, TillReturnable } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { CreditTaskEntity } from '../../order/invoiceable/credit-task.entity.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { OrderEventEntity } from '../../order/timeline/order-event.entity.js';
import { ReturnEntity } from '../../order/returned/return.entity.js';
import { CashMovementEntity } from '../../payments/cash-desk/cash-movement.entity.js';
import { RefundEntity } from '../../payments/refunds/refund/refund.entity.js';
import { MoneyCheckRepository } from '../../reports/money-check/money-check.repository.js';

const CASH = 1;
const DEBIT_CARD = 3;
const REASON = 'El empaque estaba roto';

describe.each(DIALECTS)('goods that come back over the counter on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  const seller = async () => {
    const cashier = await shop.cashier();
    await shop.openShift(cashier.token);
    const product = await shop.addProduct({ price: 4_608, taxClassification: 'Excluded', stock: 0 });
    await shop.stock(cashier.storeId, product.id, 20);
    return { ...cashier, product };
  };
  const sell = async (token: string, product: TestProduct, change: Partial<NewSale> = {}): Promise<Sale> => {
    const body = {
      items: [{ id_product: product.id, quantity: 3 }],
      payments: [{ paymentId: CASH, amount: 13_824, received: 20_000 }],
      totalPrice: 13_824,
      ...change,
    };
    const headers = { 'idempotency-key': `sold-${(keys += 1)}` };
    const { status, data, text } = await api.call<Sale>('POST', '/till/sales', { token, body, headers });
    if (status !== 201) throw new Error(text);
    return data;
  };
  const takeBack = (
    token: string,
    orderId: number,
    { id }: TestProduct,
    quantity: number,
    key = `back-${(keys += 1)}`,
    fate = 'saleable',
  ) =>
    api.call<TillReturn>('POST', '/till/returns', {
      token,
      body: { orderId, lines: [{ id_product: id, quantity, fate }], reason: REASON },
      headers: { 'idempotency-key': key },
    });

  it('return units, cash as it was handed over, and plan the credit [N-39-120, N-39-121]', async () => {
    const { token, storeId, product, user } = await seller();
    const sale = await sell(token, product);
    await api.uow.manager.update(OrderEntity, { id: sale.id }, { invoiceState: 'issued', isInvoice: true });
    const { returnCode } = sale.receipt;
    const typed = ` ${returnCode.slice(0, 4).toLowerCase()}-${returnCode.slice(4)}`;
    for (const code of [String(sale.id), returnCode, encodeURIComponent(typed)]) {
      const found = await api.call<TillReturnable>('GET', `/till/receipts/${code}`, { token });
      expect(found.data).toMatchObject({
        receipt: { number: sale.id, returnCode },
        lines: [{ id_product: product.id, sold: 3, returnable: 3, price: 4_608 }],
      });
    }
    const first = await takeBack(token, sale.id, product, 1, 'back-first');
    expect([first.status, first.data]).toEqual([
      201,
      {
        id: first.data.id,
        orderId: sale.id,
        amount: 4_608,
        handedBack: 4_600,
        methods: [{ method: 'Efectivo', amount: 4_608 }],
      },
    ]);
    expect((await takeBack(token, sale.id, product, 1, 'back-first')).data).toEqual(first.data);
    expect(await shop.levelOf(storeId, product.id)).toBe(18);
    const rest = await takeBack(token, sale.id, product, 2, 'back-rest', 'waste');
    expect(rest.data).toMatchObject({ amount: 9_216, handedBack: 9_200 });
    expect(await shop.levelOf(storeId, product.id)).toBe(18);
    const movements = await api.uow.manager.findBy(CashMovementEntity, { orderId: sale.id });
    expect(movements.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
    const rows = await api.uow.manager.findBy(ReturnEntity, { orderId: sale.id });
    expect(rows).toMatchObject([
      { reason: 'counter', note: REASON, state: 'refunded', isByStaff: true, askedBy: user.id },
      { reason: 'counter', state: 'refunded' },
    ]);
    expect(await api.uow.manager.findBy(CreditTaskEntity, { orderId: sale.id })).toMatchObject(
      rows.map(({ id }) => ({ cause: `return-${id}`, state: 'due' })),
    );
    const events = await api.uow.manager.findBy(OrderEventEntity, { orderId: sale.id });
    expect(events.map(({ name }) => name).slice(3, 6)).toEqual([
      'ReturnApproved',
      'ReturnReceived',
      'RefundDone',
    ]);
  });

  it('give a split sale back in cash first, then by hand [N-39-120]', async () => {
    const { token, product } = await seller();
    const payments = [
      { paymentId: DEBIT_CARD, amount: 10_000, reference: 'D-1' },
      { paymentId: CASH, amount: 3_824 },
    ];
    const sale = await sell(token, product, { payments });
    const { data } = await takeBack(token, sale.id, product, 1);
    expect(data).toMatchObject({
      amount: 4_608,
      handedBack: 3_800,
      methods: [
        { method: 'Efectivo', amount: 3_824 },
        { method: 'Tarjeta Débito', amount: 784 },
      ],
    });
    expect(await api.uow.manager.findBy(RefundEntity, { orderId: sale.id })).toMatchObject([
      { way: 'cash', state: 'done', rounding: -24_00 },
      { way: 'terminal', state: 'done', transactionId: 'D-1' },
    ]);
  });

  it('are at most what was sold, from a valid sale, into an open shift [N-39-120, N-39-122]', async () => {
    const { token, product, storeId } = await seller();
    const sale = await sell(token, product);
    expect((await takeBack(token, sale.id, product, 4)).failure.code).toBe('RETURNS.TOO_MANY_UNITS');
    const twice = await Promise.all([
      takeBack(token, sale.id, product, 2),
      takeBack(token, sale.id, product, 2),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const voided = await sell(token, product);
    const body = { reason: REASON };
    await api.call('POST', `/till/sales/${voided.id}/void`, { token, body });
    expect((await takeBack(token, voided.id, product, 1)).failure.code).toBe('RETURNS.NOT_DISPATCHED');
    const found = await api.call<TillReturnable>('GET', `/till/receipts/${voided.id}`, { token });
    expect(found.data.lines).toMatchObject([{ sold: 3, returnable: 0 }]);
    const level = await shop.levelOf(storeId, product.id);
    await api.call('PUT', '/admin/cash-desk/shift', { token, body: { counts: [], note: 'Al final' } });
    expect((await takeBack(token, sale.id, product, 1)).failure.code).toBe('CASH_DESK.NO_SHIFT');
    expect(await shop.levelOf(storeId, product.id)).toBe(level);
    for (const code of ['999999', 'ABCDEFGH', 'x', '0', '%25'])
      expect((await api.call('GET', `/till/receipts/${code}`, { token })).failure.code).toBe(
        'TILL.RECEIPT_NOT_FOUND',
      );
  });

  it('may be received by the office, which gives each part back by its own way [N-39-124]', async () => {
    const { token, product } = await seller();
    const sale = await sell(token, product, {
      payments: [
        { paymentId: DEBIT_CARD, amount: 10_000, reference: 'D-2' },
        { paymentId: CASH, amount: 3_824 },
      ],
    });
    const admin = await api.signedIn(4);
    const lines = [{ productId: product.id, quantity: 3, fate: 'waste' }];
    const returned = await api.call('POST', `/order/${sale.id}/returns`, {
      token: admin.token,
      body: { reason: 'expired', lines },
    });
    expect(returned.status).toBe(201);
    const refunds = await api.uow.manager.findBy(RefundEntity, { orderId: sale.id });
    expect(refunds).toMatchObject([
      { way: 'cash', state: 'cash', amount: 3_824_00, rounding: -24_00 },
      { way: 'transfer', state: 'account', amount: 10_000_00, rounding: 0 },
    ]);
    await shop.openShift(admin.token);
    const path = `/admin/refunds/${refunds[0]?.id}`;
    const paid = await api.call('PUT', path, { token: admin.token, body: { action: 'pay-cash' } });
    expect(paid.status).toBe(200);
    const movements = await api.uow.manager.findBy(CashMovementEntity, { orderId: sale.id });
    expect(movements.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
  });

  it('are the way to correct a counter sale: its payment is not corrected by hand [N-39-123]', async () => {
    const { token, product } = await seller();
    const sale = await sell(token, product);
    const admin = await api.signedIn(4);
    const payment = await api.call('PUT', `/siigo/order/${sale.id}/payment`, {
      token: admin.token,
      body: { paymentMethod: 'Nequi', transactionNumber: 'N-1', reason: 'Pagó con Nequi' },
    });
    const withholding = await api.call('PUT', `/siigo/order/${sale.id}/withholding`, {
      token: admin.token,
      body: { retefuente: 2.5, reteiva: 0, reteica: 0, received: 'corrected', reason: 'La empresa retuvo' },
    });
    const dispatch = await api.call('PUT', `/admin/orders/${sale.id}/dispatch`, {
      token: admin.token,
      body: { numberGuide: 'G-1', transport: 'SERVIENTREGA', shippingPrice: 0, reason: 'Se envió' },
    });
    for (const { failure } of [payment, withholding, dispatch])
      expect(failure.code).toBe('ORDERS.COUNTER_SALE');
  });

  it('leave no contradiction in the books', async () => {
    expect(await api.app.get(MoneyCheckRepository).faults()).toEqual([]);
  });
});
