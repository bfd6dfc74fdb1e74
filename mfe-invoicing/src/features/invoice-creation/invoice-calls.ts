import type { InvoiceFinding, InvoiceRequest, InvoiceState } from '@lacteos/contracts/schemas';
import { api, type ApiError } from '@lacteos/api-client';
import { queryOptions } from '@tanstack/react-query';

import { isFollowed } from '#features/invoice-state';

const POLL_MS = 2_000;

/** Nothing is sent to SIIGO. */
export const checkInvoice = async (request: object): Promise<InvoiceFinding[]> =>
  (
    await api.post<{ findings: InvoiceFinding[] }>('/siigo/invoice/preflight', request, {
      idempotencyKey: null,
    })
  ).findings;

/** Makes an invoice: of an order, or of the standalone form. It may still be on its way ('En proceso'). */
export const createInvoice = (request: object, idempotencyKey: string): Promise<InvoiceState> =>
  api.post<InvoiceState>('/siigo/invoice', request, { idempotencyKey });

/** Changes a draft or a refused invoice, as far as SIIGO allows. */
export const editInvoice = (id: number, request: object): Promise<InvoiceState> =>
  api.put<InvoiceState>(`/siigo/invoice/${id}`, request);

export const getInvoiceRequest = (id: number): Promise<InvoiceRequest> =>
  api.get<InvoiceRequest>(`/siigo/invoice/${id}/request`);

/** The same for a form whose address names the invoice; read once, so that what is typed stays. */
export const invoiceRequestQuery = (id: number) =>
  queryOptions<InvoiceRequest, ApiError>({
    queryKey: ['invoice-request', id],
    queryFn: () => getInvoiceRequest(id),
    gcTime: 0,
    staleTime: Infinity,
  });

/** Sends a rejected or failed invoice again, with what was mended since. */
export const retryInvoice = (id: number): Promise<InvoiceState> =>
  api.post<InvoiceState>(`/siigo/invoice/${id}/retry`);

/** Sends a draft to the DIAN. */
export const sendDraft = (id: number): Promise<InvoiceState> =>
  api.post<InvoiceState>(`/siigo/invoice/${id}/send`);

/** The state of an invoice by our id; asked again every two seconds while it or its credit note still changes. */
export const invoiceStateQuery = (id: number) =>
  queryOptions<InvoiceState, ApiError>({
    queryKey: ['invoice-state', id],
    queryFn: ({ signal }) => api.get<InvoiceState>(`/siigo/invoice/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data && isFollowed(state.data) ? POLL_MS : false),
  });

/** The invoice that an order already has, or null. */
export const orderInvoiceQuery = (orderId: number) =>
  queryOptions<InvoiceState | null, ApiError>({
    queryKey: ['order-invoice', orderId],
    queryFn: ({ signal }) => api.get<InvoiceState | null>(`/siigo/order/${orderId}/invoice`, { signal }),
    gcTime: 0,
  });
