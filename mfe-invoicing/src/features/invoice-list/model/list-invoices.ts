import type { InvoiceDetail, InvoiceRow, InvoiceState } from '@lacteos/contracts/schemas';
import { api, ApiError, type Page } from '@lacteos/api-client';
import { recordRequestTime } from '@lacteos/api-client/live';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { filledFilters, type InvoicesView } from './invoice-filters';

const INVOICES_PAGE_SIZE = 20;
const LISTS = 'invoices';

const listPage = ({ filters, page }: InvoicesView, signal: AbortSignal): Promise<Page<InvoiceRow[]>> => {
  const { invoice_id: _ofOne, ...query } = filledFilters(filters);
  const params = { ...query, page, pageSize: INVOICES_PAGE_SIZE };
  return api.getPage<InvoiceRow[]>('/siigo/invoices', { params, signal });
};

const onlyOne = async (id: string, signal: AbortSignal): Promise<Page<InvoiceRow[]>> => {
  try {
    const { invoice } = await api.get<InvoiceDetail>(`/siigo/invoice/${encodeURIComponent(id)}`, { signal });
    return { data: invoice ? [invoice] : [] };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { data: [] };
    throw error;
  }
};

export const invoicesQuery = (view: InvoicesView) => {
  const queryKey = [LISTS, 'page', view.filters, view.page];
  const { invoice_id: one } = view.filters;
  return queryOptions<Page<InvoiceRow[]>, ApiError>({
    queryKey,
    queryFn: ({ signal }) =>
      recordRequestTime(queryKey, () => (one ? onlyOne(one, signal) : listPage(view, signal))),
    placeholderData: keepPreviousData,
    enabled: !view.isCleared,
    meta: { isKept: true },
  });
};

export const attentionQuery = queryOptions<Page<InvoiceState[]>, ApiError>({
  queryKey: [LISTS, 'attention'],
  queryFn: ({ signal }) => api.getPage<InvoiceState[]>('/siigo/invoices/attention', { signal }),
});

export const clearInvoiceLists = (queries: QueryClient): void => queries.removeQueries({ queryKey: [LISTS] });

export const refreshInvoiceLists = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [LISTS] });
