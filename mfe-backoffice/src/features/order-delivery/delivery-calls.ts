import { api, type ApiError } from '@lacteos/api-client';
import type {
  MoveDay,
  Order,
  OrderStepRegistration,
  PackOrder,
  TrackingLink,
} from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';
import { ORDERS_KEY } from '#features/order-list';

function useDeliveryCall<Body>(call: (body: Body) => Promise<Order>) {
  const client = useQueryClient();
  return useMutation<Order, FailedCall, Body>({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}

export const usePackOrder = (id: number) =>
  useDeliveryCall((body: PackOrder) => api.post<Order>(`/order/${id}/pack`, body));

export const useUnpackOrder = (id: number) =>
  useDeliveryCall<void>(() => api.post<Order>(`/order/${id}/unpack`));

export const useRegisterStep = (id: number) =>
  useDeliveryCall((body: OrderStepRegistration) => api.post<Order>(`/order/${id}/progress`, body));

export const useMoveDay = (id: number) =>
  useDeliveryCall((body: MoveDay) => api.put<Order>(`/delivery/orders/${id}/day`, body));

export const trackingQuery = (id: number) =>
  queryOptions<TrackingLink, ApiError>({
    queryKey: ['tracking link', id],
    queryFn: ({ signal }) => api.get<TrackingLink>(`/order/${id}/tracking`, { signal }),
    gcTime: 0,
  });
