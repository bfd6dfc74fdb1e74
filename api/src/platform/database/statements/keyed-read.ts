import type { Read, Value } from './statement.js';

export type Key = string | number;

/** A small read by one column, whose callers of one moment share a statement. */
export interface KeyedRead<Row> {
  /** Ends with the column: `SELECT orders.id, … WHERE orders.id`. */
  readonly sql: string;
  /** What follows the keys, e.g. `ORDER BY id`; the rows of a caller keep this order. */
  readonly rest?: string;
  /** The key that a row was found by, as callers give it. */
  readonly keyOf: (row: Row) => Key;
}
/** The rows that one caller asks for. */
export interface WantedRows<Row> {
  readonly read: KeyedRead<Row>;
  /** Values of `?` in front of the keys; a statement is shared by callers with the same ones. */
  readonly leading: readonly Value[];
  readonly keys: readonly Key[];
}

/** The statement for the rows of one or several callers, each key once. */
export function statementFor<Row>(wanted: readonly WantedRows<Row>[]): Read {
  const [first] = wanted;
  if (!first) throw new Error('nobody asks');
  const keys = [...new Set(wanted.flatMap((each) => each.keys))];
  const { sql, rest = '' } = first.read;
  const condition = keys.length === 1 ? '= ?' : `IN (${keys.map(() => '?').join(', ')})`;
  return { sql: `${sql} ${condition} ${rest}`, values: [...first.leading, ...keys] };
}

/** What a caller gets of the rows of a shared statement. */
export const rowsFor = <Row>({ read, keys }: WantedRows<Row>, rows: readonly Row[]): Row[] =>
  rows.filter((row) => keys.includes(read.keyOf(row)));

/** Whether one statement can answer both. */
export const canShare = (one: WantedRows<never>, other: WantedRows<never>): boolean =>
  one.read === other.read &&
  one.leading.length === other.leading.length &&
  one.leading.every((value, n) => value === other.leading[n]);
