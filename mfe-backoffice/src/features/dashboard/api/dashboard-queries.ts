import { api, type ApiError } from '@lacteos/api-client';
import type { Dashboard } from '@lacteos/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { daysUntil } from '../model/period';

/** The numbers of the last days, today included; the database makes them. */
export const figuresQuery = (days: number) =>
  queryOptions<Dashboard, ApiError>({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) =>
      api.get<Dashboard>('/admin/dashboard', { params: daysUntil(new Date(), days), signal }),
    placeholderData: keepPreviousData,
  });

/** How many invoices were rejected or failed. */
export const invoiceAttentionQuery = queryOptions<number, ApiError>({
  queryKey: ['dashboard', 'invoices'],
  queryFn: async ({ signal }) => {
    const { data, meta } = await api.getPage<unknown[]>('/siigo/invoices/attention', { signal });
    return meta?.total ?? data.length;
  },
});
