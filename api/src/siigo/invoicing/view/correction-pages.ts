/** Pages where findings are corrected. */
export const PAGES = {
  invoiceTypes: '/admin/invoice_type',
  invoices: '/admin/invoices_list',
  products: '/admin/products',
  order: (id: number): string => `/orderstore/${id}`,
  customer: (identification: string): string =>
    `/admin/customers?search=${encodeURIComponent(identification)}`,
} as const;

type Mended = 'customer' | 'products' | 'invoiceTypes';
/** Correction page by the first part of SIIGO's path and by the group of the DIAN's rule. */
const BY_FIELD: Readonly<Record<string, Mended>> = {
  customer: 'customer',
  items: 'products',
  document: 'invoiceTypes',
};
const BY_RULE: Readonly<Record<string, Mended>> = { FAK: 'customer', FAV: 'products', FAX: 'products' };
const BY_CODE: Readonly<Record<string, Mended>> = { customer_settings: 'customer' };

/**
 * The page that corrects the cause of a refusal, or null. SIIGO's refusals name a field; the DIAN's rules begin with
 * a group (FAK customer, FAV line, FAX taxes).
 */
export function correctionPage(
  { code, field, message }: { code?: string | null; field?: string | null; message: string },
  identification: string,
): string | null {
  const rule = /\b(FA[A-Z])\d{2}[a-z]?\b/.exec(`${code ?? ''} ${message}`)?.[1] ?? '';
  const part = /^[a-z_]+/.exec(field ?? '')?.[0] ?? '';
  const mended = BY_CODE[code ?? ''] ?? BY_FIELD[part] ?? BY_RULE[rule];
  if (!mended) return null;
  return mended === 'customer' ? PAGES.customer(identification) : PAGES[mended];
}
