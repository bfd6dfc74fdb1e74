import type { CashShift, Drawer, StoreDrawer } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';

describe.each(DIALECTS)('the drawers of a store on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    token = (await api.signedIn(3)).token;
  });
  afterAll(() => api.stop());

  const create = (body: object) => api.call<StoreDrawer>('POST', '/admin/drawers', { token, body });
  const update = (body: object) => api.call<StoreDrawer>('PUT', '/admin/drawers', { token, body });
  const listed = async (caller: { token: string }) =>
    (await api.call<Drawer[]>('GET', '/till/drawers', caller)).data;
  const open = (caller: { token: string }, drawerId?: number) =>
    api.call<CashShift>('POST', '/admin/cash-desk/shift', {
      token: caller.token,
      body: { counts: [], ...(drawerId ? { drawerId } : {}) },
    });

  it('are added, renamed and switched off by administrators, under one name each [N-39-250]', async () => {
    const storeId = await shop.addStore('Centro');
    const { status, data } = await create({ storeId, name: ' Caja  2 ' });
    expect([status, data]).toEqual([201, { id: data.id, storeId, name: 'Caja 2', active: true }]);
    expect((await create({ storeId, name: 'Caja 2' })).failure.code).toBe('DRAWERS.NAME_TAKEN');
    expect((await create({ storeId: 999_999, name: 'Caja 2' })).failure.code).toBe('PARTNERS.NOT_FOUND');
    const other = (await create({ storeId, name: 'Barra' })).data;
    expect((await update({ id: other.id, name: 'Caja 2', active: true })).failure.code).toBe(
      'DRAWERS.NAME_TAKEN',
    );
    expect((await update({ id: other.id, name: 'Terraza', active: false })).data).toEqual({
      ...{ id: other.id, storeId, name: 'Terraza', active: false },
    });
    expect((await update({ id: 999_999, name: 'Caja 9', active: true })).failure.code).toBe(
      'DRAWERS.NOT_FOUND',
    );
    expect((await listed({ token })).filter((drawer) => drawer.storeId === storeId)).toMatchObject([
      { name: 'Caja 2', store: 'Centro', active: true, openShiftId: null, openBy: null },
      { name: 'Terraza', active: false },
    ]);
  });

  it('are listed for a cashier of the store only, with who has a shift in them [N-39-251]', async () => {
    const [cashier, stranger] = [await shop.cashier(), await shop.cashier()];
    const shift = (await open(cashier)).data;
    expect(await listed(cashier)).toEqual([
      {
        ...{ id: shift.drawerId, storeId: cashier.storeId, store: 'Tienda', name: 'Caja 1', active: true },
        ...{ openShiftId: shift.id, openBy: 'Ana Peña' },
      },
    ]);
    expect(await listed(stranger)).toEqual([]);
    const refused = await open(stranger, shift.drawerId ?? 0);
    expect([refused.status, refused.failure.code]).toEqual([404, 'CASH_DESK.DRAWER_NOT_FOUND']);
  });

  it('take no shift while they are inactive [N-39-252]', async () => {
    const cashier = await shop.cashier();
    const { id } = (await create({ storeId: cashier.storeId, name: 'Caja 7' })).data;
    await update({ id, name: 'Caja 7', active: false });
    expect((await open(cashier, id)).failure.code).toBe('CASH_DESK.DRAWER_NOT_FOUND');
    expect((await open(cashier)).failure.code).toBe('CASH_DESK.NO_DRAWER');
    await update({ id, name: 'Caja 7', active: true });
    expect((await open(cashier)).data).toMatchObject({ drawerId: id, drawer: 'Caja 7' });
  });
});
