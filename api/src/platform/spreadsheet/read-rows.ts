import { parse } from 'csv-parse/sync';
import type ExcelJS from 'exceljs';

import { loadExcelJs } from './load-exceljs.js';

/** A cell as a file holds it; a formula counts as its result. */
export type ReadCell = string | number | boolean | null;
/** Line of the file, counted from 1 as spreadsheets count, with its cells. */
export interface ReadRow {
  line: number;
  cells: readonly ReadCell[];
}

/** A file that is no readable spreadsheet. */
export class UnreadableSheet extends Error {}

/** A cell that an export guarded against being run as a formula. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/**
 * The rows of the first sheet of an XLSX file, or of a CSV file (UTF-8; comma, semicolon or tab), without empty ones.
 * @throws UnreadableSheet
 */
export async function readRows(bytes: Buffer): Promise<ReadRow[]> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  try {
    const rows = isZip ? await readWorkbook(bytes) : readCsv(bytes);
    return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
  } catch (error) {
    throw new UnreadableSheet('the file is no spreadsheet', { cause: error });
  }
}

async function readWorkbook(bytes: Buffer): Promise<ReadRow[]> {
  const { Workbook, ValueType } = await loadExcelJs();
  const workbook = new Workbook();
  // exceljs wants its own, older Buffer type.
  await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  const [sheet] = workbook.worksheets;
  const rows: ReadRow[] = [];
  sheet?.eachRow((row, line) => {
    const cells: ReadCell[] = [];
    row.eachCell({ includeEmpty: true }, (cell, column) => {
      cells[column - 1] = cellOf(cell, cell.type === ValueType.Formula);
    });
    rows.push({ line, cells });
  });
  return rows;
}

function cellOf(cell: ExcelJS.Cell, isFormula: boolean): ReadCell {
  const value = isFormula ? cell.result : cell.value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return textOf(cell.text);
}

function readCsv(bytes: Buffer): ReadRow[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const [head = ''] = text.split('\n', 1);
  const delimiter = [',', ';', '\t'].reduce((best, one) =>
    head.split(one).length > head.split(best).length ? one : best,
  );
  const records = parse(text, { bom: true, delimiter, relax_column_count: true, info: true });
  return (records as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    line: info.lines,
    cells: record.map(textOf),
  }));
}

function textOf(text: string): string | null {
  const trimmed = text.trim().replace(GUARDED, '');
  return trimmed === '' ? null : trimmed;
}
