import type { EntityManager } from 'typeorm';

/** What a written statement did. */
export interface StatementOutcome {
  /** Rows that were changed or added. */
  readonly affected: number;
  /** The generated id of the (first) added row; 0 without one. */
  readonly insertId: number;
}
type Value = string | number | boolean | Date | null;

/** Runs a statement that writes, with `?` for its values, in the manager's transaction when it has one. */
export async function execute(
  manager: EntityManager,
  sql: string,
  values: readonly Value[],
): Promise<StatementOutcome> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const { affected, raw }: { affected?: number; raw: unknown } = await runner.query(sql, [...values], true);
    const insertId = typeof raw === 'object' && raw !== null && 'insertId' in raw ? raw.insertId : raw;
    return { affected: affected ?? 0, insertId: Number(insertId) || 0 };
  } finally {
    if (!manager.queryRunner) await runner.release();
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
