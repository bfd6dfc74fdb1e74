import { api } from '@lacteos/api-client';
import type { ShownPartner, StoreStock } from '@lacteos/contracts/schemas';
import { useAnswer } from '#features/answers';

export const useStores = () =>
  useAnswer('/partner/', (isFresh) => api.get<ShownPartner[]>('/partner/', { isFresh }));

export const useStoreStock = (productId: number) => {
  const path = `/partner/stock/${productId}`;
  return useAnswer(path, (isFresh) => api.get<StoreStock[]>(path, { isFresh }));
};
