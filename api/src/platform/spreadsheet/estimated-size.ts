import type { Cell, SheetColumn, SpreadsheetFormat } from './sheet-column.js';

const FRAME_BYTES = 6_000;
/** Compressed size to CSV size, measured on orders. */
const WORKBOOK_SHARE = 0.62;

const QUOTES = 2;

const lengthOf = (cell: Cell): number => String(cell ?? '').length;

export function estimatedSize<Row>(
  format: SpreadsheetFormat,
  columns: readonly SheetColumn<Row>[],
  sample: readonly Row[],
  total: number,
): number {
  if (sample.length === 0) return format === 'csv' ? 1 : FRAME_BYTES;
  const characters = sample.reduce(
    (sum, row) => sum + columns.reduce((line, { value }) => line + lengthOf(value(row)) + 1, 0),
    0,
  );
  const plain = (characters / sample.length) * total;
  const quotes = QUOTES * columns.length * total;
  return Math.round(format === 'csv' ? plain + quotes : FRAME_BYTES + plain * WORKBOOK_SHARE);
}
