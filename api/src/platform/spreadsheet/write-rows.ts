import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';

import { yieldingBetween } from './yielding-between.js';
import { cellsOf, type RowBatches, type SheetColumn, type SpreadsheetFormat } from './sheet-column.js';
import { rowXml, SHEET_FOOTER, SHEET_PATH, sheetHeader, titleRow, WORKBOOK_PARTS } from './workbook-parts.js';

export const SPREADSHEET_TYPES: Readonly<Record<SpreadsheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
/** Excel needs it to read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_AT_A_TIME = 100;

export interface WrittenSheet<Row> {
  readonly format: SpreadsheetFormat;
  readonly columns: readonly SheetColumn<Row>[];
  readonly batches: RowBatches<Row>;
  /** For all of it, its reader included. */
  readonly limitSeconds: number;
}

/**
 * Reads batches on demand, so memory stays constant. A failing source or the time limit destroys the stream; closing
 * the stream ends the source.
 */
export function writeRows<Row>({ format, columns, batches, limitSeconds }: WrittenSheet<Row>): Readable {
  const turns = yieldingBetween(batches);
  const file = format === 'csv' ? textStream(csvText(columns, turns)) : zipped(sheetText(columns, turns));
  const tooLong = (): void => void file.destroy(new Error(`a file took more than ${limitSeconds} s`));
  const timer = setTimeout(tooLong, limitSeconds * 1_000).unref();
  return file.once('close', () => clearTimeout(timer));
}

const textStream = (texts: AsyncIterable<string>): Readable => Readable.from(texts, { objectMode: false });

async function* csvText<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: RowBatches<Row>,
): AsyncGenerator<string> {
  const options = {
    // Excel in Colombia opens a file with commas in one column.
    delimiter: ';',
    // Quotes keep characters of a text from starting a new cell.
    quoted: true,
    cast: {
      boolean: (is: boolean) => (is ? 'SI' : 'NO'),
      // Colombian spreadsheets read a point as thousands separator.
      number: (value: number) => String(value).replace('.', ','),
    },
  };
  yield BYTE_ORDER_MARK + stringify([columns.map(({ title }) => title)], options);
  for await (const rows of batches)
    yield stringify(
      rows.map((row) => cellsOf(columns, row)),
      options,
    );
}

async function* sheetText<Row>(
  columns: readonly SheetColumn<Row>[],
  batches: RowBatches<Row>,
): AsyncGenerator<string> {
  yield sheetHeader(columns.map(({ width }) => width)) + titleRow(columns.map(({ title }) => title));
  let line = 1;
  for await (const rows of batches) {
    for (let start = 0; start < rows.length; start += ROWS_AT_A_TIME)
      yield rows
        .slice(start, start + ROWS_AT_A_TIME)
        .map((row) => rowXml((line += 1), cellsOf(columns, row)))
        .join('');
  }
  yield SHEET_FOOTER;
}

function zipped(sheet: AsyncIterable<string>): Readable {
  const zip = new ZipFile();
  // The declared type is narrower than the actual PassThrough.
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
