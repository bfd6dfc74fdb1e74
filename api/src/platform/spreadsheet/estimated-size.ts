import type { Cell, SheetColumn, SpreadsheetFormat } from './sheet-column.js';

const FRAME_BYTES = 6_000;
/** What the deflated XML of a workbook comes to for each byte that a CSV line has; measured on orders. */
const WORKBOOK_SHARE = 0.62;

const lengthOf = (cell: Cell): number => String(cell ?? '').length;

/** About how many bytes a file of so many rows will have, judged by some of them: enough for a progress bar. */
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
  const csv = (characters / sample.length) * total;
  return Math.round(format === 'csv' ? csv : FRAME_BYTES + csv * WORKBOOK_SHARE);
}
