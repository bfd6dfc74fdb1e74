import { isDay } from '@lacteos/contracts/parsing/parse-day';

/** The fields of the filter; days are yyyy-MM-dd. */
export interface InvoiceFilters {
  created_start?: string;
  created_end?: string;
  updated_start?: string;
  updated_end?: string;
  name?: string;
  customer_identification?: string;
  invoice_id?: string;
  /** One of `LISTED_STATES`. */
  state?: string;
}

export const LISTED_STATES: readonly { value: string; label: string }[] = [
  { value: 'in-progress', label: 'En proceso' },
  { value: 'issued', label: 'Emitida' },
  { value: 'partly-credited', label: 'Acreditada en parte' },
  { value: 'credited', label: 'Acreditada' },
  { value: 'draft', label: 'Borrador, no enviada a la DIAN' },
  { value: 'rejected', label: 'Rechazada o no enviada' },
  { value: 'annulled', label: 'Anulada en SIIGO' },
];

const FIELDS = [
  'created_start',
  'created_end',
  'updated_start',
  'updated_end',
  'name',
  'customer_identification',
  'invoice_id',
  'state',
] as const satisfies readonly (keyof InvoiceFilters)[];

export const filledFilters = (filters: InvoiceFilters): InvoiceFilters =>
  Object.fromEntries(
    FIELDS.flatMap((field): [string, string][] => {
      const text = filters[field]?.trim();
      return text ? [[field, text]] : [];
    }),
  );

/** `page` from 1; a cleared list waits for 'Filtrar'. */
export interface InvoicesView {
  filters: InvoiceFilters;
  page: number;
  isCleared: boolean;
}

const CLEARED = 'vacia';

function isRead(field: string, text: string): boolean {
  if (field === 'state') return LISTED_STATES.some(({ value }) => value === text);
  return !/_(?:start|end)$/.test(field) || isDay(text);
}

export const readInvoicesView = (address: URLSearchParams): InvoicesView => ({
  filters: filledFilters(Object.fromEntries([...address].filter(([field, text]) => isRead(field, text)))),
  page: Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1),
  isCleared: address.has(CLEARED),
});

export function writeInvoicesView(view: InvoicesView): URLSearchParams {
  const address = new URLSearchParams(filledFilters(view.filters) as Record<string, string>);
  if (view.page > 1) address.set('page', String(view.page));
  if (view.isCleared) address.set(CLEARED, '1');
  return address;
}
