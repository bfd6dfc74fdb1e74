import type { SessionUser } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { CashierDto } from './staff-cashiers.dto.js';

const TWICE = 'Hubo un error al procesar tu solicitud. Cajero ya esta asignado a esa tienda.';

describe.each(DIALECTS)('cashier assignment on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    token = (await api.signedIn(3)).token;
  });
  afterAll(() => api.stop());

  const assign = (storeId: unknown, userIds: unknown) =>
    api.call('POST', '/admin/assign_casher', { token, body: { storeId, userIds } });
  const cashiers = async () => (await api.call<CashierDto[]>('GET', '/admin/cashers', { token })).data;

  it('lists the active users of role 2 with their stores [B-080]', async () => {
    const { user, storeId } = await shop.cashier();
    const gone = await api.addUser({ id_role: 2, active: false });
    const buyer = await api.addUser({ id_role: 1 });
    const list = await cashiers();
    expect(list.find(({ id }) => id === user.id)).toEqual({
      id: user.id,
      name: 'Ana Peña',
      n_document: user.n_document,
      email: user.email,
      stores: [{ id: storeId, name: 'Tienda', city: 'Acacías' }],
    });
    expect(list.some(({ id }) => id === gone.id || id === buyer.id)).toBe(false);
  });

  it('ends the sessions of new cashiers, adds the store to their profile and mails them [B-141, B-198, N-16-133]', async () => {
    const storeId = await shop.addStore('Centro');
    const [one, other] = [await api.signedIn(2), await api.signedIn(2)];
    expect((await assign(storeId, [one.user.id, other.user.id])).status).toBe(200);
    for (const { user, token: before } of [one, other]) {
      expect((await api.call('GET', '/auth/me', { token: before })).status).toBe(401);
      const own = await api.tokenOf(user);
      const { data } = await api.call<SessionUser>('GET', '/auth/me', { token: own });
      expect(data.stores).toMatchObject([{ id: storeId, name: 'Centro' }]);
    }
    await api.work();
    for (const { user } of [one, other])
      expect(api.mails.filter(({ to }) => to === user.email)).toMatchObject([
        { text: expect.stringContaining('la tienda asignada') },
      ]);
  });

  it('rejects the whole request when one cashier already has the store [D-041]', async () => {
    const { user, storeId } = await shop.cashier();
    const { user: another } = await api.signedIn(2);
    const { status, failure } = await assign(storeId, [another.id, user.id]);
    expect([status, failure.code, failure.message]).toEqual([409, 'CASHIERS.ALREADY_ASSIGNED', TWICE]);
    expect((await cashiers()).find(({ id }) => id === another.id)?.stores).toEqual([]);
  });

  it('accepts only one of two concurrent requests', async () => {
    const storeId = await shop.addStore();
    const { user } = await api.signedIn(2);
    const answers = await Promise.all([assign(storeId, [user.id]), assign(storeId, [user.id])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('rejects users who are not active cashiers, unknown stores and empty lists', async () => {
    const storeId = await shop.addStore();
    for (const user of [{ id_role: 1 }, { id_role: 3 }, { id_role: 2, active: false }] as const) {
      const { id } = await api.addUser(user);
      expect((await assign(storeId, [id])).failure.code).toBe('CASHIERS.NOT_A_CASHIER');
    }
    const { user } = await api.signedIn(2);
    for (const store of [999_999, await shop.addStore('Cerrada', false)])
      expect((await assign(store, [user.id])).failure.code).toBe('PARTNERS.NOT_FOUND');
    for (const [store, ids] of [
      [null, [user.id]],
      [storeId, []],
      [storeId, ['1']],
      [storeId, null],
    ])
      expect((await assign(store, ids)).status).toBe(400);
  });
});
