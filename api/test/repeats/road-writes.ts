import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import sharp from 'sharp';

import type { RepeatsWorld, WriteRows } from './repeats-world.js';

interface RouteRef {
  id: number;
  version: number;
}

const packed = async (world: RepeatsWorld): Promise<number> => {
  const { id } = await world.paid();
  await world.call('POST', `/order/${id}/pack`, await world.token(), {});
  return id;
};
const aRoute = async (world: RepeatsWorld, ids: number[]) => {
  const body = { day: colombianToday(world.api.clock), driverName: 'Luis', orderIds: ids };
  return world.call<RouteRef>('POST', '/delivery/routes', await world.token(), body);
};
/** A route that left, with the token of its driver. */
const onTheRoad = async (world: RepeatsWorld) => {
  const orderId = await packed(world);
  const { id } = await aRoute(world, [orderId]);
  const path = `/delivery/routes/${id}`;
  const { url } = await world.call<{ url: string }>('POST', `${path}/link`, await world.token());
  await world.call('POST', `${path}/leave`, await world.token());
  return { orderId, headers: { 'x-route-token': url.split('#')[1] ?? '' } };
};
const routeCall = async (world: RepeatsWorld, path: string) => {
  const { id } = await aRoute(world, [await packed(world)]);
  return { path: `/delivery/routes/${id}${path}`, token: await world.token() };
};

/** Writes between the store room and the hand. */
export const ROAD_WRITES: WriteRows = {
  'POST /api/order/{id}/pack': {
    prepare: async (world) => {
      const { id, product } = await world.paid();
      const body = { missing: [{ id_product: product.id, quantity: 1 }], reason: 'Se dañó' };
      return { path: `/order/${id}/pack`, token: await world.token(), body };
    },
  },
  'POST /api/order/{id}/unpack': {
    prepare: async (world) => ({ path: `/order/${await packed(world)}/unpack`, token: await world.token() }),
  },
  'POST /api/order/{id}/progress': {
    prepare: async (world) => {
      const { id } = await world.dispatched();
      const body = { step: 'deliver', receivedBy: 'Ana' };
      return { path: `/order/${id}/progress`, token: await world.token(), body };
    },
  },
  'POST /api/delivery/routes': {
    prepare: async (world) => {
      const orderIds = [await packed(world)];
      const body = { day: colombianToday(world.api.clock), driverName: 'Luis', orderIds };
      return { path: '/delivery/routes', token: await world.token(), body };
    },
  },
  'PUT /api/delivery/routes/{id}': {
    prepare: async (world) => {
      const orderIds = [await packed(world), await packed(world)];
      const { id, version } = await aRoute(world, orderIds);
      const body = { driverName: 'Marta', orderIds: orderIds.toReversed(), version };
      return { path: `/delivery/routes/${id}`, token: await world.token(), body };
    },
  },
  'DELETE /api/delivery/routes/{id}': { prepare: (world) => routeCall(world, '') },
  'POST /api/delivery/routes/{id}/link': { prepare: (world) => routeCall(world, '/link') },
  'POST /api/delivery/routes/{id}/leave': { prepare: (world) => routeCall(world, '/leave') },
  'POST /api/delivery/driver/stops/{orderId}/proof': {
    prepare: async (world) => {
      const { orderId, headers } = await onTheRoad(world);
      const body = { outcome: 'delivered', at: world.api.clock.now().toISOString(), receivedBy: 'Ana' };
      return { path: `/delivery/driver/stops/${orderId}/proof`, headers, body };
    },
  },
  'POST /api/delivery/driver/stops/{orderId}/photo': {
    prepare: async (world) => {
      const { orderId, headers } = await onTheRoad(world);
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      const path = `/delivery/driver/stops/${orderId}/photo`;
      return { path, headers, file: { name: 'foto.png', bytes } };
    },
    repeated: 200,
  },
};
