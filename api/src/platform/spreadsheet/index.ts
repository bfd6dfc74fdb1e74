export { yieldingBetween } from './yielding-between.js';
export type { ReadCell, ReadRow } from './read-rows.js';
export { estimatedSize } from './estimated-size.js';
export type { RowBatches, SheetColumn, SpreadsheetFormat } from './sheet-column.js';
export { SheetReader } from './sheet-reader.js';
export { SPREADSHEET_TYPES, writeRows } from './write-rows.js';
