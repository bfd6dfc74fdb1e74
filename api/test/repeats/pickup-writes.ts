import { StoreEntity } from '../../src/partners/index.js';
import { PickupEntity } from '../../src/orders/delivery/pickup/pickup.entity.js';
import type { RepeatsWorld, WriteRows } from './repeats-world.js';

const HOURS = { weekdays: '08:00-18:00', saturday: '08:00-18:00', sunday: '08:00-18:00' };

/** A paid order that waits at a store. */
const paidPickup = async (world: RepeatsWorld): Promise<{ id: number; code: string }> => {
  const { api, shop } = world;
  const storeId = await world.store();
  await api.uow.manager.update(StoreEntity, { id: storeId }, { hours: HOURS });
  const [buyer, product] = [await world.buyer(), await shop.addProduct({ stock: 0 })];
  await shop.stock(storeId, product.id, 5);
  const delivery = { kind: 'pickup', storeId } as const;
  const body = shop.anOrder(buyer.user, [[product, 1]], { delivery });
  const { id } = await world.call<{ id: number }>('POST', '/order', buyer.token, body);
  const { totalPrice } = await world.order(id);
  const data = shop.aPayment(totalPrice / 100);
  await world.call('PUT', '/order/paymentResult', await world.token(), { id, data });
  const { code } = await api.uow.manager.findOneByOrFail(PickupEntity, { orderId: id });
  return { id, code };
};

/** Writes about orders that are fetched at a store. */
export const PICKUP_WRITES: WriteRows = {
  'POST /api/delivery/pickups/{orderId}/hand-over': {
    prepare: async (world) => {
      const { id, code } = await paidPickup(world);
      return { path: `/delivery/pickups/${id}/hand-over`, token: await world.token(), body: { code } };
    },
  },
};
