import type { CashMovement, CashShift, MethodTotal, ShiftPaper } from '@lacteos/contracts/schemas';

import { AuditEntry } from '#platform/audit/index.js';
import { DIALECTS, holdAfter, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';
import { CashMovementEntity } from '../cash-movement.entity.js';
import { CashMovementRepository } from '../cash-movement.repository.js';
import { MoneyCheckRepository } from '#orders/reports/money-check/money-check.repository.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

const TOTAL = 11_900;
const OPENING = [{ value: 50_000, count: 1 }];

describe.each(DIALECTS)('the cash of a shift on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 1_000 });
  });
  afterEach(async () => {
    expect(await new MoneyCheckRepository(api.uow).faults()).toEqual([]);
  });
  afterAll(() => api.stop());

  const open = async ({ token }: Caller): Promise<CashShift> =>
    (await api.call<CashShift>('POST', '/admin/cash-desk/shift', { token, body: { counts: OPENING } })).data;
  const close = ({ token }: Caller, body: object, key?: string) =>
    api.call<CashShift>('PUT', '/admin/cash-desk/shift', {
      token,
      body,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const move = ({ token }: Caller, body: object, key?: string) =>
    api.call<CashMovement>('POST', '/till/movements', {
      token,
      body: { note: 'Para el turno', ...body },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const sold = async ({ token }: Caller): Promise<void> => {
    const { id } = await shop.placedBy(await api.signedIn(1), [[product, 1]]);
    const body = { id, data: shop.aPayment(TOTAL) };
    expect((await api.call('PUT', '/order/paymentResult', { token, body })).status).toBe(200);
  };
  const current = async (caller: Caller) =>
    (await api.call<CashShift>('GET', '/admin/cash-desk/shift', caller)).data;
  const movementsOf = async (shiftId: number, caller: Caller) =>
    (await api.call<CashMovement[]>('GET', `/admin/cash-desk/movements?shiftId=${shiftId}`, caller)).data;

  describe('while it is open', () => {
    it.each([2, 3] as const)('is not shown to role %i, whose own movements are [N-39-260]', async (role) => {
      const caller = role === 2 ? await shop.cashier() : await api.signedIn(3);
      const { id } = await open(caller);
      if (role === 3) await sold(caller);
      await move(caller, { kind: 'withdrawal', amount: 20_000 });
      const blind = {
        ...{ cashPayments: null, cashRefunds: null, cashCorrections: null, roundings: null },
        ...{ expectedCash: null, countedCash: null, difference: null },
        ...{ openingCash: 50_000, byHand: [{ kind: 'withdrawal', amount: -20_000 }] },
      };
      expect(await current(caller)).toMatchObject(blind);
      const { data } = await api.call<CashShift[]>('GET', '/admin/cash-desk/shifts', caller);
      expect(data.find((shift) => shift.id === id)).toMatchObject(blind);
      expect(await movementsOf(id, caller)).toMatchObject([{ kind: 'withdrawal', amount: -20_000 }]);
      const paper = await api.call<ShiftPaper>('GET', `/till/shifts/${id}/paper`, caller);
      expect(paper.data).toMatchObject({ expected: null, refunds: null, roundings: null });
      const closed = await close(caller, { shiftId: id, counts: [], note: 'Nada quedó' });
      expect(closed.data.expectedCash).toBe(30_000 + (role === 3 ? TOTAL : 0));
      expect(await movementsOf(id, caller)).toHaveLength(role === 3 ? 2 : 1);
    });

    it('is shown to super administrators [N-39-260]', async () => {
      const caller = await api.signedIn(4);
      const { id } = await open(caller);
      await sold(caller);
      await move(caller, { kind: 'expense', amount: 1_900 });
      expect(await current(caller)).toMatchObject({ cashPayments: TOTAL, expectedCash: 60_000 });
      expect(await movementsOf(id, caller)).toHaveLength(2);
    });

    it('is left out of the totals of its cashier [N-39-260]', async () => {
      const cashier = await shop.cashier();
      await shop.stock(cashier.storeId, product.id, 2);
      const { id } = await shop.placedBy(cashier, [[product, 1]]);
      const shift = await open(cashier);
      const body = { id, data: shop.aPayment(TOTAL) };
      await api.call('PUT', '/order/paymentResult', { token: cashier.token, body });
      const totals = async () =>
        (await api.call<MethodTotal[]>('GET', '/admin/cash-desk/totals', cashier)).data;
      expect(await totals()).toEqual([]);
      await close(cashier, { shiftId: shift.id, counts: [], note: 'Nada quedó' });
      expect(await totals()).toMatchObject([{ paymentMethod: 'Efectivo', received: TOTAL }]);
    });
  });

  describe('counted with a difference', () => {
    it('needs words after the difference is told, and both counts stay as typed [N-39-261]', async () => {
      const cashier = await shop.cashier();
      const { id } = await open(cashier);
      const first = [{ value: 1_000, count: 48 }];
      const told = await close(cashier, { shiftId: id, counts: first }, `count-${id}`);
      expect([told.status, told.failure.code]).toEqual([409, 'CASH_DESK.DIFFERENCE']);
      expect(told.failure.message).toBe('La cuenta no coincide: explique la diferencia.');
      expect(told.failure.errors).toEqual({ note: 'Explique la diferencia.', difference: -2_000 });
      const countedAt = api.clock.now().toISOString();
      expect(await current(cashier)).toMatchObject({
        ...{ closedAt: null, firstCounts: first, firstCountedAt: countedAt, expectedCash: null },
      });
      api.clock.advance(60_000);
      const second = [{ value: 1_000, count: 49 }];
      expect((await close(cashier, { shiftId: id, counts: second, note: ' ' })).failure.errors).toMatchObject(
        {
          difference: -1_000,
        },
      );
      const closed = await close(
        cashier,
        { shiftId: id, counts: second, note: 'Faltó un vuelto' },
        `count-${id}`,
      );
      expect(closed.data).toMatchObject({
        ...{ firstCounts: first, firstCountedAt: countedAt, closingCounts: second },
        ...{ countedCash: 49_000, expectedCash: 50_000, difference: -1_000, note: 'Faltó un vuelto' },
      });
      const audited = await api.uow.manager.find(AuditEntry, {
        where: { subject: 'cash-shift', subjectId: String(id) },
        order: { id: 'ASC' },
      });
      expect(audited.map(({ action, after }) => [action, after])).toMatchObject([
        ['cash-desk.opened', { openingCash: 50_000 }],
        ['cash-desk.counted', { countedCash: 48_000, counts: '48 × 1000' }],
        ['cash-desk.counted', { countedCash: 49_000, counts: '49 × 1000' }],
        ['cash-desk.closed', { countedCash: 49_000, expectedCash: 50_000 }],
      ]);
    });

    it('closes at once when it is explained or when there is none [N-39-261]', async () => {
      const [one, other] = [await shop.cashier(), await shop.cashier()];
      const { id } = await open(one);
      const explained = await close(one, { shiftId: id, counts: [], note: 'Robo' });
      expect(explained.data).toMatchObject({ difference: -50_000, firstCounts: [], firstCountedAt: null });
      const { id: exact } = await open(other);
      expect((await close(other, { shiftId: exact, counts: OPENING })).data).toMatchObject({
        ...{ difference: 0, note: null },
      });
    });
  });

  describe('moved by hand', () => {
    it('leaves the drawer or comes into it, with words and a picture [N-39-262]', async () => {
      const cashier = await shop.cashier();
      const { id } = await open(cashier);
      const photo = '/api/media/u-1/640.webp';
      const { status, data } = await move(cashier, {
        kind: 'expense',
        amount: 5_000,
        note: ' Bolsas ',
        photo,
      });
      expect(status).toBe(201);
      expect(data).toMatchObject({
        ...{ kind: 'expense', amount: -5_000, note: 'Bolsas', photo, shiftId: id, orderId: null },
        ...{ user: 'Ana Peña', at: api.clock.now().toISOString() },
      });
      for (const [kind, amount] of [
        ['withdrawal', 10_000],
        ['deposit', 20_000],
        ['change', 30_000.5],
      ] as const)
        expect((await move(cashier, { kind, amount })).status).toBe(201);
      const closed = await close(cashier, { shiftId: id, counts: [], note: 'Prueba' });
      expect(closed.data).toMatchObject({
        expectedCash: 45_000.5,
        byHand: [
          { kind: 'withdrawal', amount: -10_000 },
          { kind: 'expense', amount: -5_000 },
          { kind: 'deposit', amount: -20_000 },
          { kind: 'change', amount: 30_000.5 },
        ],
      });
    });

    it.each([
      [{ kind: 'refund', amount: 100 }],
      [{ kind: 'change', amount: 0 }],
      [{ kind: 'change', amount: -100 }],
      [{ kind: 'change', amount: 0.001 }],
      [{ kind: 'expense', amount: 100, note: ' ' }],
      [{ kind: 'expense', amount: 100, note: 'x'.repeat(201) }],
      [{ kind: 'expense', amount: 100, photo: 'javascript:alert(1)' }],
    ])('rejects %j [N-39-262]', async (body) => {
      const cashier = await shop.cashier();
      await open(cashier);
      expect((await move(cashier, body)).status).toBe(400);
    });

    it('never takes more than there is, and does not tell how much that is [N-39-263]', async () => {
      const cashier = await shop.cashier();
      await open(cashier);
      const refused = await move(cashier, { kind: 'withdrawal', amount: 50_000.01 });
      expect([refused.status, refused.failure]).toEqual([
        409,
        expect.objectContaining({
          code: 'CASH_DESK.NOT_ENOUGH',
          message: 'En la caja no hay tanto efectivo.',
        }),
      ]);
      expect(refused.failure.errors).toBeUndefined();
      const both = await Promise.all([
        move(cashier, { kind: 'withdrawal', amount: 50_000 }),
        move(cashier, { kind: 'deposit', amount: 50_000 }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    it('needs an open shift, and is recorded once for each key [N-39-264]', async () => {
      const cashier = await shop.cashier();
      const change = { kind: 'change', amount: 2_000 };
      expect((await move(cashier, change)).failure.code).toBe('CASH_DESK.NO_SHIFT');
      const { id: shiftId } = await open(cashier);
      const answers = await Promise.all([move(cashier, change, 'same'), move(cashier, change, 'same')]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[1]?.data).toEqual(answers[0]?.data);
      expect((await move(cashier, { ...change, amount: 3_000 }, 'same')).failure.code).toBe(
        'HTTP.IDEMPOTENCY_KEY_REUSED',
      );
      expect(await api.uow.manager.countBy(CashMovementEntity, { shiftId })).toBe(1);
    });

    it('is in what its shift expects when the closing waited for it [N-39-265]', async () => {
      const cashier = await shop.cashier();
      const { id } = await open(cashier);
      const moving = holdAfter(api.app.get(CashMovementRepository), 'record');
      const moved = move(cashier, { kind: 'withdrawal', amount: 8_000 });
      await moving.reached;
      const closed = close(cashier, { shiftId: id, counts: [], note: 'Contado por dos' });
      moving.release();
      expect([(await moved).status, (await closed).data.expectedCash]).toEqual([201, 42_000]);
    });

    it('is refused when the shift was closed before it [N-39-265]', async () => {
      const cashier = await shop.cashier();
      const { id: shiftId } = await open(cashier);
      const counting = holdAfter(api.app.get(CashMovementRepository), 'sumsOf');
      const closed = close(cashier, { shiftId, counts: OPENING });
      await counting.reached;
      const moved = move(cashier, { kind: 'change', amount: 1_000 });
      counting.release();
      expect([(await closed).data.expectedCash, (await moved).failure.code]).toEqual([
        50_000,
        'CASH_DESK.NO_SHIFT',
      ]);
      expect(await api.uow.manager.countBy(CashMovementEntity, { shiftId })).toBe(0);
    });
  });
});

describe.each(DIALECTS)('the setting CASH_DIFFERENCE_WORDS on $name', (dialect) => {
  it('asks for words only beyond it [N-39-261]', async () => {
    const api = await startApi(dialect, { CASH_DIFFERENCE_WORDS: '500' });
    const closing = async (count: number) => {
      const { token } = await api.signedIn(3);
      const opening = { counts: [{ value: 1_000, count: 1 }] };
      await api.call('POST', '/admin/cash-desk/shift', { token, body: opening });
      const counts = [{ value: 100, count }];
      return (await api.call('PUT', '/admin/cash-desk/shift', { token, body: { counts } })).status;
    };
    expect([await closing(5), await closing(15), await closing(4), await closing(16)]).toEqual([
      200, 200, 409, 409,
    ]);
    await api.stop();
  });
});

describe.each(DIALECTS)('the picture of an expense on $name', (dialect) => {
  it('is uploaded by staff only, as other pictures are [N-39-266]', async () => {
    const api = await startApi(dialect);
    const bytes = Buffer.from('no picture');
    const upload = async (role: 1 | 2) =>
      api.upload('/media/expenses', { name: 'a.png', bytes }, {}, (await api.signedIn(role)).token);
    expect((await upload(1)).status).toBe(403);
    expect((await upload(2)).failure.code).toBe('MEDIA.NOT_AN_IMAGE');
    await api.stop();
  });
});
