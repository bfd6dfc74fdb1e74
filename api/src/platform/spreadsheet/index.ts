export { readRows, UnreadableSheet, type ReadCell, type ReadRow } from './read-rows.js';
export { estimatedSize } from './estimated-size.js';
export type { RowBatches, SheetColumn, SpreadsheetFormat } from './sheet-column.js';
export { SPREADSHEET_TYPES, writeRows } from './write-rows.js';
