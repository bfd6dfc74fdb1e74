import type { OrderRow, Product, SignedIn } from '@lacteos/contracts/schemas';
import type { Partner } from '@lacteos/contracts/stores/partner';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { StockRepository } from '#partners/index.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.js';
import { DemoDataService } from './index.js';

describe.each(DIALECTS)('the demo data on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
    await api.app.get(DemoDataService).seedIfEmpty();
  });
  afterAll(() => api.stop());

  const signIn = async (email: string): Promise<SignedIn> =>
    (await api.call<SignedIn>('POST', '/auth/login', { body: { email, password: DEMO_PASSWORD } })).data;

  it('has 24 products or more in three families, one sold out, each with its VAT class [D-100, D-109]', async () => {
    const { data } = await api.call<Product[]>('GET', '/product/products');
    expect(data.length).toBeGreaterThanOrEqual(24);
    expect(new Set(data.map((product) => product.family))).toEqual(new Set(['LÁCTEOS', 'QUESOS', 'POSTRES']));
    const exempt = data.filter((product) => product.taxClassification !== 'Taxed');
    expect(
      exempt.map(({ name, taxClassification, taxPercent }) => [name, taxClassification, taxPercent]),
    ).toEqual([
      ['Leche entera pasteurizada', 'Exempt', 0],
      ['Queso campesino', 'Exempt', 0],
      ['Quesillo en hoja', 'Exempt', 0],
      ['Queso mozzarella', 'Exempt', 0],
    ]);
    expect(data.filter((product) => product.countInStock === 0)).toHaveLength(1);
  });

  it('has six partner stores [D-101]', async () => {
    expect((await api.call<Partner[]>('GET', '/partner/')).data).toHaveLength(6);
  });

  it('has an account of each role, and the cashier sells from the first store [D-103, D-104]', async () => {
    const sessions = [];
    for (const { email } of DEMO_ACCOUNTS) sessions.push((await signIn(email)).user);
    expect(sessions.map((user) => user.id_role)).toEqual([1, 2, 3, 4]);
    expect(sessions[1]?.stores.map((store) => store.name)).toEqual(['Punto Barzal']);
  });

  it('has past orders in every state, and stock that equals the sum of its ledger [D-102]', async () => {
    const { token } = await signIn('admin@demo.test');
    const { data } = await api.call<OrderRow[]>('GET', '/admin/orders', { token });
    expect(data.some((order) => order.isPaid && !order.isDelivered)).toBe(true);
    expect(data.some((order) => order.isDelivered)).toBe(true);
    expect(data.some((order) => !order.active)).toBe(true);
    expect(data.some((order) => order.active && !order.isPaid)).toBe(true);
    expect(await api.app.get(StockRepository).differences()).toEqual([]);
  });

  it('is created once', async () => {
    expect(await api.app.get(DemoDataService).seedIfEmpty()).toBe(false);
  });
});
