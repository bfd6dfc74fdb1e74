import { fieldNumberOf, type NumberKind } from '@lacteos/contracts';

import type { ReadCell, SheetColumn } from '#platform/spreadsheet/index.js';
import type { StaffProduct } from '../staff/staff-products.repository.js';

/** How a column of the products file is written and read. */
export interface ProductColumn extends SheetColumn<StaffProduct> {
  /** The product's field; null for columns that are only exported or identify the row. */
  field: string | null;
  read: (cell: ReadCell) => unknown;
}

export const asText = (cell: ReadCell): unknown => (typeof cell === 'number' ? String(cell) : cell);

/**
 * Parses texts like the form fields do ('12.500,50', '$ 12.500'). An unreadable or ambiguous text becomes an
 * `UnreadNumber`.
 */
export const asNumber =
  (kind: NumberKind) =>
  (cell: ReadCell): unknown =>
    typeof cell === 'string' ? fieldNumberOf(cell, kind) : cell;

/** SI, NO and their variants in spreadsheets. */
export function asFlag(cell: ReadCell): unknown {
  if (typeof cell === 'boolean') return cell;
  const text = String(cell).toLowerCase();
  if (['si', 'sí', 'true', 'verdadero', '1'].includes(text)) return true;
  return ['no', 'false', 'falso', '0'].includes(text) ? false : cell;
}
