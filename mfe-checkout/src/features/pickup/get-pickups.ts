import { api } from '@lacteos/api-client';
import type { CartItem, Pickup, PickupStore } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const STALE_MS = 60_000;

/** Stores of the municipality first; times and stock as of now. */
export const pickupStoresQuery = (cityCode: string, items: readonly CartItem[]) => {
  const products = items.map(({ id_product, quantity }) => `${id_product}:${quantity}`).join();
  return queryOptions({
    queryKey: ['pickup-stores', cityCode, products],
    queryFn: ({ signal }) =>
      api.get<PickupStore[]>('/delivery/pickup-stores', {
        params: { city_code: cityCode, products },
        signal,
      }),
    staleTime: STALE_MS,
  });
};

export const pickupQuery = (userId: number, orderId: number) =>
  queryOptions({
    queryKey: ['pickup', userId, orderId],
    queryFn: ({ signal }) => api.get<Pickup>(`/delivery/pickups/${orderId}`, { signal }),
  });
