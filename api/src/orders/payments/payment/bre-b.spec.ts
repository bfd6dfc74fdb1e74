import type { Order, PaymentType, Sale, TillCatalogue } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';

const ACCOUNT = { key: '@lacteosdelllano', holder: 'Lác*** del Lla***' };
const SETTINGS = { BREB_KEY: ACCOUNT.key, BREB_HOLDER: ACCOUNT.holder };
const BRE_B = { id: 12, name: 'Bre-B' };
const HOUR = 3_600_000;

const methodsOf = async (api: TestApi, role: 1 | 2 | 3 | 4): Promise<PaymentType[]> => {
  const { token } = await api.signedIn(role);
  return (await api.call<PaymentType[]>('GET', '/order/payment_types', { token })).data;
};

describe.each(DIALECTS)('Bre-B on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let product: TestProduct;
  let buyer: Awaited<ReturnType<TestApi['signedIn']>>;
  beforeAll(async () => {
    api = await startApi(dialect, { ...SETTINGS, BREB_FOR_SHOP: 'true', BREB_HOURS: '5' });
    shop = new ShopBuilder(api);
    product = await shop.addProduct({ stock: 100 });
    buyer = await api.signedIn(1);
  });
  afterAll(() => api.stop());

  let keys = 0;
  const place = () => {
    const body = shop.anOrder(buyer.user, [[product, 1]], { paymentMethod: 'Bre-B', paymentId: BRE_B.id });
    return shop.place<Order>(buyer.token, body, `bre-b-${(keys += 1)}`);
  };
  const see = async (id: number, { token } = buyer) =>
    (await api.call<Order>('GET', `/order/${id}`, { token })).data;

  it('is offered to customers and staff [N-40-451]', async () => {
    expect(await methodsOf(api, 1)).toEqual([{ id: 1, name: 'Efectivo' }, { id: 5, name: 'Wompi' }, BRE_B]);
    expect(await methodsOf(api, 2)).toContainEqual(BRE_B);
  });

  it('shows the buyer key, holder and picture until the order is paid, which staff register [N-40-452]', async () => {
    const { data: order } = await place();
    expect(order.paymentMethod).toBe('Bre-B');
    const account = { ...ACCOUNT, qr: expect.stringMatching(/^data:image\/png;base64,/) };
    expect((await see(order.id)).breB).toEqual(account);
    const admin = await api.signedIn(3);
    const register = (transactionNumber?: string) =>
      api.call<Order>('PUT', '/order/paymentResult', {
        token: admin.token,
        body: {
          id: order.id,
          data: shop.aPayment(order.totalPrice, { paymentMethod: 'Bre-B', transactionNumber }),
        },
      });
    expect((await register()).failure.code).toBe('VALIDATION.FAILED');
    const { data: paid } = await register('M-20261129-77');
    expect(paid).toMatchObject({ isPaid: true, paymentMethod: 'Bre-B', breB: null });
    expect(paid.paymentResult?.transactionNumber).toBe('M-20261129-77');
  });

  it('keeps the units of an order for its own hours [N-40-453]', async () => {
    const { data: order } = await place();
    const end = new Date(Date.parse(order.createdAt) + 5 * HOUR).toISOString();
    expect((await see(order.id)).hold).toEqual({ endsAt: end, releasedAt: null });
    api.clock.advance(5 * HOUR + 1_000);
    await api.work();
    buyer.token = await api.tokenOf(buyer.user);
    expect((await see(order.id)).hold?.releasedAt).not.toBeNull();
  });

  it('is chosen for an unpaid order of another method, which is then kept no shorter [N-40-453]', async () => {
    const { id } = await shop.placedBy(buyer, [[product, 1]]);
    const before = await see(id);
    expect(before.breB).toBeNull();
    const changed = await api.call<Order>('PUT', `/order/${id}/method`, {
      token: buyer.token,
      body: { paymentMethod: 'Bre-B' },
    });
    expect(changed.data).toMatchObject({ paymentMethod: 'Bre-B', hold: before.hold, breB: ACCOUNT });
  });

  it('stands in the catalogue of the till [N-40-454]', async () => {
    const { token } = await shop.cashier();
    const { data } = await api.call<TillCatalogue>('GET', '/till/catalogue', { token });
    expect(data.breB).toMatchObject(ACCOUNT);
  });

  it('pays a sale over the counter with its number and no cash [N-40-454]', async () => {
    const { user, token, storeId } = await shop.cashier();
    await shop.openShift(token);
    await shop.stock(storeId, product.id, 3);
    const { totalPrice } = shop.anOrder(user, [[product, 1]]);
    const { data } = await api.call<Sale>('POST', '/till/sales', {
      token,
      headers: { 'idempotency-key': 'sale-by-bre-b' },
      body: {
        items: [{ id_product: product.id, quantity: 1 }],
        payments: [{ paymentId: BRE_B.id, amount: totalPrice, reference: 'M-1' }],
        totalPrice,
      },
    });
    expect(data.receipt.parts).toEqual([
      { method: 'Bre-B', amount: totalPrice, received: null, reference: 'M-1' },
    ]);
  });
});

describe.each(DIALECTS.slice(0, 1))('Bre-B with settings on $name', (dialect) => {
  it.each([
    ['a key that is not for customers', [2, 3, 4], SETTINGS],
    ['no key', [], { BREB_FOR_SHOP: 'true' }],
  ] as const)('with %s is offered to these roles alone: %j [N-40-451]', async (_, offered, settings) => {
    const api = await startApi(dialect, settings);
    const roles: number[] = [];
    for (const role of [1, 2, 3, 4] as const)
      if ((await methodsOf(api, role)).some(({ name }) => name === BRE_B.name)) roles.push(role);
    expect(roles).toEqual(offered);
    await api.stop();
  });

  it('is refused for an order of a customer while it is not offered [N-40-451]', async () => {
    const api = await startApi(dialect, SETTINGS);
    const shop = new ShopBuilder(api);
    const buyer = await api.signedIn(1);
    const product = await shop.addProduct({ stock: 5 });
    const body = shop.anOrder(buyer.user, [[product, 1]], { paymentMethod: 'Bre-B', paymentId: BRE_B.id });
    expect((await shop.place(buyer.token, body, 'refused')).failure.code).toBe(
      'ORDERS.PAYMENT_METHOD_MISMATCH',
    );
    await api.stop();
  });
});
