import { api, ApiError } from '@lacteos/api-client';
import type { MoveDay, Order, PromisedDelivery } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { promiseQuery } from '#features/delivery-place';
import { orderQuery } from '#features/orders';

/** Names the day that the page showed, so that nobody undoes a move of the shop. */
export function useMoveDay({ id, shippingAddress }: Order, userId: number, onMoved: () => void) {
  const client = useQueryClient();
  const { city_code: cityCode, address } = shippingAddress;
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: orderQuery(userId, String(id)).queryKey }),
      client.invalidateQueries({ queryKey: promiseQuery({ cityCode, address }).queryKey }),
    ]);
  return useMutation({
    mutationFn: (change: MoveDay) => api.put<PromisedDelivery>(`/delivery/orders/${id}/day`, change),
    onSuccess: async () => {
      await refresh();
      onMoved();
    },
    onError: (error) => (error instanceof ApiError ? refresh() : undefined),
  });
}
