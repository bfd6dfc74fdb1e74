import { api, type ApiError } from '@lacteos/api-client';
import type {
  ClosedDay,
  DeliveryPromise,
  DeliveryZone,
  DeliveryZoneChange,
  NewClosedDay,
  NewDeliveryZone,
} from '@lacteos/contracts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FailedCall } from '#features/editing';

const ZONES_KEY = 'delivery-zones';
/** The API's limit. */
const MAX_ADDRESS = 200;

export const zonesQuery = queryOptions<DeliveryZone[], ApiError>({
  queryKey: [ZONES_KEY, 'list'],
  queryFn: ({ signal }) => api.get<DeliveryZone[]>('/delivery/zones', { signal }),
});

export const closedDaysQuery = queryOptions<ClosedDay[], ApiError>({
  queryKey: [ZONES_KEY, 'closed-days'],
  queryFn: ({ signal }) => api.get<ClosedDay[]>('/delivery/closed-days', { signal }),
});

/** The answer that a shopper gets now. @param address may name a neighbourhood */
export const promiseQuery = (cityCode: string, address?: string) =>
  queryOptions<DeliveryPromise, ApiError>({
    queryKey: [ZONES_KEY, 'promise', cityCode, address],
    queryFn: ({ signal }) =>
      api.get<DeliveryPromise>('/delivery/promise', {
        params: { city_code: cityCode, neighbourhood: address?.slice(0, MAX_ADDRESS) },
        signal,
      }),
    gcTime: 0,
  });

function useZoneCall<Answer, Body>(call: (body: Body) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation<Answer, FailedCall, Body>({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: [ZONES_KEY] }),
  });
}

export const useCreateZone = () =>
  useZoneCall((zone: NewDeliveryZone) => api.post<DeliveryZone>('/delivery/zones', zone));

export const useChangeZone = () =>
  useZoneCall(({ id, ...change }: DeliveryZoneChange & { id: number }) =>
    api.put<DeliveryZone>(`/delivery/zones/${id}`, change),
  );

export const useCloseDay = () =>
  useZoneCall((day: NewClosedDay) => api.post<ClosedDay>('/delivery/closed-days', day));

export const useOpenDay = () => useZoneCall((id: number) => api.delete<null>(`/delivery/closed-days/${id}`));
