import type { TestApi } from '../index.js';

type Row = Readonly<Record<string, unknown>>;
/** Rows of each table by primary key. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** Ignored tables: idempotency keys and caches of SIIGO. */
const LOGS = new Set(['idempotency_keys', 'siigo_tokens', 'siigo_catalogues']);
/** Columns that differ between equal writes, as timestamps do. */
const NAME = /(^id|_id|_key|_hash)$/;

/** The whole database except logs. */
export async function snapshotOf({ uow }: TestApi): Promise<Snapshot> {
  const { manager } = uow;
  const tables = manager.dataSource.entityMetadatas.filter(({ tableName }) => !LOGS.has(tableName));
  const entries: [string, Map<string, Row>][] = [];
  for (const { tableName, primaryColumns } of tables) {
    const rows = await manager.query<Row[]>(`SELECT * FROM ${tableName}`);
    const keyOf = (row: Row): string =>
      primaryColumns.map(({ databaseName }) => String(row[databaseName])).join(' ');
    entries.push([tableName, new Map(rows.map((row) => [keyOf(row), row]))]);
  }
  return new Map(entries);
}

/** Differing rows as texts. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  return changes(before, after).map(({ table, key, was, is }) =>
    JSON.stringify([table, key, ...changedColumns(was, is).map((name) => [name, was?.[name], is?.[name]])]),
  );
}

/** The effect of a write without names and timestamps, comparable between runs. */
export function effectOf(before: Snapshot, after: Snapshot): string[] {
  return changes(before, after)
    .flatMap(({ table, was, is }) => {
      if (!was) return [`+ ${table}`];
      if (!is) return [`- ${table}`];
      const columns = changedColumns(was, is).filter((name) => !name.endsWith('_at'));
      return columns.map((name) => `${table}.${name}${deltaOf(name, was[name], is[name])}`);
    })
    .sort();
}

interface Change {
  readonly table: string;
  readonly key: string;
  readonly was: Row | undefined;
  readonly is: Row | undefined;
}

function changes(before: Snapshot, after: Snapshot): Change[] {
  return [...after].flatMap(([table, rows]) => {
    const old = before.get(table) ?? new Map<string, Row>();
    const keys = [...new Set([...old.keys(), ...rows.keys()])];
    return keys
      .map((key) => ({ table, key, was: old.get(key), is: rows.get(key) }))
      .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
  });
}

const changedColumns = (was: Row = {}, is: Row = {}): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );

function deltaOf(name: string, was: unknown, is: unknown): string {
  const isFigure = typeof was === 'number' && typeof is === 'number' && !NAME.test(name);
  return isFigure ? ` ${is - was}` : '';
}
