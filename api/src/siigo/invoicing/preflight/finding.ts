import type { InvoiceFindingDto } from './preflight.dto.js';

/** Pages of the shop where findings are mended. */
export const PAGES = {
  invoiceTypes: '/admin/invoice_type',
  invoices: '/admin/invoices_list',
  products: '/admin/products',
  order: (id: number): string => `/orderstore/${id}`,
  customer: (identification: string): string =>
    `/admin/customers?search=${encodeURIComponent(identification)}`,
} as const;

/** Something that SIIGO or the DIAN would refuse. */
export const problem = (code: string, message: string, link: string | null = null): InvoiceFindingDto => ({
  code,
  severity: 'error',
  message,
  link,
});

/** Something that staff should know and may send all the same. */
export const warning = (code: string, message: string, link: string | null = null): InvoiceFindingDto => ({
  ...problem(code, message, link),
  severity: 'warning',
});

/** SIIGO did not answer, so a part could not be checked. */
export const uncheckedFinding = (): InvoiceFindingDto =>
  warning('SIIGO_UNCHECKED', 'SIIGO no respondió; no se pudo revisar todo antes de enviar.');
