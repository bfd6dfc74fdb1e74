import { randomUUID } from 'node:crypto';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;
interface Followed {
  number: string;
  state: string;
  orderId: number | null;
  entries: { kind: string; text: string }[];
}

const ASKED = {
  kind: 'claim',
  name: 'Rosa Díaz',
  idType: '13',
  document: '52.123.456',
  email: 'rosa@correo.test',
  phone: '3101234567',
  text: 'El kumis llegó con la tapa rota.',
};

describe.each(DIALECTS)("an account's own claims on $name", (dialect) => {
  let api: TestApi;
  let buyer: Caller;
  let stranger: Caller;
  let shop: ShopBuilder;
  beforeAll(async () => {
    api = await startApi(dialect, { THROTTLE_BUDGETS: 'claims=500,claimLookups=500' });
    [buyer, stranger] = [await api.signedIn(1), await api.signedIn(1)];
    shop = new ShopBuilder(api);
  });
  afterAll(() => api.stop());

  const ask = async (change: object, token?: string): Promise<string> => {
    const { data } = await api.call<Followed>('POST', '/claims', {
      body: { ...ASKED, ...change },
      headers: { 'idempotency-key': randomUUID() },
      ...(token ? { token } : {}),
    });
    return data.number;
  };
  const reply = (number: string, text: string, token: string, key = randomUUID()) =>
    api.call<Followed>('POST', `/claims/mine/${number}/replies`, {
      token,
      body: { text },
      headers: { 'idempotency-key': key },
    });

  it('are listed newest first and opened without a document, by their owner only [N-20-332]', async () => {
    const { id } = await shop.placedBy(buyer, [[await shop.addProduct({ stock: 5 }), 1]]);
    const numbers = [await ask({}, buyer.token), await ask({ orderId: id }, buyer.token)];
    const without = await ask({});
    const { token } = buyer;
    const first = await api.call<Followed[]>('GET', '/claims/mine?page=1&pageSize=1', { token });
    expect(first.data).toEqual([
      expect.objectContaining({ number: numbers[1], orderId: id, state: 'received' }),
    ]);
    expect(JSON.parse(first.text)).toMatchObject({ meta: { total: 2, page: 1, pageSize: 1 } });
    const rest = await api.call<Followed[]>('GET', '/claims/mine?page=2&pageSize=1', { token });
    expect(rest.data.map(({ number }) => number)).toEqual([numbers[0]]);
    const opened = await api.call<Followed>('GET', `/claims/mine/${numbers[1]?.toLowerCase()}`, { token });
    expect(opened.data.entries.map(({ text }) => text)).toEqual([ASKED.text]);
    const refusals = await Promise.all([
      api.call('GET', `/claims/mine/${numbers[1]}`, { token: stranger.token }),
      api.call('GET', `/claims/mine/${without}`, { token }),
      api.call('GET', '/claims/mine/nothing', { token }),
      reply(numbers[1] ?? '', 'Sigo esperando su respuesta.', stranger.token),
    ]);
    expect(refusals.map(({ failure }) => failure.code)).toEqual(refusals.map(() => 'CLAIMS.NOT_FOUND'));
    expect((await api.call<Followed[]>('GET', '/claims/mine', { token: stranger.token })).data).toEqual([]);
    expect((await api.call('GET', '/claims/mine')).status).toBe(401);
  });

  it('accept a repeated reply once, also concurrently [N-20-332]', async () => {
    const number = await ask({}, buyer.token);
    const key = randomUUID();
    const text = 'Les mando la foto de la tapa.';
    const answers = await Promise.all([1, 2, 3].map(() => reply(number, text, buyer.token, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { data } = await api.call<Followed>('GET', `/claims/mine/${number}`, { token: buyer.token });
    expect(data.entries.map(({ kind }) => kind)).toEqual(['received', 'reply']);
    const keyless = await api.call('POST', `/claims/mine/${number}/replies`, {
      token: buyer.token,
      body: { text },
    });
    expect(keyless.failure.code).toBe('CLAIMS.KEY_REQUIRED');
  });

  it('are listed by order for staff, with a mark on those of an account [N-20-335]', async () => {
    const { id } = await shop.placedBy(buyer, [[await shop.addProduct({ stock: 5 }), 1]]);
    const own = await ask({ orderId: id }, buyer.token);
    const unproven = await ask({ orderId: id });
    const { token } = await api.signedIn(3);
    const { data } = await api.call<{ number: string; hasAccount: boolean }[]>(
      'GET',
      `/admin/claims?orderId=${id}&sort=-receivedAt`,
      { token },
    );
    expect(new Map(data.map(({ number, hasAccount }) => [number, hasAccount]))).toEqual(
      new Map([
        [own, true],
        [unproven, false],
      ]),
    );
  });
});
