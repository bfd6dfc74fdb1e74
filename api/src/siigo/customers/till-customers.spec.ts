import type { NewSale, TillCustomer } from '@lacteos/contracts/schemas';

import { DIALECTS, SiigoStandIn, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';

const AT_SIIGO = '40381520';
const UNKNOWN = '123123123';

describe.each(DIALECTS)('buyers of the till on $name', (dialect) => {
  let siigo: SiigoStandIn;
  let api: TestApi;
  let shop: ShopBuilder;
  let cashier: Awaited<ReturnType<ShopBuilder['cashier']>>;
  beforeAll(async () => {
    siigo = await SiigoStandIn.start();
    api = await startApi(dialect, { SIIGO_URL: siigo.url });
    shop = new ShopBuilder(api);
    cashier = await shop.cashier();
  });
  afterAll(async () => {
    await api.stop();
    await siigo.stop();
  });

  const find = (document: string, type = '13') =>
    api.call<TillCustomer | null>('GET', `/till/customers?document=${document}&type=${type}`, {
      token: cashier.token,
    });

  it('are found among accounts, orders and customers, then at SIIGO, by document and type [N-39-142]', async () => {
    const account = await api.addUser({ n_document: '52123456', first_name: 'Rosa', last_name: 'Niño' });
    expect((await find('52.123.456')).data).toEqual({
      documentType: '13',
      identification: '52123456',
      name: 'Rosa Niño',
      email: account.email,
      source: 'local',
    });
    expect((await find('52123456', '22')).data).toBeNull();
    const first = await find(AT_SIIGO);
    expect(first.data).toMatchObject({ identification: AT_SIIGO, source: 'siigo' });
    expect(first.data?.name).not.toBe('');
    expect((await find(AT_SIIGO)).data).toEqual({ ...first.data, source: 'local' });
    expect([(await find(UNKNOWN)).status, (await find(UNKNOWN)).data]).toEqual([200, null]);
  });

  it('are remembered from an earlier sale, and their absence at SIIGO is no error [N-39-142]', async () => {
    await shop.openShift(cashier.token);
    const product = await shop.addProduct({ price: 1_000, taxClassification: 'Excluded', stock: 0 });
    await shop.stock(cashier.storeId, product.id, 1);
    const sale: NewSale = {
      items: [{ id_product: product.id, quantity: 1 }],
      customer: {
        documentType: '31',
        identification: '860000111',
        name: 'La Vereda S.A.S.',
        email: 'v@l.test',
      },
      payments: [{ paymentId: 1, amount: 1_000 }],
      totalPrice: 1_000,
    };
    const headers = { 'idempotency-key': 'earlier' };
    expect(
      (await api.call('POST', '/till/sales', { token: cashier.token, body: sale, headers })).status,
    ).toBe(201);
    expect((await find('860000111', '31')).data).toEqual({
      documentType: '31',
      identification: '860000111',
      name: 'La Vereda S.A.S.',
      email: 'v@l.test',
      source: 'local',
    });
    await siigo.stop();
    expect(await find('777888999')).toMatchObject({ status: 200, data: null });
  });
});
