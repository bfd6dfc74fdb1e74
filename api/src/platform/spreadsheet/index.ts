export { readRows, UnreadableSheet, type ReadCell, type ReadRow } from './read-rows.js';
export { estimatedSize } from './estimated-size.js';
export {
  SPREADSHEET_TYPES,
  writeRows,
  type RowBatches,
  type SheetColumn,
  type SpreadsheetFormat,
} from './write-rows.js';
