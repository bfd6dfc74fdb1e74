import {
  type DataSource,
  type EntityManager,
  type MigrationInterface,
  type QueryRunner,
  Table,
} from 'typeorm';

import { SchemaError } from './schema-error.js';
import { tableColumns } from './table-columns.js';

const TABLE = 'schema_migrations';

export interface NamedMigration extends MigrationInterface {
  readonly name: string;
  /** Requires the privilege to create triggers. */
  readonly createsTriggers?: boolean;
}

export interface SchemaStatus {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  readonly unknown: readonly string[];
}

export function migrationsOf(dataSource: DataSource): NamedMigration[] {
  const stampOf = (name: string): number => Number(name.slice(-13));
  return dataSource.migrations
    .map((migration) => Object.assign(migration, { name: migration.name ?? migration.constructor.name }))
    .sort((one, other) => stampOf(one.name) - stampOf(other.name));
}

export async function schemaStatus(dataSource: DataSource): Promise<SchemaStatus> {
  const names = migrationsOf(dataSource).map(({ name }) => name);
  const runner = dataSource.createQueryRunner();
  try {
    const stored = (await runner.hasTable(TABLE)) ? await appliedNames(runner) : [];
    return {
      applied: stored.filter((name) => names.includes(name)),
      pending: names.filter((name) => !stored.includes(name)),
      unknown: stored.filter((name) => !names.includes(name)),
    };
  } finally {
    await runner.release();
  }
}

/** @throws SchemaError when the database is older; a newer one is fine, as in a rolling upgrade */
export async function requireCurrentSchema(dataSource: DataSource): Promise<void> {
  const { pending } = await schemaStatus(dataSource);
  if (pending.length === 0) return;
  throw new SchemaError(
    `The schema of the database is ${pending.length} migrations behind this version (next: ${pending[0]}). ` +
      'Run `npm run migrate -w api -- up` (in a built API: `node dist/migrate.js up`), then start again.',
  );
}

/**
 * Checks without writing: on a read-only file SQLite silently begins a transaction that only reads.
 * @throws when it can't write, or the database does not answer
 */
export async function requireWritable(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM ${TABLE} WHERE 1 = 0`);
}

/** TypeORM's own table of migrations. */
export async function createHistory(runner: QueryRunner): Promise<void> {
  const columns = [
    tableColumns.id(),
    { name: 'timestamp', type: 'bigint' },
    { name: 'name', type: 'varchar', length: '255' },
  ];
  await runner.createTable(new Table({ name: TABLE, columns }), true);
}

export const recordApplied = (runner: QueryRunner, name: string): Promise<unknown> =>
  runner.query(`INSERT INTO ${TABLE} (timestamp, name) VALUES (?, ?)`, [Number(name.slice(-13)), name]);

export const removeReverted = (runner: QueryRunner, name: string): Promise<unknown> =>
  runner.query(`DELETE FROM ${TABLE} WHERE name = ?`, [name]);

export async function appliedNames(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query(`SELECT name FROM ${TABLE} ORDER BY id`)) as { name: string }[];
  return rows.map(({ name }) => name);
}
