/** Row of the orders' timelines ('o') or of the audit trail ('a'). */
export interface Change {
  /** Identifies the row, which may be delivered twice. */
  readonly key: string;
  readonly source: ChangeSource;
  readonly row: number;
  readonly subject: string;
  readonly subjectId: string;
  readonly name: string;
  /** Account id; null: the system. */
  readonly by: number | null;
  readonly at: Date;
}
export type ChangeSource = 'o' | 'a';

/** Last row read of each table. */
export type Cursor = Readonly<Record<ChangeSource, number>>;

/** After this time, no transaction with a lower id is still open. */
const SETTLED_AFTER_MS = 60_000;

const TEXT = /^(\d{1,15})\.(\d{1,15})$/;

export const cursorText = ({ o, a }: Cursor): string => `${o}.${a}`;

/** Null for an invalid cursor. */
export function readCursor(text: string | undefined): Cursor | null {
  const [, o, a] = TEXT.exec(text ?? '') ?? [];
  return o === undefined || a === undefined ? null : { o: Number(o), a: Number(a) };
}

/** Stops before a gap of ids until it is old, because its transaction may still commit. */
export function settle(cursor: Cursor, changes: readonly Change[], now: number): Cursor {
  const past = (source: ChangeSource): number => {
    let settled = cursor[source];
    const rows = changes.filter((change) => change.source === source).sort((a, b) => a.row - b.row);
    for (const { row, at } of rows) {
      if (row !== settled + 1 && now - at.getTime() < SETTLED_AFTER_MS) break;
      settled = Math.max(settled, row);
    }
    return settled;
  };
  return { o: past('o'), a: past('a') };
}
