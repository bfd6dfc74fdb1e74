import type { Centavos } from '@lacteos/contracts/money/money';
import type { CashShift, MethodTotal } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import type { StaffOrderRowDto } from '../../reports/list/staff-order-row.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { PaymentEntity } from '../payment/payment.entity.js';
import type { OrderSumsDto } from '../../reports/list-sums/order-sums.dto.js';
import { OrderWithholdingEntity } from '../../order/withholding/order-withholding.entity.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OPENING = [
  { value: 50_000, count: 1 },
  { value: 500, count: 4 },
];

describe.each(DIALECTS)('the cash desk on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 100, price: 1000 });
  });
  afterAll(() => api.stop());

  const paid = async (token: string, change: Parameters<ShopBuilder['aPayment']>[1] = {}) => {
    const buyer = await api.signedIn(1);
    const placed = await shop.place(
      buyer.token,
      shop.anOrder(buyer.user, [[product, 1]]),
      `desk-${(keys += 1)}`,
    );
    const body = { id: placed.data.id, data: shop.aPayment(1190, change) };
    const answer = await api.call('PUT', '/order/paymentResult', { token, body });
    expect(answer.status).toBe(200);
  };
  const open = (token: string, counts: unknown = OPENING) =>
    api.call<CashShift>('POST', '/admin/cash-desk/shift', { token, body: { counts } });
  const close = (token: string, counts: unknown, note?: string) =>
    api.call<CashShift>('PUT', '/admin/cash-desk/shift', { token, body: { counts, note } });
  const current = async (token: string) =>
    (await api.call<CashShift | null>('GET', '/admin/cash-desk/shift', { token })).data;

  it('expects the opening cash plus the cash that its user registered, and closes a difference with a note [N-38-424]', async () => {
    const { token, user } = await api.signedIn(4);
    const other = await api.signedIn(3);
    expect(await current(token)).toBeNull();
    expect((await open(token)).data).toMatchObject({
      openingCash: 52_000,
      expectedCash: 52_000,
      closedAt: null,
    });
    await paid(token);
    await paid(token, { paymentMethod: 'Nequi', transactionNumber: 'TX-1' });
    await paid(other.token);
    expect(await current(token)).toMatchObject({ cashPayments: 1190, expectedCash: 53_190 });
    api.clock.advance(MINUTE);
    const counted = [
      { value: 50_000, count: 1 },
      { value: 1_000, count: 3 },
    ];
    for (const note of [undefined, '  '])
      expect((await close(token, counted, note)).failure.errors).toMatchObject({
        note: 'Explique la diferencia.',
      });
    const closed = await close(token, counted, 'Faltó un vuelto');
    expect(closed.data).toMatchObject({
      user: `${user.first_name} ${user.last_name}`,
      countedCash: 53_000,
      expectedCash: 53_190,
      difference: -190,
      note: 'Faltó un vuelto',
      closingCounts: counted,
    });
    expect(await current(token)).toBeNull();
    const { data } = await api.call<CashShift[]>('GET', '/admin/cash-desk/shifts?page=1', {
      token: other.token,
    });
    expect(data[0]).toEqual(closed.data);
  });

  it('rejects a second open shift and a second closing, even concurrently', async () => {
    const { token } = await api.signedIn(3);
    const openings = await Promise.all([open(token), open(token)]);
    expect(openings.map(({ status }) => status).sort()).toEqual([201, 409]);
    const closings = await Promise.all([close(token, OPENING), close(token, OPENING)]);
    expect(closings.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await close(token, [])).failure.code).toBe('CASH_DESK.NO_SHIFT');
  });

  it.each([
    [[{ value: 300, count: 1 }]],
    [[{ value: 500, count: -1 }]],
    [[{ value: 500, count: 1.5 }]],
    ['all'],
  ])('rejects the count %j', async (counts) => {
    const { token } = await api.signedIn(3);
    expect((await open(token, counts)).status).toBe(400);
  });

  it('counts received money only: no credit, withholdings or voided payments [N-33-305]', async () => {
    api.clock.advance(40 * 24 * HOUR);
    const { token } = await api.signedIn(3);
    const day = colombianToday(api.clock);
    for (const method of ['Nequi', 'Nequi', 'Crédito', 'Wompi', 'Efectivo']) {
      await paid(token);
      const [order] = await api.uow.manager.find(OrderEntity, { order: { id: 'DESC' }, take: 1 });
      const id = order?.id ?? 0;
      const transaction = { id: `void-${id}`, payment_method_type: 'CARD', status: 'APPROVED' } as const;
      const paymentResult = { transactionNumber: null, checkNumber: null, transaction };
      await api.uow.manager.update(OrderEntity, { id }, { paymentMethod: method, paymentResult });
      if (method === 'Nequi' || method === 'Crédito')
        await api.uow.manager.insert(OrderWithholdingEntity, {
          ...{ orderId: id, reteFuente: 2.5, reteIva: 0, reteIca: 0, withheld: 25_00 as Centavos },
        });
      if (method === 'Wompi')
        await api.uow.manager.insert(PaymentEntity, {
          ...{ provider: 'wompi', transactionId: transaction.id, status: 'VOIDED', orderId: id },
          ...{ amount: 0 as Centavos, currency: 'COP', paymentMethodType: 'CARD', source: 'event' },
          ...{ outcome: 'voided', at: api.clock.now() },
        });
      if (method === 'Efectivo') await api.uow.manager.update(OrderEntity, { id }, { active: false });
    }
    const range = `paidFrom=${day}&paidTo=${day}`;
    const { data: methods } = await api.call<MethodTotal[]>('GET', `/admin/cash-desk/totals?${range}`, {
      token,
    });
    expect(methods.map((row) => [row.paymentMethod, row.total, row.received]).sort()).toEqual([
      ['Crédito', 1190, 0],
      ['Efectivo', 1190, 1190],
      ['Nequi', 2380, 2330],
      ['Wompi', 1190, 0],
    ]);
    for (const filter of [range, `${range}&isDelivered=false&storeId=0`]) {
      const { data: sums } = await api.call<OrderSumsDto>('GET', `/admin/orders/sums?isPaid=true&${filter}`, {
        token,
      });
      const { data: rows } = await api.call<StaffOrderRowDto[]>(
        'GET',
        `/admin/orders?isPaid=true&${filter}`,
        { token },
      );
      expect(sums).toMatchObject({ orders: 5, total: 5950, received: 3520 });
      expect(rows.reduce((sum, { received = 0 }) => sum + received, 0)).toBe(3520);
    }
  });

  it('sums the payments of a date range by method', async () => {
    api.clock.advance(90 * 24 * HOUR);
    const { token } = await api.signedIn(3);
    const day = colombianToday(api.clock);
    await paid(token);
    await paid(token);
    await paid(token, { paymentMethod: 'Nequi', transactionNumber: 'TX-2' });
    const totals = async (query: string) =>
      (await api.call<MethodTotal[]>('GET', `/admin/cash-desk/totals?${query}`, { token })).data;
    expect(await totals(`paidFrom=${day}&paidTo=${day}`)).toEqual([
      { paymentMethod: 'Efectivo', orders: 2, total: 2380, received: 2380 },
      { paymentMethod: 'Nequi', orders: 1, total: 1190, received: 1190 },
    ]);
    expect(await totals(`paidFrom=${day}&paymentMethod=Nequi`)).toHaveLength(1);
    expect(await totals('paidFrom=2001-01-01&paidTo=2001-12-31')).toEqual([]);
  });
});
