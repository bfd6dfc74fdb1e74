import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { DIALECTS, SiigoStandIn, startApi, type TestApi } from '#test/index.js';

type Row = Record<string, unknown>;

describe.each(DIALECTS)('SIIGO catalogues on $name', (dialect) => {
  let siigo: SiigoStandIn;
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    siigo = await SiigoStandIn.start({ services: false });
    api = await startApi(dialect, { SIIGO_URL: siigo.url });
    ({ token } = await api.signedIn(3));
    const product = {
      code: 'LLA-1',
      name: 'Leche entera',
      account_group: 1253,
      prices: [{ currency_code: 'COP', price_list: [{ position: 1, value: 4300 }] }],
    };
    for (const body of [product, { ...product, code: 'LLA-2', name: 'Queso pera', active: false }])
      await siigo.call('POST', '/v1/products', body);
  });
  afterAll(async () => {
    await api.stop();
    await siigo.stop();
  });
  afterEach(() => siigo.calm());

  const get = async (path: string): Promise<{ rows: Row[]; meta: Row; status: number }> => {
    const { data, text, status } = await api.call<Row[]>('GET', `/siigo/${path}`, { token });
    return { rows: data, meta: (JSON.parse(text) as { meta: Row }).meta, status };
  };

  it.each<[string, number, Row]>([
    ['account-group', 4, { id: 1253, name: 'Productos', active: true }],
    ['taxes', 8, { id: 13156, name: 'IVA 19%', type: 'IVA', percentage: 19, active: true }],
    ['costCenters', 2, { id: 235, code: '1-1', name: 'Planta Villavicencio', active: true }],
    ['users', 3, { id: 629, first_name: 'Marcela', identification: '40381520' }],
    ['invoice/payments_type', 8, { id: 5637, name: 'Crédito', due_date: true }],
    ['invoice/type', 4, { id: 28216, electronic_type: 'ElectronicInvoice' }],
    ['products', 2, { code: 'LLA-1', prices: [{ price_list: [{ position: 1, value: 4300 }] }] }],
  ])(
    'return %s with the time of the last refresh [B-204, B-205, B-206, B-207, B-209, B-211]',
    async (path, count, row) => {
      const { rows, meta } = await get(path);
      expect(rows).toHaveLength(count);
      expect(rows).toContainEqual(expect.objectContaining({ id: expect.anything() }));
      expect(rows.some((one) => matches(one, row))).toBe(true);
      expect(meta).toMatchObject({ total: count, cachedAt: api.clock.now().toISOString() });
    },
  );

  it.each([
    'account-group',
    'taxes',
    'costCenters',
    'users',
    'invoice/payments_type',
    'invoice/type',
    'products',
  ])('return pages of %s [N-19-018]', async (path) => {
    const all = await get(path);
    const second = await get(`${path}?page=2&pageSize=1`);
    expect(second.rows).toEqual(all.rows.slice(1, 2));
    expect(second.meta).toMatchObject({ total: all.rows.length, page: 2, pageSize: 1 });
    expect((await get(`${path}?pageSize=201`)).status).toBe(400);
  });

  it('are fetched from SIIGO every fifteen minutes or on demand', async () => {
    const read = api.clock.now().toISOString();
    await get('taxes?refresh=true');
    await siigo.fault({ kind: 'unavailable', probability: 1 });
    expect((await get('taxes')).meta['cachedAt']).toBe(read);
    await siigo.calm();
    api.clock.advance(60_000);
    expect((await get('taxes?refresh=true')).meta['cachedAt']).toBe(api.clock.now().toISOString());
    const renewed = api.clock.now();
    api.clock.advance(16 * 60_000);
    token = (await api.signedIn(3)).token;
    expect((await get('taxes')).meta['cachedAt']).toBe(
      new Date(renewed.getTime() + 16 * 60_000).toISOString(),
    );
  });

  it('of products can be searched, paged and limited to active ones', async () => {
    expect((await get('products?search=QUESO')).rows.map(({ code }) => code)).toEqual(['LLA-2']);
    expect((await get('products?active=true')).rows.map(({ code }) => code)).toEqual(['LLA-1']);
    const page = await get('products?page=2&pageSize=1');
    expect([page.rows.length, page.meta]).toMatchObject([1, { total: 2, page: 2, pageSize: 1 }]);
  });

  it('require a session [D-017]', async () => {
    for (const path of ['/siigo/products', '/siigo/customer/1'])
      expect((await api.call('GET', path)).status).toBe(401);
  });
});

const matches = (row: Row, wanted: Row): boolean => {
  try {
    expect(row).toMatchObject(wanted);
    return true;
  } catch {
    return false;
  }
};
