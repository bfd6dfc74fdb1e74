import type { ListedInvoiceType } from './generated/api.js';

/** A SIIGO document type, as SIIGO names its fields. */
export type InvoiceType = Omit<ListedInvoiceType, 'allowed'>;
