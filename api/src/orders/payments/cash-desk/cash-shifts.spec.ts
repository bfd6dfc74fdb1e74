import { centavos, toPesos } from '@lacteos/contracts/money/money';
import type { CashMovement, CashShift, MethodTotal } from '@lacteos/contracts/schemas';

import { DIALECTS, holdAfter, holdBefore, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { MoneyCheckRepository } from '../../reports/money-check/money-check.repository.js';
import { OrderEntity } from '../../order/row/order.entity.js';
import { OrderSettlement } from '../payment/order-settlement.js';
import { RefundEntity } from '../refunds/refund/refund.entity.js';
import type { AfterSaleDto } from '../../after-sale/returns/return.dto.js';
import { OrderWithholdings } from '../../order/withholding/order-withholdings.js';
import { CashMovementRepository } from './cash-movement.repository.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

const TOTAL = 11_900;
const OPENING = [{ value: 50_000, count: 1 }];
const NEQUI = { paymentMethod: 'Nequi', transactionNumber: 'M-1' } as const;
const CASH = { paymentMethod: 'Efectivo' } as const;

describe.each(DIALECTS)('a cash shift on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let watcher: Caller;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 1_000 });
    watcher = await api.signedIn(4);
  });
  afterEach(async () => {
    expect(await new MoneyCheckRepository(api.uow).faults()).toEqual([]);
  });
  afterAll(() => api.stop());

  const placed = async (): Promise<number> => (await shop.placedBy(await api.signedIn(1), [[product, 1]])).id;
  const pay = ({ token }: Caller, id: number, change: Parameters<ShopBuilder['aPayment']>[1] = {}) =>
    api.call('PUT', '/order/paymentResult', { token, body: { id, data: shop.aPayment(TOTAL, change) } });
  const correct = ({ token }: Caller, id: number, change: object) =>
    api.call('PUT', `/siigo/order/${id}/payment`, { token, body: { reason: 'Se registró mal', ...change } });
  const open = async ({ token }: Caller): Promise<CashShift> =>
    (await api.call<CashShift>('POST', '/admin/cash-desk/shift', { token, body: { counts: OPENING } })).data;
  const close = ({ token }: Caller, shiftId: number, counts: object = OPENING) =>
    api.call<CashShift>('PUT', '/admin/cash-desk/shift', {
      token,
      body: { shiftId, counts, note: 'Contado por dos' },
    });
  const listed = async ({ token }: Caller): Promise<CashShift[]> =>
    (await api.call<CashShift[]>('GET', '/admin/cash-desk/shifts?pageSize=200', { token })).data;
  /** As super administrators see it, who aren't blind. */
  const shiftOf = async (shiftId: number): Promise<CashShift | undefined> =>
    (await listed(watcher)).find(({ id }) => id === shiftId);
  const movements = ({ token }: Caller, query = '') =>
    api.call<CashMovement[]>('GET', `/admin/cash-desk/movements${query}`, { token });
  const isPaid = async (id: number): Promise<boolean> =>
    (await api.uow.manager.findOneByOrFail(OrderEntity, { id })).isPaid;

  describe('during its closing', () => {
    it('rejects a payment that started before it [N-33-402]', async () => {
      const clerk = await api.signedIn(3);
      const { id: first } = await open(clerk);
      const id = await placed();
      const settling = holdBefore(api.app.get(OrderSettlement), 'settle');
      const answer = pay(clerk, id, { withoutShift: false });
      await settling.reached;
      await close(clerk, first);
      api.clock.advance(60_000);
      const { id: second } = await open(clerk);
      settling.release();
      expect((await answer).failure.code).toBe('CASH_DESK.NO_SHIFT_UNCONFIRMED');
      expect(await isPaid(id)).toBe(false);
      expect((await pay(clerk, id)).status).toBe(200);
      expect(await shiftOf(first)).toMatchObject({ cashPayments: 0, expectedCash: 50_000 });
      expect(await shiftOf(second)).toMatchObject({ cashPayments: TOTAL, expectedCash: 61_900 });
    });

    it('waits for a refund that is being paid out [N-33-401]', async () => {
      const clerk = await api.signedIn(3);
      const { id: shiftId } = await open(clerk);
      const id = await placed();
      await pay(clerk, id);
      const path = `/order/${id}/cancellation`;
      const body = { reason: 'Ya no' };
      const cancelled = await api.call<AfterSaleDto>('POST', path, { token: clerk.token, body });
      const refund = cancelled.data.refunds[0]?.id;
      const giving = holdAfter(api.app.get(CashMovementRepository), 'insert');
      const given = api.call('PUT', `/admin/refunds/${refund}`, {
        token: clerk.token,
        body: { action: 'pay-cash' },
      });
      await giving.reached;
      const closed = close(clerk, shiftId);
      giving.release();
      expect([(await given).status, (await closed).data.expectedCash]).toEqual([200, 50_000]);
      expect((await closed).data).toMatchObject({ cashPayments: TOTAL, cashRefunds: TOTAL });
    });
  });

  describe('after the correction of a payment', () => {
    it('is adjusted while it is open [N-33-403]', async () => {
      const [clerk, other] = [await api.signedIn(3), await api.signedIn(4)];
      const { id: shiftId } = await open(clerk);
      await open(other);
      const id = await placed();
      await pay(clerk, id);
      expect((await correct(other, id, NEQUI)).status).toBe(200);
      expect(await shiftOf(shiftId)).toMatchObject({
        cashPayments: TOTAL,
        cashCorrections: -TOTAL,
        expectedCash: 50_000,
      });
      await correct(other, id, CASH);
      expect(await shiftOf(shiftId)).toMatchObject({ cashCorrections: 0, expectedCash: 61_900 });
    });

    it('stays unchanged once closed, and the shift of the corrector is adjusted [N-33-403]', async () => {
      const [clerk, other] = [await api.signedIn(3), await api.signedIn(4)];
      const { id: first } = await open(clerk);
      const id = await placed();
      await pay(clerk, id);
      const closed = (await close(clerk, first)).data;
      expect(closed).toMatchObject({ expectedCash: 61_900, difference: -TOTAL });
      const { id: second } = await open(clerk);
      const { id: third } = await open(other);
      expect((await correct(other, id, NEQUI)).status).toBe(200);
      expect(await shiftOf(first)).toEqual(closed);
      expect(await shiftOf(second)).toMatchObject({ expectedCash: 50_000 });
      expect(await shiftOf(third)).toMatchObject({ cashCorrections: -TOTAL, expectedCash: 38_100 });
      const [payment] = (await movements(clerk, `?shiftId=${first}`)).data;
      expect(payment).toMatchObject({ kind: 'payment', amount: TOTAL, orderId: id, correctsId: null });
      const { data } = await movements(other, `?shiftId=${third}`);
      expect(data).toMatchObject([
        {
          kind: 'correction',
          amount: -TOTAL,
          orderId: id,
          correctsId: payment?.id,
          correctedShiftId: first,
          user: 'Ana Peña',
        },
      ]);
    });

    it('is adjusted as the next one of the original cashier when the corrector has none', async () => {
      const [clerk, other] = [await api.signedIn(3), await api.signedIn(4)];
      const { id: first } = await open(clerk);
      const id = await placed();
      await pay(clerk, id);
      await close(clerk, first);
      const { id: second } = await open(clerk);
      await correct(other, id, NEQUI);
      expect(await shiftOf(second)).toMatchObject({ cashCorrections: -TOTAL });
    });

    it('receives cash that its cashier had registered with another method', async () => {
      const [clerk, other] = [await api.signedIn(3), await api.signedIn(4)];
      const { id: shiftId } = await open(clerk);
      await open(other);
      const id = await placed();
      await pay(clerk, id, NEQUI);
      expect((await correct(other, id, CASH)).status).toBe(200);
      expect(await shiftOf(shiftId)).toMatchObject({ cashCorrections: TOTAL, expectedCash: 61_900 });
    });

    it('can be skipped only by confirmation when nobody has one open', async () => {
      const clerk = await api.signedIn(3);
      const id = await placed();
      await pay(clerk, id, NEQUI);
      const asked = await correct(clerk, id, CASH);
      expect([asked.status, asked.failure.code]).toEqual([409, 'CASH_DESK.NO_SHIFT_UNCONFIRMED']);
      const before = (await movements(clerk)).data.length;
      expect((await correct(clerk, id, { ...CASH, withoutShift: true })).status).toBe(200);
      const { data } = await movements(clerk);
      expect(data).toHaveLength(before + 1);
      expect(data[0]).toMatchObject({ kind: 'correction', amount: TOTAL, orderId: id, shiftId: null });
    });
  });

  describe('for a cash payment', () => {
    it('is required of cashiers even when they confirm [N-33-404]', async () => {
      const cashier = await shop.cashier();
      await shop.stock(cashier.storeId, product.id, 3);
      const { id } = await shop.placedBy(cashier, [[product, 1]]);
      for (const withoutShift of [true, false]) {
        const refused = await pay(cashier, id, { withoutShift });
        expect([refused.status, refused.failure.code]).toEqual([409, 'CASH_DESK.NO_SHIFT']);
      }
      expect(await isPaid(id)).toBe(false);
      const shift = await open(cashier);
      expect((await pay(cashier, id)).status).toBe(200);
      expect(await shiftOf(shift.id)).toMatchObject({ cashPayments: TOTAL });
    });

    it('can be skipped by administrators who confirm, and the cash is listed without one [N-33-404]', async () => {
      const clerk = await api.signedIn(3);
      const id = await placed();
      const asked = await pay(clerk, id, { withoutShift: false });
      expect([asked.status, asked.failure.code]).toEqual([409, 'CASH_DESK.NO_SHIFT_UNCONFIRMED']);
      expect(await isPaid(id)).toBe(false);
      const before = await movements(clerk, '?pageSize=1');
      expect((await pay(clerk, id, { withoutShift: true })).status).toBe(200);
      const { text } = await movements(clerk, '?pageSize=1');
      const { data, meta } = JSON.parse(text) as {
        data: CashMovement[];
        meta: { total: number; sum: number };
      };
      expect(data).toMatchObject([{ kind: 'payment', amount: TOTAL, orderId: id, shiftId: null }]);
      const { meta: earlier } = JSON.parse(before.text) as { meta: typeof meta };
      expect(meta).toMatchObject({ total: earlier.total + 1, sum: earlier.sum + TOTAL });
    });

    it('is not needed for another payment method', async () => {
      const clerk = await api.signedIn(3);
      expect((await pay(clerk, await placed(), { ...NEQUI, withoutShift: false })).status).toBe(200);
    });

    it('is used when it is open although the user confirmed to go without', async () => {
      const clerk = await api.signedIn(3);
      const { id: shiftId } = await open(clerk);
      await pay(clerk, await placed(), { withoutShift: true });
      expect(await shiftOf(shiftId)).toMatchObject({ cashPayments: TOTAL });
    });
  });

  it('excludes the amount that the buyer withholds [N-33-406]', async () => {
    const clerk = await api.signedIn(3);
    const { id: shiftId } = await open(clerk);
    const id = await placed();
    const { nDocument } = await api.uow.manager.findOneByOrFail(OrderEntity, { id });
    const rates = { reteFuente: 2.5, reteIva: 0, reteIca: 0, minimumBase: centavos(0) };
    await api.uow.run(() =>
      api.app.get(OrderWithholdings).setBuyer({ identification: nDocument, idType: '13' }, rates),
    );
    await pay(clerk, id);
    const withheld = toPesos(await api.app.get(OrderWithholdings).deductionOf(id));
    expect(withheld).toBe(250);
    expect(await shiftOf(shiftId)).toMatchObject({ cashPayments: TOTAL - withheld });
    await correct(clerk, id, NEQUI);
    expect(await shiftOf(shiftId)).toMatchObject({ expectedCash: 50_000 });
  });

  it('includes a second cash payment until it is refunded [N-33-413]', async () => {
    const clerk = await api.signedIn(3);
    const { id: shiftId } = await open(clerk);
    const id = await placed();
    await pay(clerk, id, NEQUI);
    const send = (path: string, body: object) => api.call('POST', path, { token: clerk.token, body });
    expect((await send(`/order/${id}/second-payment`, { data: shop.aPayment(TOTAL) })).status).toBe(200);
    expect(await shiftOf(shiftId)).toMatchObject({ cashPayments: TOTAL, expectedCash: 61_900 });
    const alert = { alert: 'double-payment', reason: 'Pagó dos veces' };
    const begun = [
      await send(`/admin/orders/${id}/alert/refund`, alert),
      await send(`/admin/orders/${id}/alert/refund`, alert),
    ];
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    const refunds = await api.uow.manager.findBy(RefundEntity, { orderId: id });
    expect(refunds).toMatchObject([{ way: 'cash', state: 'cash', amount: 100 * TOTAL, isOfOrder: false }]);
    const token = clerk.token;
    await api.call('PUT', `/admin/refunds/${refunds[0]?.id}`, { token, body: { action: 'pay-cash' } });
    expect(await shiftOf(shiftId)).toMatchObject({ cashRefunds: TOTAL, expectedCash: 50_000 });
  });

  it('can be skipped for a second payment only by confirmation', async () => {
    const clerk = await api.signedIn(3);
    const id = await placed();
    await pay(clerk, id, NEQUI);
    const body = { data: shop.aPayment(TOTAL, { withoutShift: false }) };
    const asked = await api.call('POST', `/order/${id}/second-payment`, { token: clerk.token, body });
    expect([asked.status, asked.failure.code]).toEqual([409, 'CASH_DESK.NO_SHIFT_UNCONFIRMED']);
  });

  describe('closed by its id', () => {
    it('returns the first result for every repeated closing [N-33-411]', async () => {
      const clerk = await api.signedIn(3);
      const { id } = await open(clerk);
      const atOnce = await Promise.all([close(clerk, id), close(clerk, id)]);
      const later = await close(clerk, id, [{ value: 100, count: 7 }]);
      expect([...atOnce, later].map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(atOnce[1]?.data).toEqual(atOnce[0]?.data);
      expect(later.data).toEqual(atOnce[0]?.data);
      const { data } = await api.call<CashShift | null>('GET', '/admin/cash-desk/shift', clerk);
      expect(data).toBeNull();
    });

    it('leaves a shift opened later alone [N-33-411]', async () => {
      const clerk = await api.signedIn(3);
      const { id: first } = await open(clerk);
      await close(clerk, first);
      const { id: second } = await open(clerk);
      expect((await close(clerk, first)).data.id).toBe(first);
      expect(await shiftOf(second)).toMatchObject({ closedAt: null });
    });

    it('cannot be closed by another user', async () => {
      const [clerk, other] = [await api.signedIn(3), await api.signedIn(4)];
      const { id } = await open(clerk);
      const refused = await close(other, id);
      expect([refused.status, refused.failure.code]).toEqual([404, 'CASH_DESK.SHIFT_NOT_FOUND']);
      expect((await close(clerk, 999_999)).failure.code).toBe('CASH_DESK.SHIFT_NOT_FOUND');
    });
  });

  describe('in a store', () => {
    it('is visible to cashiers of that store only, with its movements and totals [N-33-410]', async () => {
      const [cashier, stranger, admin] = [await shop.cashier(), await shop.cashier(), await api.signedIn(3)];
      await shop.stock(cashier.storeId, product.id, 3);
      const shifts = [await open(cashier), await open(stranger), await open(admin)];
      const { id } = await shop.placedBy(cashier, [[product, 1]]);
      await pay(cashier, id);
      expect((await listed(cashier)).map(({ id: shift }) => shift)).toEqual([shifts[0]?.id]);
      expect((await listed(admin)).length).toBeGreaterThanOrEqual(3);
      const totals = async ({ token }: Caller) =>
        (await api.call<MethodTotal[]>('GET', '/admin/cash-desk/totals', { token })).data;
      expect(await totals(cashier)).toEqual([]);
      expect((await movements(cashier, `?shiftId=${shifts[0]?.id}`)).data).toEqual([]);
      await close(cashier, shifts[0]?.id ?? 0);
      expect(await totals(cashier)).toEqual([
        { paymentMethod: 'Efectivo', orders: 1, total: TOTAL, received: TOTAL },
      ]);
      expect(await totals(stranger)).toEqual([]);
      expect((await movements(cashier, `?shiftId=${shifts[0]?.id}`)).data).toHaveLength(1);
      for (const query of [`?shiftId=${shifts[1]?.id}`, '?shiftId=999999', ''])
        expect((await movements(cashier, query)).status).toBe(404);
    });

    it('belongs to the store that its cashier chose and is refused without one [N-33-410]', async () => {
      const [cashier, other] = [await shop.cashier(), await shop.cashier()];
      await api.uow.manager.query('INSERT INTO cashier_stores (user_id, store_id) VALUES (?, ?)', [
        cashier.user.id,
        other.storeId,
      ]);
      const opening = (token: string, storeId: number) =>
        api.call<CashShift>('POST', '/admin/cash-desk/shift', {
          token,
          body: { counts: [] },
          headers: { 'x-store-id': String(storeId) },
        });
      expect((await opening(other.token, cashier.storeId)).status).toBe(403);
      const { data } = await opening(cashier.token, other.storeId);
      expect((await listed(other)).map(({ id }) => id)).toEqual([data.id]);
      const homeless = await api.signedIn(2);
      const refused = await api.call('POST', '/admin/cash-desk/shift', {
        token: homeless.token,
        body: { counts: [] },
      });
      expect(refused.failure.code).toBe('CART.NO_STORE');
      expect(await listed(homeless)).toEqual([]);
    });
  });
});

describe.each(DIALECTS)('check:money on $name', (dialect) => {
  it('reports cash payments and refunds without movement, and wrong shift totals [N-33-408]', async () => {
    const api = await startApi(dialect);
    const shop = new ShopBuilder(api);
    const { token, user } = await api.signedIn(3);
    const product = await shop.addProduct();
    const shiftId = await shop.openShift(token);
    const { id } = await shop.placedBy(await api.signedIn(1), [[product, 1]]);
    await api.call('PUT', '/order/paymentResult', { token, body: { id, data: shop.aPayment(TOTAL) } });
    await api.call('PUT', '/admin/cash-desk/shift', { token, body: { counts: [], note: 'Contado por dos' } });
    const faults = async () => (await new MoneyCheckRepository(api.uow).faults()).map(({ rule }) => rule);
    expect(await faults()).toEqual([]);
    await api.uow.manager.query('DELETE FROM cash_movements WHERE order_id = ?', [id]);
    expect(await faults()).toEqual([
      'a closed shift expects its opening cash and its movements',
      'the movements of an order are the cash that was received for it',
    ]);
    await api.uow.manager.query(
      `INSERT INTO cash_movements (shift_id, kind, amount, order_id, refund_id, actor_id, at)
       VALUES (?, 'refund', -5, ?, 77, ?, ?)`,
      [shiftId + 1, id, user.id, api.clock.now()],
    );
    expect(await faults()).toContain('a movement of cash is in a shift that exists, or in none');
    await api.stop();
  });
});
