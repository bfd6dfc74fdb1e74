import { api, type ApiError, type Page } from '@lacteos/api-client';
import type { AdminProduct, LedgerLine, LocationStock, PriceChange } from '@lacteos/contracts/schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { PRODUCT_KEY } from '#features/product-list';

export const HISTORY_PAGE = 10;

export const productQuery = (id: string) =>
  queryOptions<AdminProduct, ApiError>({
    queryKey: [PRODUCT_KEY, id],
    queryFn: ({ signal }) => api.get<AdminProduct>(`/admin/product/${id}`, { signal }),
  });

export const locationsQuery = (id: number) =>
  queryOptions<LocationStock[], ApiError>({
    queryKey: [PRODUCT_KEY, id, 'stock'],
    queryFn: ({ signal }) => api.get<LocationStock[]>(`/admin/product/${id}/stock`, { signal }),
  });

export const ledgerQuery = (id: number, storeId: number, page: number) =>
  queryOptions<Page<LedgerLine[]>, ApiError>({
    queryKey: [PRODUCT_KEY, id, 'ledger', storeId, page],
    queryFn: ({ signal }) =>
      api.getPage<LedgerLine[]>(`/admin/product/${id}/ledger`, {
        params: { storeId, page, pageSize: HISTORY_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const pricesQuery = (id: number, page: number) =>
  queryOptions<Page<PriceChange[]>, ApiError>({
    queryKey: [PRODUCT_KEY, id, 'prices', page],
    queryFn: ({ signal }) =>
      api.getPage<PriceChange[]>(`/admin/product/${id}/prices`, {
        params: { page, pageSize: HISTORY_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
