import type { EntityManager } from 'typeorm';

import type { GeneratedId, LateValue, Value } from './generated-id.js';
import { readTogether } from './read-batch.js';
import type { Statement, StatementOutcome } from './statement.js';
import { executeAlone, executeBatched } from './statement-batch.js';

/** Further facts about a statement. */
type Extras = Pick<Statement, 'expectation' | 'generates'>;

/**
 * Runs a write statement with `?` placeholders, in the manager's transaction if any. Statements of one `Promise.all`
 * share a round trip on MariaDB; when one fails, the following reject too and the transaction must be rolled back.
 */
export async function execute(
  manager: EntityManager,
  sql: string,
  values: readonly LateValue[],
  extras: Extras = {},
): Promise<StatementOutcome> {
  const { queryRunner } = manager;
  const statement = { sql, values, ...extras };
  if (queryRunner?.isTransactionActive) return executeBatched(queryRunner, statement);
  const runner = queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    return await executeAlone(runner, statement);
  } finally {
    if (!queryRunner) await runner.release();
  }
}

/**
 * Runs a small read by key. Outside of transactions those of one moment share a round trip on MariaDB, so that none of them
 * may be slow.
 */
export function select<Row>(manager: EntityManager, sql: string, values: readonly Value[]): Promise<Row[]> {
  const { queryRunner, dataSource } = manager;
  if (queryRunner || dataSource.options.type === 'better-sqlite3')
    return manager.query<Row[]>(sql, [...values]);
  return readTogether<Row>(dataSource, { sql, values });
}

/**
 * Inserts rows in one statement without entities, for hot paths; stores dates and booleans like the entities do.
 * @param into table with its columns, e.g. `cart_items (user_id, product_id)`
 * @param rows at least one, each with a value per column
 * @param generates the id of the row, for statements that follow in the same transaction
 */
export function insertRows(
  manager: EntityManager,
  into: string,
  rows: readonly (readonly LateValue[])[],
  generates?: GeneratedId,
): Promise<StatementOutcome> {
  const marks = rows.map((row) => `(${placeholdersFor(row)})`).join(', ');
  return execute(manager, `INSERT INTO ${into} VALUES ${marks}`, rows.flat(), generates && { generates });
}

/** As {@link insertRows}, leaving out rows whose key exists already. */
export function insertMissingRows(
  manager: EntityManager,
  into: string,
  rows: readonly (readonly LateValue[])[],
): Promise<StatementOutcome> {
  const marks = rows.map((row) => `(${placeholdersFor(row)})`).join(', ');
  return execute(manager, `INSERT ${ignoreOn(manager)} INTO ${into} VALUES ${marks}`, rows.flat());
}

/** The words after INSERT that leave out rows whose key exists already. */
export const ignoreOn = ({ dataSource }: EntityManager): string =>
  dataSource.options.type === 'better-sqlite3' ? 'OR IGNORE' : 'IGNORE';

/** A `?` per value, separated by commas. */
export const placeholdersFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
