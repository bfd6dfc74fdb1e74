import type { InvoiceState } from '../../invoice-state/model/invoice-state';

/** A row of SIIGO's list of invoices, with the shop's own state of it where there is one. */
export interface InvoiceRow {
  /** Id in SIIGO. */
  id: string;
  number: number | null;
  prefix: string | null;
  name: string | null;
  customer: { identification: string; id: string | null };
  /** Pesos with two decimals. */
  total: number;
  metadata: { created: string | null };
  state: InvoiceState | null;
}
