import type {
  NewOrder,
  Order,
  OrderRow,
  Pickup,
  PickupStore,
  WaitingPickup,
} from '@lacteos/contracts/schemas';

import { StoreEntity } from '#partners/index.js';
import { FACTORY } from '#products/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder, type TestProduct } from '#test/shop-builder.js';

const HOURS = { weekdays: '08:00-12:00,14:00-18:00', saturday: '08:00-13:00', sunday: '' };
/** A Friday in Colombia. */
const FRIDAY_10 = new Date('2026-11-20T10:00:00-05:00');

describe.each(DIALECTS)('pickup at a store on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let keys = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
  });
  beforeEach(() => api.clock.set(FRIDAY_10));
  afterAll(() => api.stop());

  const openStore = (id: number, change: Partial<StoreEntity> = {}) =>
    api.uow.manager.update(StoreEntity, { id }, { hours: HOURS, ...change });
  const aStore = async (units = 10) => {
    const cashier = await shop.cashier();
    await openStore(cashier.storeId, { name: `Tienda ${cashier.storeId}` });
    const product = await shop.addProduct({ stock: 0 });
    await shop.stock(cashier.storeId, product.id, units);
    return { ...cashier, product };
  };
  const order = (
    buyer: Awaited<ReturnType<TestApi['signedIn']>>,
    product: TestProduct,
    storeId: number,
    change: Partial<NewOrder> = {},
  ) =>
    shop.place<Order>(
      buyer.token,
      shop.anOrder(buyer.user, [[product, 2]], { delivery: { kind: 'pickup', storeId }, ...change }),
      `pickup-${(keys += 1)}`,
    );
  const storesFor = async (token: string, query: string) =>
    (await api.call<PickupStore[]>('GET', `/delivery/pickup-stores?${query}`, { token })).data;

  it('offers open stores with times, hours and what is missing there, near ones first [N-40-203]', async () => {
    const [one, other] = [await aStore(), await aStore(1)];
    await openStore(other.storeId, { city: 'Villavicencio' });
    const closed = await shop.addStore('Sin horario');
    const off = await shop.addStore('Inactiva', false);
    await openStore(off);
    const { token } = await api.signedIn(1);
    await shop.stock(one.storeId, other.product.id, 5);
    const stores = await storesFor(
      token,
      `city_code=50001&products=${other.product.id}:2,${one.product.id}:1`,
    );
    expect(stores.map(({ id }) => id)).toEqual(expect.arrayContaining([other.storeId, one.storeId]));
    expect(stores[0]).toMatchObject({
      id: other.storeId,
      city: 'Villavicencio',
      hours: HOURS,
      hasAll: false,
    });
    const near = stores.find(({ id }) => id === one.storeId);
    expect(near).toMatchObject({
      readyFrom: '2026-11-20T19:00:00.000Z',
      until: '2026-11-24T23:00:00.000Z',
      hasAll: true,
      missing: [],
    });
    expect(stores[0]?.missing.map(({ id, available }) => [id, available]).sort()).toEqual(
      [
        [other.product.id, 1],
        [one.product.id, 0],
      ].sort(),
    );
    expect(stores.map(({ id }) => id)).not.toContain(closed);
    expect(stores.map(({ id }) => id)).not.toContain(off);
  });

  it.each([
    ['a product without units', 'products=1'],
    ['letters', 'products=a:b'],
    ['a short code of a municipality', 'city_code=5'],
    ['too many products', `products=${'1:1,'.repeat(300)}1:1`],
  ])('refuses %s with a Spanish text [N-40-203]', async (_what, query) => {
    const { token } = await api.signedIn(1);
    const answer = await api.call('GET', `/delivery/pickup-stores?${query}`, { token });
    expect([answer.status, answer.failure.code]).toEqual([400, 'VALIDATION.FAILED']);
  });

  it("takes the store's units and shows the code to the buyer alone [N-40-204]", async () => {
    const { token, storeId, product } = await aStore();
    const buyer = await api.signedIn(1);
    const placed = await order(buyer, product, storeId);
    expect([placed.status, placed.data]).toMatchObject([
      201,
      { storeId, shippingPrice: 0, promised: { kind: 'pickup', storeId } },
    ]);
    expect([await shop.levelOf(storeId, product.id), await shop.levelOf(FACTORY, product.id)]).toEqual([
      8, 0,
    ]);
    const read = (by: string) =>
      api.call<Pickup>('GET', `/delivery/pickups/${placed.data.id}`, { token: by });
    const own = await read(buyer.token);
    expect(own.data).toMatchObject({
      orderId: placed.data.id,
      code: expect.stringMatching(/^[3-9A-Y]{6}$/) as string,
      readyFrom: '2026-11-20T19:00:00.000Z',
      until: '2026-11-24T23:00:00.000Z',
      handedOverAt: null,
      store: { id: storeId, address: 'Calle 1', hours: HOURS },
    });
    expect((await read(token)).data.code).toBeNull();
    const stranger = await api.signedIn(1);
    expect((await read(stranger.token)).failure.code).toBe('ORDERS.NOT_FOUND');
    const { data } = await api.call<Order>('GET', `/order/${placed.data.id}`, { token: buyer.token });
    expect(data).toMatchObject({
      promised: { kind: 'pickup', storeId, day: null },
      hold: { endsAt: '2026-11-24T23:00:00.000Z' },
    });
  });

  it("names its store in the list of the buyer's orders [N-40-572]", async () => {
    const { storeId, product } = await aStore();
    const buyer = await api.signedIn(1);
    await order(buyer, product, storeId);
    const { data } = await api.call<OrderRow[]>('GET', '/order/mine', { token: buyer.token });
    expect(data.map(({ promised }) => promised)).toMatchObject([
      { kind: 'pickup', day: null, storeId, storeName: `Tienda ${storeId}` },
    ]);
  });

  it('has no pickup of an order that goes home [N-40-204]', async () => {
    const buyer = await api.signedIn(1);
    const { id } = await shop.placedBy(buyer, [[await shop.addProduct(), 1]]);
    const answer = await api.call('GET', `/delivery/pickups/${id}`, { token: buyer.token });
    expect([answer.status, answer.failure.code]).toEqual([404, 'DELIVERY.NO_PICKUP']);
  });

  it('refuses a store that is closed, unknown or lacks units, and takes nothing [N-40-205]', async () => {
    const { storeId, product } = await aStore(1);
    const buyer = await api.signedIn(1);
    const codeFor = async (id: number) => (await order(buyer, product, id)).failure.code;
    expect(await codeFor(storeId)).toBe('ORDERS.INSUFFICIENT_STOCK');
    await shop.stock(storeId, product.id, 5);
    expect(await codeFor(await shop.addStore('Sin horario'))).toBe('DELIVERY.PICKUP_CLOSED');
    expect(await codeFor(999_999)).toBe('DELIVERY.PICKUP_CLOSED');
    await openStore(storeId, { active: false });
    expect(await codeFor(storeId)).toBe('DELIVERY.PICKUP_CLOSED');
    expect(await shop.levelOf(storeId, product.id)).toBe(6);
    const body = shop.anOrder(buyer.user, [[product, 1]], { delivery: { kind: 'pickup' } });
    expect((await shop.place(buyer.token, body, 'no-store')).failure.code).toBe('VALIDATION.FAILED');
  });

  it("is judged by the store's stock, whatever the factory has [N-40-507]", async () => {
    const { storeId, product } = await aStore(1);
    await shop.stock(FACTORY, product.id, 50);
    const buyer = await api.signedIn(1);
    const [offered] = (await storesFor(buyer.token, `products=${product.id}:2`)).filter(
      ({ id }) => id === storeId,
    );
    expect(offered).toMatchObject({ hasAll: false, missing: [{ id: product.id, available: 1 }] });
    const refused = await order(buyer, product, storeId);
    expect([refused.failure.code, refused.failure.errors]).toEqual([
      'ORDERS.INSUFFICIENT_STOCK',
      { products: [expect.objectContaining({ id: product.id, countInStock: 1 })] },
    ]);
    await shop.stock(storeId, product.id, 5);
    await shop.stock(FACTORY, product.id, -50);
    expect((await order(buyer, product, storeId)).status).toBe(201);
    expect([await shop.levelOf(storeId, product.id), await shop.levelOf(FACTORY, product.id)]).toEqual([
      4, 0,
    ]);
  });

  it('gives the last unit of the store to one of two buyers [N-40-206]', async () => {
    const { storeId, product } = await aStore(2);
    const buyers = [await api.signedIn(1), await api.signedIn(1)];
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, product, storeId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.failure.code).toBe('ORDERS.INSUFFICIENT_STOCK');
    expect(await shop.levelOf(storeId, product.id)).toBe(0);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it("lists what waits at the cashier's store, found by name, number or document [N-40-207]", async () => {
    const { token, storeId, product } = await aStore();
    const elsewhere = await aStore();
    const buyer = await api.signedIn(1);
    const { id } = (await order(buyer, product, storeId)).data;
    const { id: cancelled } = (await order(buyer, product, storeId)).data;
    await api.call('DELETE', `/order/delete?id=${cancelled}`, { token: buyer.token });
    const list = async (query = '', by = token) =>
      (await api.call<WaitingPickup[]>('GET', `/delivery/pickups?${query}`, { token: by })).data;
    expect(await list()).toEqual([
      {
        orderId: id,
        storeId,
        storeName: `Tienda ${storeId}`,
        buyer: expect.any(String) as string,
        phone: expect.any(String) as string,
        readyFrom: '2026-11-20T19:00:00.000Z',
        until: '2026-11-24T23:00:00.000Z',
        isPaid: false,
        paymentMethod: 'Efectivo',
        totalPrice: 23_800,
        expectedPayment: 23_800,
        lines: [{ name: expect.any(String) as string, quantity: 2 }],
      },
    ]);
    const idsOf = async (query: string) => (await list(query)).map(({ orderId }) => orderId);
    expect(await idsOf(`search=${id}`)).toEqual([id]);
    expect(await idsOf(`search=${buyer.user.n_document}`)).toEqual([id]);
    expect(await idsOf('search=nadie')).toEqual([]);
    expect(await list('', elsewhere.token)).toEqual([]);
    const admin = await api.signedIn(3);
    expect((await list(`search=${id}`, admin.token)).map(({ orderId }) => orderId)).toEqual([id]);
    const foreign = await api.call('GET', '/delivery/pickups', {
      token: elsewhere.token,
      headers: { 'x-store-id': String(storeId) },
    });
    expect(foreign.failure.code).toBe('AUTH.FORBIDDEN');
  });
});
