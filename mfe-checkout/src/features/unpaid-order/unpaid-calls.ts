import { api, ApiError } from '@lacteos/api-client';
import type { Order } from '@lacteos/contracts/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderQuery } from '#features/orders';

interface OrderOfBuyer {
  readonly orderId: number;
  readonly userId: number;
}

/** Another tab may have cancelled it first, which is what the buyer wanted. */
async function cancelUnpaid(orderId: number): Promise<void> {
  try {
    await api.delete('/order/delete', { params: { id: orderId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ORDERS.CANCELLED') throw error;
  }
}

function useOrderRefresh({ orderId, userId }: OrderOfBuyer) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: orderQuery(userId, String(orderId)).queryKey }),
      client.invalidateQueries({ queryKey: ['orders', userId] }),
    ]);
}

export function useCancelUnpaid(order: OrderOfBuyer) {
  const refresh = useOrderRefresh(order);
  return useMutation({ mutationFn: () => cancelUnpaid(order.orderId), onSettled: refresh });
}

export function useChangeMethod(order: OrderOfBuyer) {
  const refresh = useOrderRefresh(order);
  return useMutation({
    mutationFn: (paymentMethod: string) =>
      api.put<Order>(`/order/${order.orderId}/method`, { paymentMethod }),
    onSettled: refresh,
  });
}
