import type { DeliveryZone, Order } from '@lacteos/contracts/schemas';

import { DeliveryShop, FRIDAY_IN_TIME, SATURDAY } from '#test/delivery/delivery-shop.js';
import { addZone } from '#test/delivery/zones.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import type { TestProduct } from '#test/shop-builder.js';
import type { User } from '#users/index.js';
import { DeliveryZoneEntity } from '../zones/delivery-zone.entity.js';

const HOUR_MS = 3_600_000;
const CITIES = [
  '50001',
  '50006',
  '50110',
  '50124',
  '50150',
  '50223',
  '50226',
  '50245',
  '50251',
  '50270',
  '50287',
  '50313',
];

describe.each(DIALECTS)('the place of a delivery day on $name', (dialect) => {
  let api: TestApi;
  let shop: DeliveryShop;
  let product: TestProduct;
  let admin: User;
  let zone: DeliveryZone;
  let cityCode: string;
  let user: User;
  let zones = 0;
  beforeAll(async () => {
    api = await startApi(dialect, { UNPAID_ORDER_HOURS: '12' });
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
    user = (await api.signedIn(1)).user;
  });

  const order = (buyer = user, day = SATURDAY) =>
    shop.orderHome(buyer, { product, shipping: 6_000, cityCode, delivery: { kind: 'home', day } });
  const booked = () => shop.bookedOn(zone, SATURDAY);
  const asAdmin = async <T = unknown>(method: 'PUT' | 'DELETE' | 'POST', path: string, body?: object) =>
    api.call<T>(method, path, { token: await api.tokenOf(admin), ...(body ? { body } : {}) });
  const pay = ({ id, totalPrice }: Order) =>
    asAdmin<Order>('PUT', '/order/paymentResult', { id, data: shop.aPayment(totalPrice) });
  const lapse = async () => {
    api.clock.advance(13 * HOUR_MS);
    await api.work();
  };

  it('comes back with the hold of an unpaid order, once [N-40-140]', async () => {
    const { data } = await order();
    expect([data.promised?.day, await booked()]).toEqual([SATURDAY, 1]);
    await lapse();
    expect(await booked()).toBe(0);
    expect((await asAdmin('DELETE', `/order/delete?id=${data.id}`)).status).toBe(200);
    expect(await booked()).toBe(0);
  });

  it('comes back with a cancellation [N-40-141]', async () => {
    const { data } = await order();
    const token = await api.tokenOf(user);
    expect((await api.call('DELETE', `/order/delete?id=${data.id}`, { token })).status).toBe(200);
    expect(await booked()).toBe(0);
    expect((await order((await api.signedIn(1)).user)).status).toBe(201);
  });

  it('comes back with a paid order that is cancelled, and so does its shipping [N-40-142]', async () => {
    const { data } = await order();
    expect((await pay(data)).status).toBe(200);
    const answer = await asAdmin('POST', `/order/${data.id}/cancellation`, { reason: 'Ya no lo quiere' });
    expect([answer.status, await booked()]).toEqual([200, 0]);
  });

  it('is booked again by a late payment while the day is open [N-40-143]', async () => {
    await order(user, '2026-12-02').then(({ data }) => expect(data.promised?.day).toBe('2026-12-02'));
    const { data } = await shop.orderHome((await api.signedIn(1)).user, {
      ...{ product, shipping: 6_000, cityCode, delivery: { kind: 'home', day: '2026-12-03' } },
    });
    await lapse();
    expect(await shop.bookedOn(zone, '2026-12-03')).toBe(0);
    expect((await pay(data)).status).toBe(200);
    expect(await shop.bookedOn(zone, '2026-12-03')).toBe(1);
    expect((await shop.read(data.id)).promised).toMatchObject({ day: '2026-12-03', needsDay: false });
  });

  it('is left to staff when a late payment finds the day closed or full [N-40-144]', async () => {
    const { data: closed } = await order();
    await lapse();
    expect((await pay(closed)).status).toBe(200);
    expect([await booked(), (await shop.read(closed.id)).promised?.needsDay]).toEqual([0, true]);
  });

  it('is left to staff when the order is paid on its day or later [N-40-145]', async () => {
    const { data } = await order();
    api.clock.advance(11 * HOUR_MS);
    expect((await pay(data)).status).toBe(200);
    expect((await shop.read(data.id)).promised).toMatchObject({ day: SATURDAY, needsDay: true });
  });

  it.each([
    [
      'ordered and paid before the cut-off of the same day',
      '2026-11-28T15:00:00Z',
      '2026-11-28T16:00:00Z',
      false,
    ],
    ['ordered in time and paid minutes later', '2026-11-28T18:58:00Z', '2026-11-28T19:05:00Z', false],
    [
      'ordered the day before and paid before the cut-off',
      '2026-11-27T18:00:00Z',
      '2026-11-28T18:59:59Z',
      false,
    ],
    [
      'ordered the day before and paid after the cut-off',
      '2026-11-28T03:00:00Z',
      '2026-11-28T19:00:00Z',
      true,
    ],
    ['ordered in time and paid on the next day', '2026-11-28T18:58:00Z', '2026-11-29T05:00:01Z', true],
  ])(
    'of a zone that delivers on the day of the order: %s [N-40-604]',
    async (_when, ordered, paid, needsDay) => {
      await api.uow.manager.update(DeliveryZoneEntity, { id: zone.id }, { leadDays: 0 });
      api.clock.set(new Date(ordered));
      const { data } = await order();
      expect(data.promised?.day).toBe(SATURDAY);
      api.clock.set(new Date(paid));
      expect((await pay(data)).status).toBe(200);
      expect((await shop.read(data.id)).promised).toMatchObject({ day: SATURDAY, needsDay });
    },
  );
});
