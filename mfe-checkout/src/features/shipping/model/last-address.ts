import { api, type ApiError } from '@lacteos/api-client';
import type { OrderAddress, OrderRow } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

/** null: no order yet. */
export const lastAddressQuery = (userId: number) =>
  queryOptions<OrderAddress | null, ApiError>({
    queryKey: ['last-address', userId],
    queryFn: async ({ signal }) => {
      const [order] = await api.get<OrderRow[]>('/order/mine', { params: { page: 1, pageSize: 1 }, signal });
      return order?.shippingAddress ?? null;
    },
  });
