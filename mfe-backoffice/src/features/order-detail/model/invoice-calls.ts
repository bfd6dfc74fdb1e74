import { api, type ApiError } from '@lacteos/api-client';
import type { InvoiceState } from '@lacteos/contracts/schemas';
import { queryOptions } from '@tanstack/react-query';

import { ORDERS_KEY } from '#features/order-list';

export const orderInvoicesQuery = (orderId: number) =>
  queryOptions<InvoiceState[], ApiError>({
    queryKey: [ORDERS_KEY, 'invoices', orderId],
    queryFn: ({ signal }) => api.get<InvoiceState[]>(`/siigo/order/${orderId}/invoices`, { signal }),
  });
