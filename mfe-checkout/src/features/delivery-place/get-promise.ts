import { api, ApiError } from '@lacteos/api-client';
import type { DeliveryPromise } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

const STALE_MS = 30_000;
const MAX_ADDRESS = 200;

export interface PromisedPlace {
  cityCode: string;
  /** Its words may name a neighbourhood with a zone of its own. */
  address?: string;
}

/** Null without zones: nothing is promised. Older APIs have no zones. */
export const promiseQuery = ({ cityCode, address }: PromisedPlace) => {
  const params = { city_code: cityCode, neighbourhood: address?.slice(0, MAX_ADDRESS) || undefined };
  return queryOptions({
    queryKey: ['delivery-promise', params.city_code, params.neighbourhood ?? ''],
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<DeliveryPromise | null> => {
      try {
        const promise = await api.get<DeliveryPromise>('/delivery/promise', { params, signal });
        return promise.isConfigured ? promise : null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
};
