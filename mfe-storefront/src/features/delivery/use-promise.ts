import { api, ApiError } from '@lacteos/api-client';
import type { DeliveryPromise } from '@lacteos/contracts/schemas';
import { SHOP_PLACE, useReloadAtCutOff, type DeliveryPlace } from '@lacteos/ui/place';
import { useAnswer } from '#features/answers';

/** Null: an older API, which has no zones. */
async function readPromise(cityCode: string, isFresh: boolean): Promise<DeliveryPromise | null> {
  try {
    const params = { city_code: cityCode };
    return await api.get<DeliveryPromise>('/delivery/promise', { params, isFresh });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Before the visitor answered, the shop's own municipality tells whether there are zones at all. */
export function usePromise(place: DeliveryPlace | null) {
  const { cityCode } = place ?? SHOP_PLACE;
  const { data, error, isPrevious, reload } = useAnswer(`/delivery/promise ${cityCode}`, (isFresh) =>
    readPromise(cityCode, isFresh),
  );
  const promise = place && !isPrevious ? data : undefined;
  useReloadAtCutOff(promise ?? undefined, reload);
  return {
    promise,
    error,
    reload,
    isConfigured: data === undefined ? undefined : data?.isConfigured === true,
  };
}
