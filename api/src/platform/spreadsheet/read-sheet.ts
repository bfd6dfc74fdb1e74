import { inflatedSize, MAX_INFLATED_BYTES } from './inflated-size.js';
import { isWorkbook, readRows, UnreadableSheet, type ReadRow } from './read-rows.js';

export interface SheetTask {
  readonly file: Uint8Array;
  readonly maxRows: number;
}
export type SheetOutcome =
  | { readonly kind: 'rows'; readonly rows: readonly ReadRow[] }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-large' };

const MAX_COLUMNS = 200;

/** Unpacks a workbook only as far as its size allows. */
export async function readSheet({ file, maxRows }: SheetTask): Promise<SheetOutcome> {
  const bytes = Buffer.from(file);
  try {
    if (isWorkbook(bytes) && (await inflatedSize(bytes)) > MAX_INFLATED_BYTES) return { kind: 'too-large' };
    const rows = (await readRows(bytes)).slice(0, maxRows + 1);
    return rows.some(({ cells }) => cells.length > MAX_COLUMNS)
      ? { kind: 'too-large' }
      : { kind: 'rows', rows };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { kind: 'unreadable' };
    throw error;
  }
}
