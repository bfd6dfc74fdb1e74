import { colombianDay } from '@lacteos/contracts/time/colombian-day';

import type { SheetColumn } from '#platform/spreadsheet/index.js';
import type { InvoiceRowDto } from '../view/invoice-state.dto.js';

/** An invoice or one of its credit notes; the notes' totals are negative. */
export interface InvoiceSheetRow {
  readonly kind: 'Factura' | 'Nota crédito';
  readonly name: string | null;
  readonly at: string | null;
  readonly customer: InvoiceRowDto['customer'];
  readonly orderId: number | null;
  readonly total: number;
  readonly withheld: number | null;
  readonly state: string | null;
  readonly about: string | null;
  readonly cufe: string | null;
}

export function sheetRowsOf({ name, customer, total, metadata, state }: InvoiceRowDto): InvoiceSheetRow[] {
  const invoice: InvoiceSheetRow = {
    kind: 'Factura',
    name,
    at: metadata.created,
    customer,
    orderId: state?.orderId ?? null,
    total,
    withheld: state?.withheld ?? null,
    state: state?.label ?? null,
    about: null,
    cufe: state?.cufe ?? null,
  };
  const notes = (state?.creditNotes ?? []).map((note) => ({
    ...invoice,
    kind: 'Nota crédito' as const,
    name: note.name,
    at: note.createdAt,
    total: -note.total,
    withheld: null,
    state: note.label,
    about: `${note.reason}: ${name ?? ''}`,
    cufe: null,
  }));
  return [invoice, ...notes];
}

export const INVOICE_SHEET: readonly SheetColumn<InvoiceSheetRow>[] = [
  { title: 'Documento', width: 16, value: ({ kind }) => kind },
  { title: 'Nombre', width: 18, value: ({ name }) => name },
  { title: 'Fecha', width: 14, value: ({ at }) => at && colombianDay(new Date(at)) },
  { title: 'Cliente', width: 32, value: ({ customer }) => customer.name },
  { title: 'Identificación', width: 18, value: ({ customer }) => customer.identification },
  { title: 'Pedido', value: ({ orderId }) => orderId },
  { title: 'Total', value: ({ total }) => total },
  { title: 'Retenciones', value: ({ withheld }) => withheld },
  { title: 'Estado', width: 28, value: ({ state }) => state },
  { title: 'Motivo', width: 36, value: ({ about }) => about },
  { title: 'CUFE', width: 32, value: ({ cufe }) => cufe },
];
