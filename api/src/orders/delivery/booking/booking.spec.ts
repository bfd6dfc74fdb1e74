import type { DeliveryPromise, DeliveryZone, Order, OrderRow } from '@lacteos/contracts/schemas';

import {
  DeliveryShop,
  FRIDAY_CUT_OFF,
  FRIDAY_IN_TIME,
  MONDAY,
  SATURDAY,
} from '#test/delivery/delivery-shop.js';
import { addZone } from '#test/delivery/zones.js';
import { DIALECTS, holdBefore, startApi, type TestApi } from '#test/index.js';
import type { TestProduct } from '#test/shop-builder.js';
import { HomeDeliveries } from './home-deliveries.service.js';

const AMAZONAS = '91001';

describe.each(DIALECTS)('an order with a delivery on $name', (dialect) => {
  let api: TestApi;
  let shop: DeliveryShop;
  let zone: DeliveryZone;
  let product: TestProduct;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new DeliveryShop(api);
    zone = await addZone(api, { name: 'Meta', places: ['50'] });
    await addZone(api, {
      ...{ name: 'Resto', places: ['*', '-91'], isByCourier: true, leadDays: 4, price: 15_000 },
      ...{ freeFrom: null, minimum: null, capacity: null },
    });
    product = await shop.addProduct({ price: 20_000, stock: 1_000 });
  });
  afterAll(() => api.stop());
  beforeEach(() => api.clock.set(FRIDAY_IN_TIME));

  const buyer = async () => (await api.signedIn(1)).user;
  const promise = async () =>
    (await api.call<DeliveryPromise>('GET', '/delivery/promise?city_code=50001')).data;

  it('has its day, and its shipping in the total [N-40-130, N-40-131]', async () => {
    const user = await buyer();
    const booked = await shop.bookedOn(zone, SATURDAY);
    const placed = await shop.orderHome(user, { product, shipping: 6_000 }, 'twice');
    const promised = {
      ...{ kind: 'home', day: SATURDAY, zoneName: 'Meta', isByCourier: false, isCold: true },
      ...{ storeId: null, needsDay: false },
    };
    expect([placed.status, placed.data]).toMatchObject([
      201,
      { itemsPrice: 20_000, taxPrice: 3_800, shippingPrice: 6_000, totalPrice: 29_800, promised },
    ]);
    const again = await shop.orderHome(user, { product, shipping: 6_000 }, 'twice');
    expect(again.data).toEqual(placed.data);
    expect(await shop.bookedOn(zone, SATURDAY)).toBe(booked + 1);
    expect(await shop.read(placed.data.id)).toMatchObject({ shippingPrice: 6_000, promised });
  });

  it("is listed with its day among the buyer's orders, and one without a delivery without [N-40-572]", async () => {
    const user = await buyer();
    const token = await api.tokenOf(user);
    const plain = await shop.place<Order>(token, shop.anOrder(user, [[product, 1]]), 'listed-plain');
    const booked = await shop.orderHome(user, { product, shipping: 6_000 }, 'listed');
    const { data } = await api.call<OrderRow[]>('GET', '/order/mine', { token });
    const listed = new Map(data.map(({ id, promised }) => [id, promised]));
    expect(listed.get(booked.data.id)).toEqual((await shop.read(booked.data.id)).promised);
    expect(listed.get(booked.data.id)).toMatchObject({ kind: 'home', day: SATURDAY, storeName: null });
    expect(listed.get(plain.data.id)).toBeUndefined();
  });

  it('is confirmed by mail with its day [N-40-548]', async () => {
    const confirmed = async (change: Partial<Parameters<DeliveryShop['orderHome']>[1]>) => {
      const { data } = await shop.orderHome(await buyer(), { product, shipping: 6_000, ...change });
      await api.work();
      return api.mails.find(({ subject }) => subject === `Recibimos su pedido ${data.id}`)?.text;
    };
    const near = await confirmed({});
    expect(near).toContain('Llega el sábado 28 de noviembre.');
    expect(near).not.toContain('fecha de entrega');
    const far = { shipping: 15_000, cityCode: '05001', delivery: { kind: 'home' } } as const;
    expect(await confirmed(far)).toMatch(/Llega a más tardar el \S+ \d+ de diciembre\./);
  });

  it('is free from the amount of the zone on [N-40-132]', async () => {
    const { data } = await shop.orderHome(await buyer(), { product, quantity: 4, shipping: 0 });
    expect(data).toMatchObject({ shippingPrice: 0, totalPrice: 95_200, promised: { day: SATURDAY } });
  });

  it('is refused with the fresh totals for another price than that of the zone [N-40-131]', async () => {
    const { status, failure } = await shop.orderHome(await buyer(), { product, shipping: 5_000 });
    expect([status, failure.code, failure.errors]).toEqual([
      409,
      'ORDERS.TOTALS_CHANGED',
      { itemsPrice: 20_000, taxPrice: 3_800, shippingPrice: 6_000, totalPrice: 29_800 },
    ]);
  });

  it('keeps the specified form without a chosen delivery [N-40-133]', async () => {
    const user = await buyer();
    const plain = shop.anOrder(user, [[product, 1]]);
    const { status, data } = await shop.place<Order>(await api.tokenOf(user), plain, 'plain');
    expect([status, data.shippingPrice, data.totalPrice, data.promised]).toEqual([201, 0, 23_800, undefined]);
  });

  it('gets the day that the page shows, one second before, at and after the cut-off [N-40-134]', async () => {
    for (const ms of [-1_000, 0, 1_000]) {
      api.clock.set(new Date(FRIDAY_CUT_OFF.getTime() + ms));
      const shown = (await promise()).next?.day;
      const placed = await shop.orderHome(await buyer(), { product, shipping: 6_000 });
      expect([ms, shown, placed.status]).toEqual([ms, ms < 0 ? SATURDAY : MONDAY, ms < 0 ? 201 : 409]);
      if (ms < 0) continue;
      expect(placed.failure.code).toBe('DELIVERY.DAY_CLOSED');
      expect(placed.failure.errors).toMatchObject({ next: { day: MONDAY }, days: expect.any(Array) });
    }
  });

  it('is refused when the cut-off comes between its check and its transaction [N-40-134]', async () => {
    const held = holdBefore(api.app.get(HomeDeliveries)['places'], 'ensure');
    const placing = shop.orderHome(await buyer(), { product, shipping: 6_000 });
    await held.reached;
    api.clock.set(FRIDAY_CUT_OFF);
    held.release();
    const { status, failure } = await placing;
    expect([status, failure.code]).toEqual([409, 'DELIVERY.DAY_CLOSED']);
    expect(failure.errors).toMatchObject({ next: { day: MONDAY } });
  });

  it.each([
    ['DELIVERY.OUTSIDE', { cityCode: AMAZONAS, shipping: 0 }, { nearestStores: [] }],
    ['DELIVERY.DAY_CLOSED', { shipping: 6_000, delivery: { kind: 'home', day: '2026-11-29' } }, {}],
    ['DELIVERY.DAY_CLOSED', { shipping: 6_000, delivery: { kind: 'home', day: '2026-12-08' } }, {}],
    ['DELIVERY.DAY_CLOSED', { shipping: 6_000, delivery: { kind: 'home', day: '2020-01-07' } }, {}],
  ] as const)('is refused as %s with a way on [N-40-135]', async (code, wanted, errors) => {
    const { status, failure } = await shop.orderHome(await buyer(), { product, ...wanted });
    expect([status, failure.code, failure.errors]).toMatchObject([409, code, errors]);
  });

  it('is refused below the minimum of its zone [N-40-135]', async () => {
    const cheap = await shop.addProduct({ price: 1_000 });
    const { status, failure } = await shop.orderHome(await buyer(), { product: cheap, shipping: 6_000 });
    expect([status, failure.code, failure.errors]).toEqual([
      409,
      'DELIVERY.BELOW_MINIMUM',
      { minimum: 15_000 },
    ]);
    expect(failure.message).toContain('15.000');
  });

  it('by courier has the latest day of arrival [N-40-136]', async () => {
    const { data } = await shop.orderHome(await buyer(), {
      ...{ product, shipping: 15_000, cityCode: '05001', delivery: { kind: 'home' } },
    });
    expect(data.promised).toMatchObject({ day: '2026-12-02', isByCourier: true, zoneName: 'Resto' });
  });

  it('is refused for a full day, and 12 places make 12 of 40 parallel orders [N-40-137]', async () => {
    const small = await addZone(api, { name: 'Cumaral', places: ['50226'], capacity: 12 });
    const buyers = await shop.addBuyers(40);
    const wanted = { product, shipping: 6_000, cityCode: '50226' };
    const answers = await Promise.all(buyers.map((user) => shop.orderHome(user, wanted)));
    const codes = answers.map(({ status, failure }) => (status === 201 ? 'placed' : failure.code));
    expect(codes.filter((code) => code === 'placed')).toHaveLength(12);
    expect(codes.filter((code) => code === 'DELIVERY.DAY_FULL')).toHaveLength(28);
    expect(await shop.bookedOn(small, SATURDAY)).toBe(12);
    const full = answers.find(({ status }) => status === 409);
    expect(full?.failure.errors).toMatchObject({ next: { day: MONDAY } });
  });

  it('names fresh days when the last place goes between its check and its transaction [N-40-137]', async () => {
    await addZone(api, { name: 'Restrepo', places: ['50606'], capacity: 1 });
    const wanted = { product, shipping: 6_000, cityCode: '50606' };
    const held = holdBefore(api.app.get(HomeDeliveries)['places'], 'ensure');
    const late = shop.orderHome(await buyer(), wanted);
    await held.reached;
    expect((await shop.orderHome(await buyer(), wanted)).status).toBe(201);
    held.release();
    const { status, failure } = await late;
    expect([status, failure.code]).toEqual([409, 'DELIVERY.DAY_FULL']);
    expect(failure.errors).toMatchObject({ next: { day: MONDAY } });
  });
});

describe.each(DIALECTS)('a shop that demands the choice of a delivery on $name', (dialect) => {
  let api: TestApi;
  let shop: DeliveryShop;
  beforeAll(async () => {
    api = await startApi(dialect, { DELIVERY_REQUIRED: 'true' });
    shop = new DeliveryShop(api);
  });
  afterAll(() => api.stop());

  it('refuses customers without one once a zone is active, and nobody else [N-40-138]', async () => {
    api.clock.set(FRIDAY_IN_TIME);
    const product = await shop.addProduct({ price: 20_000 });
    const { user } = await api.signedIn(1);
    const { user: admin } = await api.signedIn(3);
    const place = async (who: typeof user, key: string) =>
      shop.place<Order>(await api.tokenOf(who), shop.anOrder(who, [[product, 1]]), key);
    expect((await place(user, 'no-zones')).status).toBe(201);
    await addZone(api, { name: 'Meta', places: ['50'] });
    const { status, failure } = await place(user, 'no-choice');
    expect([status, failure.code]).toEqual([400, 'DELIVERY.REQUIRED']);
    expect((await place(admin, 'staff')).status).toBe(201);
  });
});
