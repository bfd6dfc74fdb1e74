import { PassThrough, type Readable, type Writable } from 'node:stream';
import { stringify } from 'csv-stringify';

import { loadExcelJs } from './load-exceljs.js';

export type SpreadsheetFormat = 'xlsx' | 'csv';
export type Cell = string | number | boolean | Date | null;

/** A column of a file: its title, what a row says in it, and how wide it stands in a workbook (characters). */
export interface SheetColumn<Row> {
  title: string;
  width?: number;
  value: (row: Row) => Cell;
}
/** Rows a few at a time; ends when there are no more. */
export type RowBatches<Row> = AsyncIterable<readonly Row[]>;

/** Kind of the files on the wire. */
export const SPREADSHEET_TYPES: Readonly<Record<SpreadsheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
/** Excel reads a CSV file as UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets run what starts like this as a formula: a customer's name must not. */
const FORMULA = /^[=+\-@\t\r]/;

const harmless = (cell: Cell): Cell => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell);

/**
 * A spreadsheet of any number of rows as a stream: batches are asked for only as fast as the reader takes the file, so
 * that the memory it needs does not grow with it. A failing source destroys the stream.
 */
export function writeRows<Row>(
  format: SpreadsheetFormat,
  columns: readonly SheetColumn<Row>[],
  batches: RowBatches<Row>,
): Readable {
  const out = new PassThrough();
  const write = format === 'csv' ? writeCsv : writeWorkbook;
  void write(columns, batches, out).catch((error: Error) => out.destroy(error));
  return out;
}

const cellsOf = <Row>(columns: readonly SheetColumn<Row>[], row: Row): Cell[] =>
  columns.map(({ value }) => harmless(value(row)));

async function writeCsv<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: RowBatches<Row>,
  out: PassThrough,
): Promise<void> {
  const csv = stringify({
    cast: { date: (moment) => moment.toISOString(), boolean: (is) => (is ? 'SI' : 'NO') },
  });
  csv.on('error', (error) => out.destroy(error));
  out.write(BYTE_ORDER_MARK);
  csv.pipe(out);
  csv.write(columns.map(({ title }) => title));
  for await (const rows of batches) {
    if (out.destroyed) return;
    for (const row of rows) csv.write(cellsOf(columns, row));
    await drained(csv, out);
  }
  csv.end();
}

async function writeWorkbook<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: RowBatches<Row>,
  out: PassThrough,
): Promise<void> {
  const { stream } = await loadExcelJs();
  const workbook = new stream.xlsx.WorkbookWriter({
    stream: out,
    useSharedStrings: false,
    useStyles: true,
  });
  const sheet = workbook.addWorksheet('Datos', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ title, width = 16 }) => ({ header: title, width }));
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  for await (const rows of batches) {
    if (out.destroyed) return;
    for (const row of rows) sheet.addRow(cellsOf(columns, row)).commit();
    await drained(out, out);
  }
  sheet.commit();
  await workbook.commit();
}

/** Waits until a stream takes more, or until nobody reads the file any longer. */
function drained(stream: Writable, out: PassThrough): Promise<void> {
  if (!stream.writableNeedDrain || out.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done);
      out.off('close', done);
      resolve();
    };
    stream.once('drain', done);
    out.once('close', done);
  });
}
