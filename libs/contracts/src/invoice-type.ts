import type { ListedInvoiceType } from './generated/api.js';

export type InvoiceType = Omit<ListedInvoiceType, 'allowed'>;
