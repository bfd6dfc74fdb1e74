import { api, type ApiError, type Page } from '@lacteos/api-client';
import { recordRequestTime } from '@lacteos/api-client/live';
import type { TableView } from '@lacteos/ui/office';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { CustomerBody, CustomerRecord, CustomerRow } from '#features/customer-form';

const CUSTOMERS_PAGE_SIZE = 20;

export const customersQuery = ({ search, page }: Pick<TableView, 'search' | 'page'>) => {
  const queryKey = ['customers', 'page', search, page];
  const params = { page, pageSize: CUSTOMERS_PAGE_SIZE, search: search || undefined };
  return queryOptions<Page<CustomerRow[]>, ApiError>({
    queryKey,
    queryFn: ({ signal }) =>
      recordRequestTime(queryKey, () => api.getPage<CustomerRow[]>('/admin/customers', { params, signal })),
    placeholderData: keepPreviousData,
    meta: { isKept: true },
  });
};

export const customerQuery = (id: number) =>
  queryOptions<CustomerRecord, ApiError>({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => api.get<CustomerRecord>(`/siigo/customer/${id}`, { signal }),
    gcTime: 0,
  });

export const knownCustomersQuery = (search: string) =>
  queryOptions<CustomerRecord[], ApiError>({
    queryKey: ['customers', 'known', search],
    queryFn: ({ signal }) =>
      api.get<CustomerRecord[]>('/siigo/customers', {
        params: { page: 1, pageSize: CUSTOMERS_PAGE_SIZE, search: search || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Our database first, then SIIGO; 404 SIIGO.CUSTOMER_NOT_FOUND when unknown. */
export const findCustomer = (identification: string): Promise<CustomerRecord> =>
  api.get<CustomerRecord>(`/siigo/customers/${encodeURIComponent(identification)}`);

/** Changes a customer here and in SIIGO; 409 EDIT.CONFLICT when `version` is old. */
export const saveCustomer = (
  id: number,
  body: CustomerBody & Partial<Pick<CustomerRecord, 'version' | 'withholding'>>,
): Promise<CustomerRecord> => api.put<CustomerRecord>(`/siigo/customers/${id}`, body);

/** Writes here and in SIIGO. */
export const createCustomer = (
  body: CustomerBody & Partial<Pick<CustomerRecord, 'withholding'>>,
): Promise<CustomerRecord> => api.post<CustomerRecord>('/siigo/customers', body);
