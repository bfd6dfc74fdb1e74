/** A row of the orders' timelines ('o') or of the audit trail ('a'), as a change. */
export interface Change {
  /** Names the row: the same row may be delivered twice. */
  readonly key: string;
  readonly source: ChangeSource;
  /** Id of the row. */
  readonly row: number;
  /** Kind of what changed, e.g. 'order'. */
  readonly subject: string;
  readonly subjectId: string;
  /** What happened to it, e.g. 'OrderPlaced'. */
  readonly name: string;
  /** Account that did it; null: the system. */
  readonly by: number | null;
  readonly at: Date;
}
export type ChangeSource = 'o' | 'a';

/** Up to which row of each table everything has been read. */
export type Cursor = Readonly<Record<ChangeSource, number>>;

/** After this time no transaction that took an id is still open. */
const SETTLED_AFTER_MS = 60_000;

const TEXT = /^(\d{1,15})\.(\d{1,15})$/;

export const cursorText = ({ o, a }: Cursor): string => `${o}.${a}`;

/** Null when the text is no cursor. */
export function readCursor(text: string | undefined): Cursor | null {
  const [, o, a] = TEXT.exec(text ?? '') ?? [];
  return o === undefined || a === undefined ? null : { o: Number(o), a: Number(a) };
}

/**
 * Moves a cursor over the rows that were read after it. It stops before a gap of ids until what follows the gap is old: the
 * transaction that took the missing id may still commit.
 */
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
