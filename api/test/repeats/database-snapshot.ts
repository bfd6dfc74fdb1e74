import type { EntityManager } from 'typeorm';

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
  const filled = await filledTables(
    manager,
    tables.map(({ tableName }) => tableName),
  );
  const entries: [string, Map<string, Row>][] = [];
  for (const { tableName, primaryColumns } of tables) {
    const rows = filled.has(tableName) ? await manager.query<Row[]>(`SELECT * FROM ${tableName}`) : [];
    const keyOf = (row: Row): string =>
      primaryColumns.map(({ databaseName }) => String(row[databaseName])).join(' ');
    entries.push([tableName, new Map(rows.map((row) => [keyOf(row), row]))]);
  }
  return new Map(entries);
}

/** The tables with rows, in one query. */
async function filledTables(manager: EntityManager, tables: readonly string[]): Promise<Set<string>> {
  const checks = tables.map((name) => `SELECT '${name}' AS name, EXISTS (SELECT 1 FROM ${name}) AS filled`);
  const found = await manager.query<{ name: string; filled: unknown }[]>(checks.join(' UNION ALL '));
  return new Set(found.filter(({ filled }) => Number(filled) === 1).map(({ name }) => name));
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
      .filter(({ was, is }) => !isSameRow(was, is));
  });
}

const isSame = (was: unknown, is: unknown): boolean =>
  was === is || (typeof was === 'object' && JSON.stringify(was) === JSON.stringify(is));

const isSameRow = (was: Row | undefined, is: Row | undefined): boolean =>
  was !== undefined && is !== undefined && Object.keys(is).every((name) => isSame(was[name], is[name]));

const changedColumns = (was: Row = {}, is: Row = {}): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !isSame(was[name], is[name]));

function deltaOf(name: string, was: unknown, is: unknown): string {
  const isFigure = typeof was === 'number' && typeof is === 'number' && !NAME.test(name);
  return isFigure ? ` ${is - was}` : '';
}
