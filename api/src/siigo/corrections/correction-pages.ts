import {
  correctionAt,
  correctionOf,
  correctionOfRecordCode,
  type Correction,
  type CorrectionPlace,
} from './corrections.js';

const SIIGO_APP = 'https://siigonube.siigo.com/';

export const PAGES = {
  invoiceTypes: '/admin/invoice_type',
  invoices: '/admin/invoices_list',
  products: '/admin/products',
  product: (id: number): string => `/admin/product/${id}`,
  orders: '/admin/orders',
  /** Staff page for payment, buyer and alerts. */
  order: (id: number): string => `/admin/order/${id}`,
  customer: (identification: string): string =>
    `/admin/customers?search=${encodeURIComponent(identification)}`,
  document: (id: number): string => `/admin/invoices_list?document=${id}`,
} as const;

export interface Refused {
  readonly identification: string;
  readonly orderId?: number | null;
  readonly documentId?: number | null;
  readonly productId?: number | null;
}
/** SIIGO names a field, the DIAN a rule in its text. */
export interface RefusalReason {
  readonly code?: string | null;
  readonly field?: string | null;
  readonly message: string;
}

/** Keyed by the first part of SIIGO's path or the group of the DIAN's rule. */
const BY_FIELD: Readonly<Record<string, CorrectionPlace>> = {
  customer: 'customer',
  items: 'products',
  document: 'invoiceTypes',
  retentions: 'customer',
};
const BY_RULE: Readonly<Record<string, CorrectionPlace>> = {
  FAK: 'customer',
  FAV: 'products',
  FAX: 'products',
};

const VAGUE: ReadonlySet<CorrectionPlace> = new Set<CorrectionPlace>(['form', 'siigo', 'products']);

/** The field decides before a vague code; the DIAN's rules begin with a group (FAK customer, FAV line, FAX taxes). */
export function correctionFor(reason: RefusalReason, refused: Refused): { advice: string; link: string } {
  const { place, advice } = placed(reason);
  return { advice, link: linkOf(place, refused) };
}

/** Omits links to the form that is already open. */
export function correctionOfFinding(
  reason: RefusalReason,
  refused: Refused,
): { advice: string; link: string | null } {
  const { place, advice } = placed(reason);
  const isHere = place === 'form' || place === 'wait';
  return { advice, link: isHere ? null : linkOf(place, refused) };
}

/** A customer, whose form is open, or a product. */
export type RefusedRecord = { readonly kind: 'customer' } | { readonly kind: 'product'; readonly id: number };

/** Omits the link for the open form or when waiting helps. */
export function correctionOfRecord(
  { code }: RefusalReason,
  record: RefusedRecord,
): { advice: string; link: string | null } {
  const own = record.kind === 'product' ? 'products' : 'customer';
  const { place, advice } = correctionOfRecordCode(code) ?? correctionAt(own);
  if (place === 'siigo') return { advice, link: SIIGO_APP };
  return { advice, link: place === 'wait' || record.kind === 'customer' ? null : PAGES.product(record.id) };
}

function placed({ code, field, message }: RefusalReason): Correction {
  const rule = /\b(FA[A-Z])\d{2}[a-z]?\b/.exec(`${code ?? ''} ${message}`)?.[1] ?? '';
  const part = /^[a-z_]+/.exec(field ?? '')?.[0] ?? '';
  const known = correctionOf(code);
  const place = BY_FIELD[part] ?? BY_RULE[rule];
  if (known && (!place || !VAGUE.has(known.place))) return known;
  if (place) return known ? { place, advice: known.advice } : correctionAt(place);
  return correctionAt('siigo');
}

function linkOf(place: CorrectionPlace, { identification, orderId, documentId, productId }: Refused): string {
  const document = documentId ? PAGES.document(documentId) : PAGES.invoices;
  if (place === 'customer') return PAGES.customer(identification);
  if (place === 'products') return productId ? PAGES.product(productId) : PAGES.products;
  if (place === 'invoiceTypes') return PAGES.invoiceTypes;
  if (place === 'siigo') return SIIGO_APP;
  if (place === 'order') return orderId ? PAGES.order(orderId) : PAGES.orders;
  return place === 'invoices' ? PAGES.invoices : document;
}
