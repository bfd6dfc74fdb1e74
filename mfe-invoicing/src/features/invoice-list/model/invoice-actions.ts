import type { CreditBalance, CreditNoteRequest, InvoiceState } from '@lacteos/contracts/schemas';
import { api, type ApiError } from '@lacteos/api-client';
import { queryOptions } from '@tanstack/react-query';

export const creditBalanceQuery = (id: number) =>
  queryOptions<CreditBalance, ApiError>({
    queryKey: ['invoices', 'credit', id],
    queryFn: ({ signal }) => api.get<CreditBalance>(`/siigo/invoice/${id}/credit`, { signal }),
    gcTime: 0,
  });

/** The same key makes one note. */
export const creditInvoice = (
  id: number,
  request: CreditNoteRequest,
  idempotencyKey: string,
): Promise<InvoiceState> =>
  api.post<InvoiceState>(`/siigo/invoice/${id}/credit-note`, request, { idempotencyKey });

/** For drafts and invoices that the DIAN rejected. */
export const annulInvoice = (id: number): Promise<InvoiceState> =>
  api.post<InvoiceState>(`/siigo/invoice/${id}/annul`);

/** Addresses joined by ';'; defaults to the customer's. */
export const mailInvoice = (id: number, mailTo?: string): Promise<InvoiceState> =>
  api.post<InvoiceState>(`/siigo/invoice/${id}/mail`, mailTo ? { mail_to: mailTo } : {});
