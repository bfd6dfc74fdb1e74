import type { EntityManager } from 'typeorm';

import { runAlone, runTogether, type StatementOutcome, type Value } from './statements-together.js';

/**
 * Runs a statement that writes, with `?` for its values, in the manager's transaction when it has one. Those that a
 * transaction gives in one go (`Promise.all`) travel together to MariaDB, in the order in which they were given: when one
 * fails, those behind it are not run and all of them reject, so the transaction must be rolled back.
 */
export async function execute(
  manager: EntityManager,
  sql: string,
  values: readonly Value[],
): Promise<StatementOutcome> {
  const { queryRunner } = manager;
  if (queryRunner?.isTransactionActive) return runTogether(queryRunner, { sql, values });
  const runner = queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    return await runAlone(runner, { sql, values });
  } finally {
    if (!queryRunner) await runner.release();
  }
}

/**
 * Adds rows in one statement, without the cost of entities; what the hot paths write. Dates and booleans are stored as the
 * entities' columns store them.
 * @param into table with its columns, e.g. `cart_items (user_id, product_id)`
 * @param rows at least one, each with a value per column
 */
export function insertRows(
  manager: EntityManager,
  into: string,
  rows: readonly (readonly Value[])[],
): Promise<StatementOutcome> {
  const marks = rows.map((row) => `(${marksFor(row)})`).join(', ');
  return execute(manager, `INSERT INTO ${into} VALUES ${marks}`, rows.flat());
}

/** As {@link insertRows}, leaving out rows whose key exists already. */
export function insertMissingRows(
  manager: EntityManager,
  into: string,
  rows: readonly (readonly Value[])[],
): Promise<StatementOutcome> {
  const isSqlite = manager.dataSource.options.type === 'better-sqlite3';
  const marks = rows.map((row) => `(${marksFor(row)})`).join(', ');
  return execute(
    manager,
    `INSERT ${isSqlite ? 'OR IGNORE' : 'IGNORE'} INTO ${into} VALUES ${marks}`,
    rows.flat(),
  );
}

/** A `?` per value, separated by commas. */
export const marksFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
