import type { QueryRunner } from 'typeorm';

import { boundFor } from './generated-id.js';
import { endsTransactions, unmetExpectation, withExpectations } from './mariadb-packets.js';
import type { Read, Statement, StatementOutcome } from './statement.js';

interface Waiting {
  readonly statement: Statement;
  readonly resolve: (outcome: StatementOutcome) => void;
  readonly reject: (error: unknown) => void;
}
interface Gathered {
  readonly waiting: Waiting[];
  /** Whether the transaction ends with these statements. */
  isLast: boolean;
}
interface Header {
  affectedRows: number;
  insertId: number;
}

const gathered = new WeakMap<QueryRunner, Gathered>();

/** Runs one statement on a connection. */
export async function executeAlone(
  runner: QueryRunner,
  { sql, values, expectation, generates }: Statement,
): Promise<StatementOutcome> {
  const { affected, raw }: { affected?: number; raw: unknown } = await runner.query(
    sql,
    boundFor(values),
    true,
  );
  const insertId = typeof raw === 'object' && raw !== null && 'insertId' in raw ? raw.insertId : raw;
  const outcome = { affected: affected ?? 0, insertId: Number(insertId) || 0 };
  if (expectation && outcome.affected !== expectation.rows) throw expectation.orThrow();
  generates?.become(outcome.insertId);
  return outcome;
}

/** Runs one statement on a connection, and then a read. */
export async function executeAndRead<Row>(
  runner: QueryRunner,
  statement: Statement,
  read: Read,
): Promise<{ outcome: StatementOutcome; rows: Row[] }> {
  if (!endsTransactions(runner)) {
    const outcome = await executeAlone(runner, statement);
    return { outcome, rows: (await runner.query(read.sql, [...read.values])) as Row[] };
  }
  const values = [...statement.values, ...read.values];
  const [header, rows] = await runner.queryAll<Header | Row[]>([statement.sql, read.sql], values, false);
  return { outcome: outcomeOf(header as Header), rows: rows as Row[] };
}

/**
 * Runs a statement of a transaction, in call order. Statements queued before the first await go to MariaDB in one
 * packet; when one fails, the following ones are not run and all reject.
 */
export function executeBatched(runner: QueryRunner, statement: Statement): Promise<StatementOutcome> {
  return new Promise((resolve, reject) => {
    const batch = gathered.get(runner);
    if (batch) batch.waiting.push({ statement, resolve, reject });
    else {
      gathered.set(runner, { waiting: [{ statement, resolve, reject }], isLast: false });
      queueMicrotask(() => void send(runner));
    }
  });
}

/** Sends the COMMIT together with the queued statements, where that saves a round trip. */
export function commitWithBatch(runner: QueryRunner): void {
  const batch = gathered.get(runner);
  if (batch) batch.isLast = true;
}

async function send(runner: QueryRunner): Promise<void> {
  const { waiting, isLast } = gathered.get(runner) ?? { waiting: [], isLast: false };
  gathered.delete(runner);
  const statements = waiting.map(({ statement }) => statement);
  try {
    const outcomes = await runAll(runner, statements, isLast);
    waiting.forEach(({ resolve }, n) => resolve(outcomes[n] ?? { affected: 0, insertId: 0 }));
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

async function runAll(
  runner: QueryRunner,
  statements: readonly Statement[],
  isLast: boolean,
): Promise<StatementOutcome[]> {
  if (!endsTransactions(runner)) {
    const outcomes: StatementOutcome[] = [];
    for (const statement of statements) outcomes.push(await executeAlone(runner, statement));
    return outcomes;
  }
  const { sql, values, positions } = withExpectations(statements);
  try {
    const headers = await runner.queryAll<Header>(sql, values, isLast);
    return positions.map((position) => outcomeOf(headers[position]));
  } catch (error) {
    throw unmetExpectation(error, statements) ?? error;
  }
}

const outcomeOf = (header: Header | undefined): StatementOutcome => ({
  affected: header?.affectedRows ?? 0,
  insertId: header?.insertId ?? 0,
});
