import { api, type ApiError } from '@lacteos/api-client';
import type { OrderPaper } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

import { ORDERS_KEY } from '#features/order-list';

export const papersQuery = (ids: readonly number[]) =>
  queryOptions<OrderPaper[], ApiError>({
    queryKey: [ORDERS_KEY, 'papers', ids],
    queryFn: ({ signal }) =>
      api.get<OrderPaper[]>('/admin/orders/paper', { params: { ids: ids.join(',') }, signal }),
    enabled: ids.length > 0,
  });
