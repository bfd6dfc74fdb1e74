import { parse } from 'csv-parse/sync';

import { csvText } from './csv-text.js';
import { ESCAPED_FORMULA } from './sheet-column.js';

export type ReadCell = string | number | boolean | null;
export interface ReadRow {
  line: number;
  cells: readonly ReadCell[];
}

export class UnreadableSheet extends Error {}

/**
 * First sheet of an XLSX, or a CSV (comma, semicolon or tab; UTF-8, UTF-16 with its mark or Windows-1252), without
 * empty rows. @throws UnreadableSheet
 */
export async function readRows(bytes: Buffer): Promise<ReadRow[]> {
  try {
    const rows = isWorkbook(bytes) ? await readWorkbook(bytes) : readCsv(bytes);
    return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
  } catch (error) {
    throw new UnreadableSheet('the file is no spreadsheet', { cause: error });
  }
}

export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** 'sep=;' in the first line, as Excel reads it. */
const STATED_DELIMITER = /^"?sep=([,;\t])"?\r?\n/i;

function likelyDelimiter(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [',', ';', '\t'].reduce((best, one) =>
    head.split(one).length > head.split(best).length ? one : best,
  );
}

async function readWorkbook(bytes: Buffer): Promise<ReadRow[]> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(new Blob([new Uint8Array(bytes)]), { trim: false });
  return rows.map((cells, index) => ({ line: index + 1, cells: cellsOf(cells) }));
}

function cellsOf(row: readonly unknown[]): ReadCell[] {
  const width = row.findLastIndex((cell) => cell !== null) + 1;
  return row.slice(0, width).map(cellOf);
}

function cellOf(value: unknown): ReadCell {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // The reader leaves line ends as they are; XML 1.0, 2.11 makes one of them.
  return typeof value === 'string' ? textOf(value.replace(/\r\n?/g, '\n')) : null;
}

function readCsv(bytes: Buffer): ReadRow[] {
  const text = csvText(bytes);
  const [statement = '', stated] = STATED_DELIMITER.exec(text) ?? [];
  const body = text.slice(statement.length);
  const delimiter = stated ?? likelyDelimiter(body);
  const records = parse(body, { delimiter, relax_column_count: true, info: true });
  const linesBefore = statement === '' ? 0 : 1;
  return (records as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    line: info.lines + linesBefore,
    cells: record.map(textOf),
  }));
}

function textOf(text: string): string | null {
  const trimmed = text.trim().replace(ESCAPED_FORMULA, '');
  return trimmed === '' ? null : trimmed;
}
