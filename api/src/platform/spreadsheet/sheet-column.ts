export type SpreadsheetFormat = 'xlsx' | 'csv';
export type Cell = string | number | boolean | null;

/** A column of a file: its title, the text of a row, and its width in a workbook (characters). */
export interface SheetColumn<Row> {
  title: string;
  width?: number;
  value: (row: Row) => Cell;
}
/** Batches of rows. */
export type RowBatches<Row> = AsyncIterable<readonly Row[]>;

/** First characters of a formula, plain or full-width, or whitespace before one (OWASP: CSV injection). */
const FORMULA_STARTS = '=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20';
const FORMULA = new RegExp(`^[${FORMULA_STARTS}]`);
/** A cell that an export guarded against being run as a formula. */
export const GUARDED = new RegExp(`^'(?=[${FORMULA_STARTS}])`);

const harmless = (cell: Cell): Cell => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell);

/** Cells of a row; a text that a spreadsheet would run as a formula is escaped with an apostrophe. */
export const cellsOf = <Row>(columns: readonly SheetColumn<Row>[], row: Row): Cell[] =>
  columns.map(({ value }) => harmless(value(row)));
