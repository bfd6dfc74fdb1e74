import { api } from '@lacteos/api-client';
import type { ShownPartner, StoreStock } from '@lacteos/contracts/schemas';
import { useAnswer } from '#features/answers';

/** The partner stores with their hours of today. */
export const useStores = () =>
  useAnswer('/partner/', (isFresh) => api.get<ShownPartner[]>('/partner/', { isFresh }));

/** Which stores have a product. */
export const useStoresHaving = (productId: number) => {
  const path = `/partner/stock/${productId}`;
  return useAnswer(path, (isFresh) => api.get<StoreStock[]>(path, { isFresh }));
};
