import type { SiigoCustomerRequest } from '../../client/siigo-wire.js';
import type { InvoiceLine, LineCredit } from './credit-lines.js';

export interface OrderInvoiceRequest {
  readonly kind: 'order';
  readonly orderId: number;
  readonly invoiceType: number;
  readonly sendToDian: boolean;
  readonly sendToEmail: boolean;
  readonly sendToCostCenters: number | null;
  /** At most 4000 characters. */
  readonly sendToCommentsInvoice: string;
  readonly sendToUser: number;
  /** Only for document types without automatic numbering. */
  readonly number?: number | null;
}

export interface DraftItem {
  readonly code: string;
  readonly description?: string;
  readonly reference?: string;
  readonly quantity: number;
  /** Pesos without VAT. */
  readonly price: number;
  /** Percentage, 0 to 100. */
  readonly discount: number;
  readonly taxes: readonly { readonly id: number; readonly label?: string }[];
}
export interface DraftPayment {
  readonly id: number;
  readonly value?: number;
  /** yyyy-MM-dd */
  readonly due_date?: string;
}
export interface DraftInvoiceRequest {
  readonly kind: 'draft';
  readonly typeId: number;
  /** yyyy-MM-dd */
  readonly date: string;
  /** Reference to a customer, or the fields of a new one. */
  readonly customer:
    | { readonly identification: string; readonly branch_office?: number }
    | SiigoCustomerRequest;
  readonly costCenter: number | null;
  readonly currency: string;
  readonly exchangeRate: number | null;
  readonly seller: number;
  /** Only for document types without automatic numbering. */
  readonly number?: number | null;
  readonly sendToDian: boolean;
  readonly sendToEmail: boolean;
  readonly observations: string;
  readonly items: readonly DraftItem[];
  readonly payments: readonly DraftPayment[];
}

export interface CreditNoteRequest {
  readonly kind: 'credit-note';
  readonly invoiceId: number;
  /** 1 partial return, 2 annulment, 3 rebate, 4 price adjustment, 6 early payment, 7 volume. */
  readonly reason: number;
  /** Missing in notes of earlier releases, which credit the whole invoice. */
  readonly credits?: readonly LineCredit[];
  readonly lines?: readonly InvoiceLine[];
  readonly observations?: string;
}

export type InvoiceRequest = OrderInvoiceRequest | DraftInvoiceRequest;
/** Stored, so that the document can be rebuilt after a rejection. */
export type DocumentRequest = InvoiceRequest | CreditNoteRequest;
