import type { InvoiceFinding, InvoiceRequest, InvoiceState } from '@lacteos/contracts/schemas';
import { api, type ApiError } from '@lacteos/api-client';
import { queryOptions } from '@tanstack/react-query';

import { isFollowed } from '#features/invoice-state';

const POLL_MS = 2_000;

/** Sends nothing to SIIGO. */
export const checkInvoice = async (request: object): Promise<InvoiceFinding[]> =>
  (
    await api.post<{ findings: InvoiceFinding[] }>('/siigo/invoice/preflight', request, {
      idempotencyKey: null,
    })
  ).findings;

export const createInvoice = (request: object, idempotencyKey: string): Promise<InvoiceState> =>
  api.post<InvoiceState>('/siigo/invoice', request, { idempotencyKey });

/** Drafts and refused invoices, as far as SIIGO allows. */
export const editInvoice = (id: number, request: object): Promise<InvoiceState> =>
  api.put<InvoiceState>(`/siigo/invoice/${id}`, request);

export const getInvoiceRequest = (id: number): Promise<InvoiceRequest> =>
  api.get<InvoiceRequest>(`/siigo/invoice/${id}/request`);

/** Read once, so that the input stays. */
export const invoiceRequestQuery = (id: number) =>
  queryOptions<InvoiceRequest, ApiError>({
    queryKey: ['invoice-request', id],
    queryFn: () => getInvoiceRequest(id),
    gcTime: 0,
    staleTime: Infinity,
  });

/** For a rejected or failed invoice. */
export const retryInvoice = (id: number): Promise<InvoiceState> =>
  api.post<InvoiceState>(`/siigo/invoice/${id}/retry`);

export const sendDraft = (id: number): Promise<InvoiceState> =>
  api.post<InvoiceState>(`/siigo/invoice/${id}/send`);

/** By our id; polls every two seconds while it or its credit note changes. */
export const invoiceStateQuery = (id: number) =>
  queryOptions<InvoiceState, ApiError>({
    queryKey: ['invoice-state', id],
    queryFn: ({ signal }) => api.get<InvoiceState>(`/siigo/invoice/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data && isFollowed(state.data) ? POLL_MS : false),
  });

export const orderInvoiceQuery = (orderId: number) =>
  queryOptions<InvoiceState | null, ApiError>({
    queryKey: ['order-invoice', orderId],
    queryFn: ({ signal }) => api.get<InvoiceState | null>(`/siigo/order/${orderId}/invoice`, { signal }),
    gcTime: 0,
  });
