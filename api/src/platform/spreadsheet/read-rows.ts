import { parse } from 'csv-parse/sync';

import { csvText } from './csv-text.js';
import { GUARDED } from './sheet-column.js';

/** A cell as a file holds it; a formula counts as its result. */
export type ReadCell = string | number | boolean | null;
/** Line of the file, counted from 1 as spreadsheets count, with its cells. */
export interface ReadRow {
  line: number;
  cells: readonly ReadCell[];
}

/** A file that is no readable spreadsheet. */
export class UnreadableSheet extends Error {}

/**
 * The rows of the first sheet of an XLSX file, or of a CSV file (comma, semicolon or tab; UTF-8, UTF-16 with its mark or
 * Windows-1252, as Excel saves it), without empty ones.
 * @throws UnreadableSheet
 */
export async function readRows(bytes: Buffer): Promise<ReadRow[]> {
  try {
    const rows = isWorkbook(bytes) ? await readWorkbook(bytes) : readCsv(bytes);
    return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
  } catch (error) {
    throw new UnreadableSheet('the file is no spreadsheet', { cause: error });
  }
}

/** Whether a file is a ZIP archive, as workbooks are. */
export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** 'sep=;' in the first line, which Excel reads and other programs write for it. */
const STATED_DELIMITER = /^"?sep=([,;\t])"?\r?\n/i;

function likelyDelimiter(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [',', ';', '\t'].reduce((best, one) =>
    head.split(one).length > head.split(best).length ? one : best,
  );
}

async function readWorkbook(bytes: Buffer): Promise<ReadRow[]> {
  // Loaded on first use, like everything that only uploads need.
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(new Blob([new Uint8Array(bytes)]), { trim: false });
  return rows.map((cells, index) => ({ line: index + 1, cells: cellsOf(cells) }));
}

/** Cells up to the last that holds something: every row comes as wide as the widest. */
function cellsOf(row: readonly unknown[]): ReadCell[] {
  const width = row.findLastIndex((cell) => cell !== null) + 1;
  return row.slice(0, width).map(cellOf);
}

function cellOf(value: unknown): ReadCell {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // The reader leaves line ends as they are, where XML makes one of them (XML 1.0, 2.11).
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
  const trimmed = text.trim().replace(GUARDED, '');
  return trimmed === '' ? null : trimmed;
}
