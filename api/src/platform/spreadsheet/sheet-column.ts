export type SpreadsheetFormat = 'xlsx' | 'csv';
export type Cell = string | number | boolean | null;

/** Widths are in characters. */
export interface SheetColumn<Row> {
  title: string;
  width?: number;
  value: (row: Row) => Cell;
}
export type RowBatches<Row> = AsyncIterable<readonly Row[]>;

/** Starts of a formula, plain or full-width, or whitespace before one (OWASP: CSV injection). */
const FORMULA_STARTS = '=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20';
const FORMULA = new RegExp(`^[${FORMULA_STARTS}]`);
export const ESCAPED_FORMULA = new RegExp(`^'(?=[${FORMULA_STARTS}])`);

const escapeFormula = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

/** An apostrophe escapes texts that a spreadsheet would run as formulas. */
export const cellsOf = <Row>(columns: readonly SheetColumn<Row>[], row: Row): Cell[] =>
  columns.map(({ value }) => escapeFormula(value(row)));
