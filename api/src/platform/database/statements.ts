import type { EntityManager } from 'typeorm';

import { executeAlone, executeBatched, type StatementOutcome, type Value } from './statement-batch.js';

/**
 * Runs a write statement with `?` placeholders, in the manager's transaction if any. Statements of one `Promise.all`
 * share a round trip on MariaDB; when one fails, the following reject too and the transaction must be rolled back.
 */
export async function execute(
  manager: EntityManager,
  sql: string,
  values: readonly Value[],
): Promise<StatementOutcome> {
  const { queryRunner } = manager;
  if (queryRunner?.isTransactionActive) return executeBatched(queryRunner, { sql, values });
  const runner = queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    return await executeAlone(runner, { sql, values });
  } finally {
    if (!queryRunner) await runner.release();
  }
}

/**
 * Inserts rows in one statement without entities, for hot paths; stores dates and booleans like the entities do.
 * @param into table with its columns, e.g. `cart_items (user_id, product_id)`
 * @param rows at least one, each with a value per column
 */
export function insertRows(
  manager: EntityManager,
  into: string,
  rows: readonly (readonly Value[])[],
): Promise<StatementOutcome> {
  const marks = rows.map((row) => `(${placeholdersFor(row)})`).join(', ');
  return execute(manager, `INSERT INTO ${into} VALUES ${marks}`, rows.flat());
}

/** As {@link insertRows}, leaving out rows whose key exists already. */
export function insertMissingRows(
  manager: EntityManager,
  into: string,
  rows: readonly (readonly Value[])[],
): Promise<StatementOutcome> {
  const isSqlite = manager.dataSource.options.type === 'better-sqlite3';
  const marks = rows.map((row) => `(${placeholdersFor(row)})`).join(', ');
  return execute(
    manager,
    `INSERT ${isSqlite ? 'OR IGNORE' : 'IGNORE'} INTO ${into} VALUES ${marks}`,
    rows.flat(),
  );
}

/** A `?` per value, separated by commas. */
export const placeholdersFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
