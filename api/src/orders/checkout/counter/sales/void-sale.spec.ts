import type { NewSale, Sale, TillSale } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';

import { CreditTaskEntity } from '#orders/order/invoiceable/credit-task.entity.js';
import { MoneyCheckRepository } from '#orders/reports/money-check/money-check.repository.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { CashMovementEntity } from '#orders/payments/cash-desk/cash-movement.entity.js';
import { RefundEntity } from '#orders/payments/refunds/refund/refund.entity.js';

const CASH = 1;
const NEQUI = 8;
const DAY = 24 * 3_600_000;

describe.each(DIALECTS)('the sales of a till on $name', (dialect) => {
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
    const product = await shop.addProduct({ price: 10_000, taxClassification: 'Excluded', stock: 0 });
    await shop.stock(cashier.storeId, product.id, 20);
    return { ...cashier, product };
  };
  const sell = async (token: string, product: TestProduct, change: Partial<NewSale> = {}): Promise<Sale> => {
    const body = {
      items: [{ id_product: product.id, quantity: 1 }],
      payments: [
        { paymentId: CASH, amount: 3_820, received: 5_000 },
        { paymentId: NEQUI, amount: 6_180, reference: 'M-77' },
      ],
      totalPrice: 10_000,
      ...change,
    };
    const headers = { 'idempotency-key': `sold-${(keys += 1)}` };
    const { status, data, text } = await api.call<Sale>('POST', '/till/sales', { token, body, headers });
    if (status !== 201) throw new Error(text);
    return data;
  };
  const voidSale = (token: string, id: number, key = `void-${(keys += 1)}`) =>
    api.call<TillSale>('POST', `/till/sales/${id}/void`, {
      token,
      body: { reason: 'Cobré otro producto' },
      headers: { 'idempotency-key': key },
    });
  const list = async (token: string, query = '', headers: Record<string, string> = {}) => {
    const answer = await api.call<TillSale[]>('GET', `/till/sales?${query}`, { token, headers });
    const { meta } = JSON.parse(answer.text) as { meta: { total: number; totals: object[] } };
    return { rows: answer.data, ...meta };
  };

  it('are voided with units, each part of the money and the credit, once [N-39-110]', async () => {
    const { token, storeId, product, user } = await seller();
    const sale = await sell(token, product);
    await api.uow.manager.update(OrderEntity, { id: sale.id }, { invoiceState: 'issued', isInvoice: true });
    expect((await list(token)).rows[0]).toMatchObject({ id: sale.id, state: 'valid', canVoid: true });
    const voided = await voidSale(token, sale.id, 'void-once');
    expect([voided.status, voided.data]).toMatchObject([200, { id: sale.id, state: 'void', canVoid: false }]);
    expect(await voidSale(token, sale.id, 'void-once')).toMatchObject({ status: 200, data: voided.data });
    expect((await voidSale(token, sale.id)).failure.code).toBe('ORDERS.CANCELLED');
    expect(await shop.levelOf(storeId, product.id)).toBe(20);
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id: sale.id });
    expect(order).toMatchObject({ active: false, isDelivered: false, isPaid: true, deliveredAt: null });
    const movements = await api.uow.manager.findBy(CashMovementEntity, { orderId: sale.id });
    expect(movements.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
    expect(movements.map(({ kind }) => kind)).toEqual(['payment', 'rounding', 'refund', 'rounding']);
    expect(await api.uow.manager.findBy(RefundEntity, { orderId: sale.id })).toMatchObject([
      { way: 'cash', state: 'done', amount: 3_820_00, rounding: -20_00, actorId: user.id },
      { way: 'terminal', state: 'done', amount: 6_180_00, rounding: 0, transactionId: 'M-77' },
    ]);
    expect(await api.uow.manager.findBy(CreditTaskEntity, { orderId: sale.id })).toMatchObject([
      { cause: `cancelled-${sale.id}`, state: 'due' },
    ]);
    const { data: receipt } = await api.call('GET', `/till/sales/${sale.id}/receipt-data`, { token });
    expect(receipt).toMatchObject({ state: 'void' });
  });

  it('are voided by one of two requests at once [N-39-110]', async () => {
    const { token, storeId, product } = await seller();
    const sale = await sell(token, product);
    const both = await Promise.all([voidSale(token, sale.id), voidSale(token, sale.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.levelOf(storeId, product.id)).toBe(20);
    expect(await api.uow.manager.countBy(RefundEntity, { orderId: sale.id })).toBe(2);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('are not voided after the shift, by another person, or with returned goods [N-39-111]', async () => {
    const { token, product, storeId, user } = await seller();
    const sale = await sell(token, product);
    const back = await sell(token, product);
    const lines = [{ id_product: product.id, quantity: 1, fate: 'waste' }];
    const returned = { orderId: back.id, lines, reason: 'Llegó dañado' };
    await api.call('POST', '/till/returns', {
      token,
      body: returned,
      headers: { 'idempotency-key': 'back' },
    });
    expect((await voidSale(token, back.id)).failure.code).toBe('TILL.ALREADY_RETURNED');
    expect((await list(token)).rows[0]).toMatchObject({ id: back.id, state: 'returned', canVoid: false });
    const admin = await api.signedIn(4);
    await shop.openShift(admin.token);
    expect((await voidSale(admin.token, sale.id)).failure.code).toBe('TILL.NOT_THIS_SHIFT');
    await api.call('PUT', '/admin/cash-desk/shift', {
      token,
      body: { counts: [], note: 'Se contó después' },
    });
    expect((await voidSale(token, sale.id)).failure.code).toBe('CASH_DESK.NO_SHIFT');
    await shop.openShift(token);
    expect((await voidSale(token, sale.id)).failure.code).toBe('TILL.NOT_THIS_SHIFT');
    expect((await list(token)).rows.every(({ canVoid }) => !canVoid)).toBe(true);
    const order = await api.uow.manager.findOneByOrFail(OrderEntity, { id: sale.id });
    expect([order.active, order.userId, order.storeId]).toEqual([true, user.id, storeId]);
    const noReason = { token, body: { reason: ' ' } };
    expect((await api.call('POST', `/till/sales/${sale.id}/void`, noReason)).status).toBe(400);
  });

  it('are listed by day, search and method with totals, blind for cash in the own shift [N-39-112]', async () => {
    api.clock.advance(3 * DAY);
    const { token, product } = await seller();
    const customer = { documentType: '13', identification: '40381520', name: 'Rosalba Niño' } as const;
    const named = await sell(token, product, { customer });
    const byCash = await sell(token, product, { payments: [{ paymentId: CASH, amount: 10_000 }] });
    const voided = await sell(token, product);
    await voidSale(token, voided.id);
    const all = await list(token);
    expect(all.rows.map(({ id, state }) => [id, state])).toEqual([
      [voided.id, 'void'],
      [byCash.id, 'valid'],
      [named.id, 'valid'],
    ]);
    expect(all.rows[2]).toMatchObject({
      customer: 'Rosalba Niño',
      paymentMethod: 'Nequi',
      parts: [
        { method: 'Efectivo', amount: 3_820 },
        { method: 'Nequi', amount: 6_180 },
      ],
      totalPrice: 10_000,
      invoiceNumber: null,
    });
    expect(all.rows[1]?.customer).toBe('Consumidor final');
    expect(all.totals).toEqual([{ method: 'Nequi', amount: 6_180 }]);
    const idsOf = async (query: string) => (await list(token, query)).rows.map(({ id }) => id);
    expect(await idsOf('search=nino')).toEqual([named.id]);
    expect(await idsOf('search=4038')).toEqual([named.id]);
    expect(await idsOf(`search=${byCash.id}`)).toEqual([byCash.id]);
    expect(await idsOf(`search=${byCash.receipt.returnCode}`)).toEqual([byCash.id]);
    expect(await idsOf('paymentMethod=Nequi')).toEqual([voided.id, named.id]);
    expect(await idsOf('day=2001-01-01')).toEqual([]);
    expect((await list(token, 'page=2&pageSize=2')).rows.map(({ id }) => id)).toEqual([named.id]);
    const superAdmin = await api.signedIn(4);
    const seen = await list(superAdmin.token, `day=${colombianToday(api.clock)}`);
    expect(seen.totals).toEqual([
      { method: 'Efectivo', amount: 13_820 },
      { method: 'Nequi', amount: 6_180 },
    ]);
    expect(await idsOf('paymentMethod=Wompi').catch(() => null)).toBeNull();
  });

  it('of one store are hidden from the cashiers of another [N-39-113]', async () => {
    const [one, other] = [await seller(), await seller()];
    const sale = await sell(one.token, one.product);
    const { token } = other;
    expect((await list(token)).rows).toEqual([]);
    const codes = await Promise.all([
      api.call('GET', `/till/sales/${sale.id}/receipt-data`, { token }),
      api.call('GET', `/till/sales/${sale.id}/receipt`, { token }),
      api.call('GET', `/till/receipts/${sale.id}`, { token }),
      api.call('GET', `/till/receipts/${sale.receipt.returnCode}`, { token }),
      voidSale(token, sale.id),
      api.call('POST', '/till/returns', {
        token,
        body: {
          orderId: sale.id,
          lines: [{ id_product: one.product.id, quantity: 1, fate: 'waste' }],
          reason: 'No es mío',
        },
      }),
    ]);
    expect(codes.map(({ status, failure }) => [status, failure.code])).toEqual(
      codes.map(() => [404, 'TILL.RECEIPT_NOT_FOUND']),
    );
    const foreign = { 'x-store-id': String(one.storeId) };
    const chosen = await api.call('GET', '/till/sales', { token, headers: foreign });
    expect(chosen.failure.code).toBe('AUTH.FORBIDDEN');
  });

  it('leave no contradiction in the books', async () => {
    expect(await api.app.get(MoneyCheckRepository).faults()).toEqual([]);
  });
});
