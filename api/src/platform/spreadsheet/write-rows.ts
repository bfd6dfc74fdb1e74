import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';

import { cellsOf, type RowBatches, type SheetColumn, type SpreadsheetFormat } from './sheet-column.js';
import { rowXml, SHEET_END, SHEET_PATH, sheetStart, titleRow, WORKBOOK_PARTS } from './workbook-parts.js';

/** Kind of the files on the wire. */
export const SPREADSHEET_TYPES: Readonly<Record<SpreadsheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
/** Excel reads a CSV file as UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A text of this many rows is handed on at a time, so that a batch's is not held twice. */
const ROWS_AT_A_TIME = 100;

/**
 * A spreadsheet of any number of rows as a stream: batches are asked for only as fast as the reader takes the file, so
 * that the memory it needs does not grow with it. A failing source destroys the stream; a reader who leaves ends the source.
 */
export function writeRows<Row>(
  format: SpreadsheetFormat,
  columns: readonly SheetColumn<Row>[],
  batches: RowBatches<Row>,
): Readable {
  return format === 'csv' ? textStream(csvText(columns, batches)) : zipped(sheetText(columns, batches));
}

const textStream = (texts: AsyncIterable<string>): Readable => Readable.from(texts, { objectMode: false });

async function* csvText<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: RowBatches<Row>,
): AsyncGenerator<string> {
  const cast = { boolean: (is: boolean) => (is ? 'SI' : 'NO') };
  yield BYTE_ORDER_MARK + stringify([columns.map(({ title }) => title)]);
  for await (const rows of batches)
    yield stringify(
      rows.map((row) => cellsOf(columns, row)),
      { cast },
    );
}

async function* sheetText<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: RowBatches<Row>,
): AsyncGenerator<string> {
  yield sheetStart(columns.map(({ width }) => width)) + titleRow(columns.map(({ title }) => title));
  let line = 1;
  for await (const rows of batches) {
    for (let start = 0; start < rows.length; start += ROWS_AT_A_TIME)
      yield rows
        .slice(start, start + ROWS_AT_A_TIME)
        .map((row) => rowXml((line += 1), cellsOf(columns, row)))
        .join('');
  }
  yield SHEET_END;
}

/** A workbook around the text of its sheet. */
function zipped(sheet: AsyncIterable<string>): Readable {
  const zip = new ZipFile();
  // yazl declares the least that its stream is; it is a PassThrough.
  const out = zip.outputStream as Readable;
  for (const [path, xml] of Object.entries(WORKBOOK_PARTS)) zip.addBuffer(Buffer.from(xml), path);
  const text = textStream(sheet);
  out.once('close', () => text.destroy());
  text.once('error', (error) => out.destroy(error));
  zip.once('error', (error: Error) => out.destroy(error));
  zip.addReadStream(text, SHEET_PATH);
  zip.end();
  return out;
}
