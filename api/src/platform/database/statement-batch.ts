import type { QueryRunner } from 'typeorm';

export type Value = string | number | boolean | Date | null;
/** A write statement, with `?` placeholders. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}
/** Result of a write statement. */
export interface StatementOutcome {
  /** Rows that were changed or added. */
  readonly affected: number;
  /** The generated id of the (first) added row; 0 without one. */
  readonly insertId: number;
}
interface Waiting {
  readonly statement: Statement;
  readonly resolve: (outcome: StatementOutcome) => void;
  readonly reject: (error: unknown) => void;
}
interface Header {
  affectedRows: number;
  insertId: number;
}

const gathered = new WeakMap<QueryRunner, Waiting[]>();

/** Runs one statement on a connection. */
export async function executeAlone(
  runner: QueryRunner,
  { sql, values }: Statement,
): Promise<StatementOutcome> {
  const { affected, raw }: { affected?: number; raw: unknown } = await runner.query(sql, [...values], true);
  const insertId = typeof raw === 'object' && raw !== null && 'insertId' in raw ? raw.insertId : raw;
  return { affected: affected ?? 0, insertId: Number(insertId) || 0 };
}

/**
 * Runs a statement of a transaction, in call order. Statements queued before the first await go to MariaDB in one
 * packet; when one fails, the following ones are not run and all reject.
 */
export function executeBatched(runner: QueryRunner, statement: Statement): Promise<StatementOutcome> {
  return new Promise((resolve, reject) => {
    const waiting = gathered.get(runner);
    if (waiting) waiting.push({ statement, resolve, reject });
    else {
      gathered.set(runner, [{ statement, resolve, reject }]);
      queueMicrotask(() => void send(runner));
    }
  });
}

async function send(runner: QueryRunner): Promise<void> {
  const waiting = gathered.get(runner) ?? [];
  gathered.delete(runner);
  const statements = waiting.map(({ statement }) => statement);
  try {
    const outcomes = await runAll(runner, statements);
    waiting.forEach(({ resolve }, n) => resolve(outcomes[n] ?? { affected: 0, insertId: 0 }));
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

async function runAll(runner: QueryRunner, statements: readonly Statement[]): Promise<StatementOutcome[]> {
  if (statements.length === 1 || runner.dataSource.options.type === 'better-sqlite3') {
    const outcomes: StatementOutcome[] = [];
    for (const statement of statements) outcomes.push(await executeAlone(runner, statement));
    return outcomes;
  }
  const headers: Header[] = await runner.query(
    statements.map(({ sql }) => sql).join('; '),
    statements.flatMap(({ values }) => values),
  );
  return headers.map(({ affectedRows, insertId }) => ({ affected: affectedRows, insertId }));
}
