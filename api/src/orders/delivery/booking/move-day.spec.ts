import type { DeliveryZone, PromisedDelivery } from '@lacteos/contracts/schemas';

import {
  DeliveryShop,
  FRIDAY_CUT_OFF,
  FRIDAY_IN_TIME,
  MONDAY,
  SATURDAY,
} from '#test/delivery/delivery-shop.js';
import { addZone } from '#test/delivery/zones.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import type { TestProduct } from '#test/shop-builder.js';
import type { User } from '#users/index.js';

const CITIES = ['50001', '50006', '50110', '50124', '50150', '50226'];

describe.each(DIALECTS)('moving a delivery to another day on $name', (dialect) => {
  let api: TestApi;
  let shop: DeliveryShop;
  let product: TestProduct;
  let admin: User;
  let zone: DeliveryZone;
  let cityCode: string;
  let zones = 0;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new DeliveryShop(api);
    product = await shop.addProduct({ price: 20_000, stock: 1_000 });
    admin = (await api.signedIn(3)).user;
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    api.clock.set(FRIDAY_IN_TIME);
    cityCode = CITIES[zones] ?? '';
    zones += 1;
    zone = await addZone(api, { name: `Zona ${zones}`, places: [cityCode], capacity: 1 });
  });

  const order = async (day: string) => {
    const { user } = await api.signedIn(1);
    const { data } = await shop.orderHome(user, {
      ...{ product, shipping: 6_000, cityCode, delivery: { kind: 'home', day } },
    });
    return { user, id: data.id };
  };
  const move = async (user: User, id: number, day: string, from: string) =>
    api.call<PromisedDelivery>('PUT', `/delivery/orders/${id}/day`, {
      token: await api.tokenOf(user),
      body: { day, from },
    });

  it('gives the old place back and books the new one, once [N-40-160]', async () => {
    const { user, id } = await order(SATURDAY);
    expect((await move(user, id, MONDAY, SATURDAY)).data).toMatchObject({ day: MONDAY, needsDay: false });
    expect([await shop.bookedOn(zone, SATURDAY), await shop.bookedOn(zone, MONDAY)]).toEqual([0, 1]);
    expect((await move(user, id, '2026-12-01', SATURDAY)).failure.code).toBe('DELIVERY.DAY_CHANGED');
    expect((await move((await api.signedIn(1)).user, id, SATURDAY, MONDAY)).status).toBe(404);
  });

  it('stands in the history with both days in words [N-40-544]', async () => {
    const { user, id } = await order(SATURDAY);
    await move(user, id, MONDAY, SATURDAY);
    const { data } = await api.call<{ detail: string }[]>('GET', `/admin/orders/${id}/timeline`, {
      token: await api.tokenOf(admin),
    });
    expect(data.at(-1)?.detail).toBe('Entrega: pasa del sábado 28 de noviembre al lunes 30 de noviembre');
  });

  it('is refused for a full or closed day, and leaves everything as it was [N-40-161]', async () => {
    const { user, id } = await order(SATURDAY);
    await order(MONDAY);
    expect((await move(user, id, MONDAY, SATURDAY)).failure.code).toBe('DELIVERY.DAY_FULL');
    expect((await move(user, id, '2026-11-29', SATURDAY)).failure.code).toBe('DELIVERY.DAY_CLOSED');
    expect([await shop.bookedOn(zone, SATURDAY), await shop.bookedOn(zone, MONDAY)]).toEqual([1, 1]);
  });

  it('is up to the buyer before the cut-off, and to staff afterwards [N-40-162]', async () => {
    const { user, id } = await order(SATURDAY);
    api.clock.set(FRIDAY_CUT_OFF);
    expect((await move(user, id, MONDAY, SATURDAY)).failure.code).toBe('DELIVERY.DAY_CLOSED');
    expect((await move(admin, id, MONDAY, SATURDAY)).data.day).toBe(MONDAY);
    expect((await move(admin, id, SATURDAY, MONDAY)).data.day).toBe(SATURDAY);
    expect((await move(admin, id, '2026-11-26', SATURDAY)).failure.code).toBe('DELIVERY.DAY_CLOSED');
  });

  it('is mailed to the buyer when staff moved it, and once [N-40-173]', async () => {
    const { user, id } = await order(SATURDAY);
    const mails = async () => {
      await api.work();
      return api.mails.filter(({ subject }) => subject === `Cambiamos el día de entrega de su pedido ${id}`);
    };
    await move(user, id, MONDAY, SATURDAY);
    expect(await mails()).toEqual([]);
    expect((await move(admin, id, SATURDAY, MONDAY)).status).toBe(200);
    expect((await move(admin, id, SATURDAY, MONDAY)).failure.code).toBe('DELIVERY.DAY_CHANGED');
    expect((await move(admin, id, SATURDAY, SATURDAY)).status).toBe(200);
    const [mail, ...others] = await mails();
    expect([mail?.to, others]).toEqual([user.email, []]);
    expect(mail?.text).toContain(`Su pedido ${id} llega ahora el sábado 28 de noviembre.`);
  });

  it('crosses with another order without losing a place [N-40-163]', async () => {
    const [one, other] = [await order(SATURDAY), await order(MONDAY)];
    const moves = await Promise.all([
      move(one.user, one.id, '2026-12-01', SATURDAY),
      move(other.user, other.id, '2026-12-01', MONDAY),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const days = [SATURDAY, MONDAY, '2026-12-01'];
    const booked = await Promise.all(days.map((day) => shop.bookedOn(zone, day)));
    expect(booked.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(booked.at(-1)).toBe(1);
  });
});
