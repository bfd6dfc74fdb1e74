import { fromPesos, toPesos } from '@lacteos/contracts/money/money';
import type { InvoiceRow, InvoiceState } from '@lacteos/contracts/schemas';

export type CreditNote = InvoiceState['creditNotes'][number];

/** An invoice, or one of its credit notes below it. */
export interface ListedDocument {
  readonly id: string;
  readonly invoice: InvoiceRow;
  readonly note: CreditNote | null;
}

export const listedDocuments = (rows: readonly InvoiceRow[]): ListedDocument[] =>
  rows.flatMap((invoice) => [
    { id: invoice.id, invoice, note: null },
    ...(invoice.state?.creditNotes ?? []).map((note) => ({ id: `note-${note.id}`, invoice, note })),
  ]);

export function documentName({ invoice, note }: Pick<ListedDocument, 'invoice' | 'note'>): string {
  if (note) return note.name ?? `Nota crédito ${note.id}`;
  return invoice.name ?? (invoice.state ? `Factura ${invoice.state.id}` : 'Sin número');
}

/** In pesos, of invoices that count: neither drafts, rejected nor annulled ones. */
export function sumsOf(rows: readonly InvoiceRow[]): { invoiced: number; credited: number } {
  const sum = (amounts: readonly number[]): number =>
    amounts.reduce((all, amount) => toPesos(fromPesos(all + amount)), 0);
  const counted = rows.filter(({ state }) => state === null || ['issued', 'credited'].includes(state.state));
  return {
    invoiced: sum(counted.map(({ total }) => total)),
    credited: sum(counted.map(({ state }) => state?.credited ?? 0)),
  };
}
