import { api, type ApiError } from '@lacteos/api-client';
import type { InvoiceType } from '@lacteos/contracts';
import { queryOptions } from '@tanstack/react-query';

/** All document types of the SIIGO account; they change rarely, so a list is good for five minutes. */
export const invoiceTypesQuery = queryOptions<InvoiceType[], ApiError>({
  queryKey: ['invoice-types'],
  queryFn: ({ signal }) => api.get<InvoiceType[]>('/siigo/invoice/type', { signal }),
  staleTime: 5 * 60_000,
});
