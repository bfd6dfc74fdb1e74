import type { CashMovement, CashShift, ShiftAttention, ShiftPaper } from '@lacteos/contracts/schemas';

import { CashierStores, Drawers } from '#partners/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { CashShiftEntity } from '../cash-shift.entity.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

const PARALLEL = 50;

describe.each(DIALECTS)('a drawer on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  const cashierOf = async (storeId: number): Promise<Caller> => {
    const caller = await api.signedIn(2);
    await api.app.get(CashierStores).assign(caller.user.id, storeId);
    return caller;
  };
  const open = ({ token }: Caller, body: object = {}, key?: string) =>
    api.call<CashShift>('POST', '/admin/cash-desk/shift', {
      token,
      body: { counts: [], ...body },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const codes = (answers: readonly { status: number; failure: { code: string } }[]) =>
    answers.filter(({ status }) => status !== 201).map(({ failure }) => failure.code);

  it.each([
    ['without a key', false],
    ['under keys of their own', true],
  ])(`takes one of ${PARALLEL} parallel openings %s [N-39-253]`, async (_, isKeyed) => {
    const storeId = await shop.addStore();
    const drawer = await api.app.get(Drawers).ensure(storeId, 'Caja 1');
    const people: Caller[] = [];
    for (let n = 0; n < PARALLEL; n += 1) people.push(await cashierOf(storeId));
    const answers = await Promise.all(
      people.map((person, n) =>
        open(person, { drawerId: drawer?.id }, isKeyed ? `open-${storeId}-${n}` : undefined),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(codes(answers))).toEqual(new Set(['CASH_DESK.DRAWER_TAKEN']));
    expect(await api.uow.manager.countBy(CashShiftEntity, { drawerId: drawer?.id })).toBe(1);
  });

  it('is the next free one for each of those who name none, until the store has no more [N-39-254]', async () => {
    const storeId = await shop.addStore();
    for (const name of ['Caja 1', 'Caja 2']) await api.app.get(Drawers).ensure(storeId, name);
    const people = [await cashierOf(storeId), await cashierOf(storeId), await cashierOf(storeId)];
    const answers = await Promise.all(people.map((person) => open(person)));
    expect(codes(answers)).toEqual(['CASH_DESK.NO_DRAWER']);
    const drawers = answers.flatMap(({ status, data }) => (status === 201 ? [data.drawer] : []));
    expect(drawers.sort()).toEqual(['Caja 1', 'Caja 2']);
  });

  it('is made for each clerk of the factory [N-39-254]', async () => {
    const clerks = [await api.signedIn(3), await api.signedIn(4), await api.signedIn(3)];
    const shifts = [];
    for (const clerk of clerks) shifts.push((await open(clerk)).data);
    expect(new Set(shifts.map(({ drawerId }) => drawerId)).size).toBe(3);
    expect(shifts.map(({ store, storeId }) => [store, storeId])).toEqual([
      ['Fábrica', 0],
      ['Fábrica', 0],
      ['Fábrica', 0],
    ]);
  });

  it('is free again once its shift is closed, and that shift stays closed [N-39-255]', async () => {
    const storeId = await shop.addStore();
    const [first, second] = [await cashierOf(storeId), await cashierOf(storeId)];
    const shift = (await open(first)).data;
    expect((await open(second)).failure.code).toBe('CASH_DESK.NO_DRAWER');
    const close = () =>
      api.call<CashShift>('PUT', '/admin/cash-desk/shift', {
        token: first.token,
        body: { shiftId: shift.id, counts: [] },
      });
    const closed = await close();
    expect(closed.data).toMatchObject({ difference: 0, drawer: 'Caja 1' });
    expect((await open(second)).data).toMatchObject({ drawerId: shift.drawerId });
    api.clock.advance(60_000);
    expect((await close()).data).toEqual(closed.data);
    const moved = await api.call('POST', '/till/movements', {
      token: first.token,
      body: { kind: 'change', amount: 1_000, note: 'Sencillo' },
    });
    expect([moved.status, moved.failure.code]).toEqual([409, 'CASH_DESK.NO_SHIFT']);
  });

  it('is free although the release before closed its shift, which knew no drawers [N-39-276]', async () => {
    const storeId = await shop.addStore();
    const [first, second] = [await cashierOf(storeId), await cashierOf(storeId)];
    const { id, drawerId } = (await open(first)).data;
    const closing = { token: first.token, body: { shiftId: id, counts: [] } };
    await api.call('PUT', '/admin/cash-desk/shift', closing);
    const asBefore = async () => api.uow.manager.update(CashShiftEntity, { id }, { openDrawer: drawerId });
    await asBefore();
    expect((await open(second)).data).toMatchObject({ drawerId });
    await api.call('PUT', '/admin/cash-desk/shift', { token: second.token, body: { counts: [] } });
    await asBefore();
    expect((await open(first, { drawerId })).data).toMatchObject({ drawerId });
  });

  it('shows nothing of its shift to a cashier of another store [N-39-256]', async () => {
    const [cashier, stranger] = [await shop.cashier(), await shop.cashier()];
    const { id } = (await open(cashier)).data;
    const read = (path: string, { token } = stranger) => api.call<unknown>('GET', path, { token });
    for (const path of [
      `/till/shifts/${id}/paper`,
      `/admin/cash-desk/movements?shiftId=${id}`,
      '/till/shifts/999999/paper',
    ]) {
      const refused = await read(path);
      expect([refused.status, refused.failure.code]).toEqual([404, 'CASH_DESK.SHIFT_NOT_FOUND']);
    }
    for (const query of ['', '?state=open', `?storeId=${cashier.storeId}`])
      expect((await read(`/till/shifts${query}`)).data).toEqual([]);
    expect((await read(`/till/shifts?storeId=${cashier.storeId}`, cashier)).data).toMatchObject([{ id }]);
  });

  it('lists shifts that are open, open too long, or closed with a difference [N-39-257]', async () => {
    const again = async ({ user }: Caller): Promise<Caller> => ({ user, token: await api.tokenOf(user) });
    const [early, before] = [await shop.cashier(), await shop.cashier()];
    const first = (await open(early)).data.id;
    const counted = (await open(before)).data.id;
    api.clock.advance(14 * 3_600_000 + 1);
    const [late, differing] = [await again(early), await again(before)];
    const [fresh, admin] = [await shop.cashier(), await api.signedIn(3)];
    const ids = async (state: string) =>
      (await api.call<CashShift[]>('GET', `/till/shifts?state=${state}&pageSize=200`, admin)).data;
    const second = (await open(fresh)).data.id;
    await api.call('PUT', '/admin/cash-desk/shift', {
      token: differing.token,
      body: { counts: [{ value: 2_000, count: 1 }], note: 'Sobraron' },
    });
    const [open1, late1, differing1] = [await ids('open'), await ids('late'), await ids('differing')];
    expect(open1.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
    expect(open1.find(({ id }) => id === second)).toMatchObject({ isLate: false });
    expect(late1.find(({ id }) => id === first)).toMatchObject({ isLate: true, closedAt: null });
    expect(late1.map(({ id }) => id)).not.toContain(second);
    expect(differing1).toMatchObject([{ id: counted, difference: 2_000, isLate: false, note: 'Sobraron' }]);
    expect((await api.call('GET', '/till/shifts?state=old', admin)).status).toBe(400);
    const attention = async (caller: { token: string }) =>
      (await api.call<ShiftAttention>('GET', '/admin/cash-desk/attention', caller)).data;
    const now = await attention(admin);
    expect(now).toMatchObject({ open: open1.length, late: late1.length });
    expect(now).toMatchObject({ differing: 1, differingAmount: 2_000 });
    expect(await attention(late)).toMatchObject({ open: 1, late: 1, differing: 0, differingSince: null });
    expect(await attention(await api.signedIn(2))).toMatchObject({ open: 0, late: 0, differing: 0 });
    const since = `/till/shifts?state=differing&closedFrom=${now.differingFrom}`;
    expect((await api.call<CashShift[]>('GET', since, admin)).data).toHaveLength(1);
    const earlier = `/till/shifts?state=differing&closedTo=${now.differingFrom}`;
    expect((await api.call<CashShift[]>('GET', earlier, admin)).data).toEqual([]);
    const { data: oldest } = await api.call<CashShift[]>('GET', '/till/shifts?sort=openedAt', admin);
    const openings = oldest.map(({ openedAt }) => openedAt);
    expect(openings).toEqual(openings.toSorted());
    api.clock.advance(9 * 86_400_000);
    const nothing = { differing: 0, differingAmount: 0, differingSince: null };
    expect(await attention(await again(admin))).toMatchObject(nothing);
  });

  it('has a paper by the number of its shift, as often as it is wanted [N-39-258]', async () => {
    const cashier = await shop.cashier();
    const { id } = (await open(cashier, { counts: [{ value: 50_000, count: 1 }] })).data;
    const move = (body: object) => api.call<CashMovement>('POST', '/till/movements', { ...cashier, body });
    await move({ kind: 'expense', amount: 12_000, note: 'Bolsas' });
    await move({ kind: 'change', amount: 20_000, note: 'Sencillo de la fábrica' });
    const paper = async (caller: Caller) =>
      (await api.call<ShiftPaper>('GET', `/till/shifts/${id}/paper`, caller)).data;
    expect(await paper(cashier)).toMatchObject({
      ...{ kind: 'X', number: id, store: 'Tienda', drawer: 'Caja 1', cashier: 'Ana Peña', opening: 50_000 },
      movements: [
        { kind: 'expense', amount: -12_000, note: 'Bolsas' },
        { kind: 'change', amount: 20_000, note: 'Sencillo de la fábrica' },
      ],
      ...{ refunds: null, roundings: null, expected: null, counted: null, difference: null },
    });
    expect(await paper(await api.signedIn(4))).toMatchObject({ refunds: 0, roundings: 0, expected: 58_000 });
    const counts = [{ value: 1_000, count: 58 }];
    await api.call('PUT', '/admin/cash-desk/shift', { token: cashier.token, body: { shiftId: id, counts } });
    const printed = await paper(cashier);
    expect(printed).toMatchObject({ kind: 'Z', expected: 58_000, counted: 58_000, difference: 0, counts });
    expect(await paper(cashier)).toEqual(printed);
  });
});
