import type { EntityManager } from 'typeorm';

import type { GeneratedId, LateValue, Value } from './generated-id.js';
import { statementFor, type Key, type KeyedRead } from './keyed-read.js';
import { readTogether } from './read-batch.js';
import type { Read, Statement, StatementOutcome } from './statement.js';
import { executeAlone, executeAndRead, executeBatched } from './statement-batch.js';

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

/** Runs a write statement, and then a read: on MariaDB in one round trip outside of transactions. */
export async function executeThenSelect<Row>(
  manager: EntityManager,
  statement: Statement,
  read: Read,
): Promise<{ outcome: StatementOutcome; rows: Row[] }> {
  if (manager.queryRunner?.isTransactionActive) {
    const { sql, values, ...extras } = statement;
    const outcome = await execute(manager, sql, values, extras);
    return { outcome, rows: await select<Row>(manager, read.sql, read.values) };
  }
  const runner = manager.dataSource.createQueryRunner();
  try {
    return await executeAndRead<Row>(runner, statement, read);
  } finally {
    await runner.release();
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
 * As {@link select}, for the rows of some keys; on MariaDB callers of one moment share the statement too.
 * @param keys at least one
 * @param leading values of `?` in front of the keys
 */
export function selectByKeys<Row>(
  manager: EntityManager,
  read: KeyedRead<Row>,
  keys: readonly Key[],
  leading: readonly Value[] = [],
): Promise<Row[]> {
  const { queryRunner, dataSource } = manager;
  const wanted = { read, keys, leading };
  if (!queryRunner && dataSource.options.type !== 'better-sqlite3')
    return readTogether<Row>(dataSource, wanted);
  const { sql, values } = statementFor([wanted]);
  return manager.query<Row[]>(sql, [...values]);
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
