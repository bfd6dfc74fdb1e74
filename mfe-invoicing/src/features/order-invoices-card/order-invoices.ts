import { api, type ApiError } from '@lacteos/api-client';
import type { InvoiceState } from '@lacteos/contracts/schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Every invoice of an order, newest first; read anew whenever the page read its order at another time. */
export const orderInvoicesQuery = (orderId: number, readAt: number) =>
  queryOptions<InvoiceState[], ApiError>({
    queryKey: ['order-invoices', orderId, readAt],
    queryFn: ({ signal }) => api.get<InvoiceState[]>(`/siigo/order/${orderId}/invoices`, { signal }),
    placeholderData: keepPreviousData,
  });
