import { api } from '@lacteos/api-client';
import type { Product } from '@lacteos/contracts/schemas';
import { useAnswer } from '#features/answers';
import { useStockOwner } from '#features/catalogue';

const PATH = '/product/products';
const NEWEST = { page: 1, pageSize: 8, sort: '-createdAt', available: 'true' };

export function useNewest() {
  const owner = useStockOwner();
  return useAnswer(owner && `${PATH} ${owner} newest`, (isFresh) =>
    api.get<Product[]>(PATH, { params: NEWEST, isFresh }),
  );
}
