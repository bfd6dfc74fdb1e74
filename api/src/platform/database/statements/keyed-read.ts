import type { Read, Value } from './statement.js';

export type Key = string | number;

/** Concurrent callers share a statement. */
export interface KeyedRead<Row> {
  /** Ends with the column: `SELECT orders.id, … WHERE orders.id`. */
  readonly sql: string;
  /** SQL after the keys, e.g. `ORDER BY id`; each caller's rows keep this order. */
  readonly rest?: string;
  readonly keyOf: (row: Row) => Key;
}
export interface WantedRows<Row> {
  readonly read: KeyedRead<Row>;
  /** Values before the keys; callers share a statement only when these are equal. */
  readonly leading: readonly Value[];
  readonly keys: readonly Key[];
}

export function statementFor<Row>(wanted: readonly WantedRows<Row>[]): Read {
  const [first] = wanted;
  if (!first) throw new Error('nobody asks');
  const keys = [...new Set(wanted.flatMap((each) => each.keys))];
  const { sql, rest = '' } = first.read;
  const condition = keys.length === 1 ? '= ?' : `IN (${keys.map(() => '?').join(', ')})`;
  return { sql: `${sql} ${condition} ${rest}`, values: [...first.leading, ...keys] };
}

export const rowsFor = <Row>({ read, keys }: WantedRows<Row>, rows: readonly Row[]): Row[] =>
  rows.filter((row) => keys.includes(read.keyOf(row)));

export const canShare = (one: WantedRows<never>, other: WantedRows<never>): boolean =>
  one.read === other.read &&
  one.leading.length === other.leading.length &&
  one.leading.every((value, n) => value === other.leading[n]);
