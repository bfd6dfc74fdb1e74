import type { InvoiceState } from '@lacteos/contracts';
import { api } from '@lacteos/api-client';

/** Annuls an issued invoice by a credit note over all of it. */
export const creditInvoice = (id: number, reason: number): Promise<InvoiceState> =>
  api.post<InvoiceState>(`/siigo/invoice/${id}/credit-note`, { reason });

/** Mails an invoice; without addresses (joined by ';') to the customer's. */
export const mailInvoice = (id: number, mailTo?: string): Promise<InvoiceState> =>
  api.post<InvoiceState>(`/siigo/invoice/${id}/mail`, mailTo ? { mail_to: mailTo } : {});
