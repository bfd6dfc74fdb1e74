export type SpreadsheetFormat = 'xlsx' | 'csv';
export type Cell = string | number | boolean | null;

/** A column of a file: its title, what a row says in it, and how wide it stands in a workbook (characters). */
export interface SheetColumn<Row> {
  title: string;
  width?: number;
  value: (row: Row) => Cell;
}
/** Rows a few at a time; ends when there are no more. */
export type RowBatches<Row> = AsyncIterable<readonly Row[]>;

/** Spreadsheets run what starts like this as a formula: a customer's name must not. */
const FORMULA = /^[=+\-@\t\r]/;

const harmless = (cell: Cell): Cell => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell);

/** What a row says in each column; a text that a spreadsheet would run as a formula is guarded by an apostrophe. */
export const cellsOf = <Row>(columns: readonly SheetColumn<Row>[], row: Row): Cell[] =>
  columns.map(({ value }) => harmless(value(row)));
