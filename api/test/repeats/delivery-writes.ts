import type { ClosedDay, DeliveryZone } from '@lacteos/contracts/schemas';
import { dayAfter } from '@lacteos/contracts/time/colombian-day';

import { META } from '../delivery/zones.js';
import { DeliveryShop } from '../delivery/delivery-shop.js';
import type { RepeatsWorld, WriteRows } from './repeats-world.js';

const CITIES = ['50001', '50006', '50110', '50124', '50150', '50223', '50226', '50245', '50251', '50270'];
const FIRST_DAY = '2027-03-01';
let taken = 0;

const newZone = () => {
  const cityCode = CITIES[taken % CITIES.length] ?? '';
  taken += 1;
  return { ...META, name: `Zona ${taken}`, places: [{ cityCode, neighbourhood: `Barrio ${taken}` }] };
};
const addZone = async (world: RepeatsWorld): Promise<DeliveryZone> =>
  world.call<DeliveryZone>('POST', '/delivery/zones', await world.token(), newZone());
const newClosedDay = () => ({ day: dayAfter(FIRST_DAY, (taken += 1)), zoneId: null, reason: 'Inventario' });

/** Writes about zones and days of delivery. */
export const DELIVERY_WRITES: WriteRows = {
  'POST /api/delivery/zones': {
    prepare: async (world) => ({ path: '/delivery/zones', token: await world.token(), body: newZone() }),
  },
  'PUT /api/delivery/zones/{id}': {
    prepare: async (world) => {
      const { id, ...zone } = await addZone(world);
      return {
        path: `/delivery/zones/${id}`,
        token: await world.token(),
        body: { ...zone, cutOff: '15:00' },
      };
    },
  },
  'POST /api/delivery/closed-days': {
    prepare: async (world) => ({
      path: '/delivery/closed-days',
      token: await world.token(),
      body: newClosedDay(),
    }),
  },
  'DELETE /api/delivery/closed-days/{id}': {
    prepare: async (world) => {
      const token = await world.token();
      const { id } = await world.call<ClosedDay>('POST', '/delivery/closed-days', token, newClosedDay());
      return { path: `/delivery/closed-days/${id}`, token };
    },
  },
  'PUT /api/delivery/orders/{id}/day': {
    prepare: async (world) => {
      const zone = newZone();
      const [place] = zone.places;
      await world.call('POST', '/delivery/zones', await world.token(), zone);
      const shop = new DeliveryShop(world.api);
      const product = await world.shop.addProduct({ price: 20_000, stock: 20 });
      const { user } = await world.buyer();
      const order = shop.anOrderHome(user, { product, shipping: 6_000, delivery: { kind: 'home' } });
      const shippingAddress = {
        ...order.shippingAddress,
        city_code: place?.cityCode ?? '',
        address: place?.neighbourhood ?? '',
      };
      const token = await world.api.tokenOf(user);
      const placed = await world.shop.place<{ id: number; promised: { day: string } }>(
        token,
        { ...order, shippingAddress },
        `moved-${taken}`,
      );
      const { id, promised } = placed.data;
      const days = [2, 3, 4, 5, 6].map((ahead) => dayAfter(promised.day, ahead));
      const day = days.find((candidate) => new Date(`${candidate}T00:00:00Z`).getUTCDay() === 2) ?? days[0];
      return { path: `/delivery/orders/${id}/day`, token, body: { day, from: promised.day } };
    },
  },
};
