import type { EntityManager } from 'typeorm';

import { statementFor, type Key, type KeyedRead } from './keyed-read.js';
import { readTogether } from './read-batch.js';
import { sendStatement, sendThenRead } from './send-statements.js';
import type { Read, Statement, StatementOutcome, Value } from './statement.js';

export async function execute(
  manager: EntityManager,
  sql: string,
  values: readonly Value[],
  expectation?: Statement['expectation'],
): Promise<StatementOutcome> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    return await sendStatement(runner, { sql, values, ...(expectation && { expectation }) });
  } finally {
    if (!manager.queryRunner) await runner.release();
  }
}

export async function executeThenSelect<Row>(
  manager: EntityManager,
  statement: Statement,
  read: Read,
): Promise<{ outcome: StatementOutcome; rows: Row[] }> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    return await sendThenRead<Row>(runner, statement, read);
  } finally {
    if (!manager.queryRunner) await runner.release();
  }
}

/** For quick reads by key: outside of transactions concurrent ones share a round trip on MariaDB. */
export function select<Row>(manager: EntityManager, sql: string, values: readonly Value[]): Promise<Row[]> {
  const { queryRunner, dataSource } = manager;
  if (queryRunner || dataSource.options.type === 'better-sqlite3')
    return manager.query<Row[]>(sql, [...values]);
  return readTogether<Row>(dataSource, { sql, values });
}

/**
 * Like {@link select}; on MariaDB concurrent callers share the statement.
 * @param keys at least one
 * @param leading values of `?` before the keys
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
 * For hot paths, without entities; stores dates and booleans as entities do.
 * @param into table with columns: `cart_items (user_id, product_id)`
 * @param rows at least one
 */
export const insertionOf = (into: string, rows: readonly (readonly Value[])[]): Statement => ({
  sql: `INSERT INTO ${into} VALUES ${rows.map((row) => `(${placeholdersFor(row)})`).join(', ')}`,
  values: rows.flat(),
});

/** Like {@link insertionOf}, skipping rows whose key exists. */
export function missingInsertionOf(
  manager: EntityManager,
  into: string,
  rows: readonly (readonly Value[])[],
): Statement {
  const { sql, values } = insertionOf(into, rows);
  return { sql: sql.replace('INSERT', `INSERT ${ignoreOn(manager)}`), values };
}

export function insertMissingRows(
  manager: EntityManager,
  into: string,
  rows: readonly (readonly Value[])[],
): Promise<StatementOutcome> {
  const { sql, values } = missingInsertionOf(manager, into, rows);
  return execute(manager, sql, values);
}

export const ignoreOn = ({ dataSource }: EntityManager): string =>
  dataSource.options.type === 'better-sqlite3' ? 'OR IGNORE' : 'IGNORE';

export const placeholdersFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
