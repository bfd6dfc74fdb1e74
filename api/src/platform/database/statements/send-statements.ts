import type { QueryRunner } from 'typeorm';

import type { Read, Statement, StatementOutcome } from './statement.js';

interface Header {
  affectedRows: number;
  insertId: number;
}

/**
 * Runs the statements of a transaction in their order: on MariaDB in one packet, on SQLite one after the other. Those behind a
 * failed one are not run.
 * @throws what the first unmet expectation makes
 */
export async function sendStatements(
  runner: QueryRunner,
  statements: readonly Statement[],
): Promise<StatementOutcome[]> {
  if (isSqlite(runner)) {
    const outcomes: StatementOutcome[] = [];
    for (const statement of statements) outcomes.push(await sendStatement(runner, statement));
    return outcomes;
  }
  const headers = await sendPacket<Header>(runner, statements);
  const outcomes = headers.map(({ affectedRows, insertId }) => ({ affected: affectedRows, insertId }));
  statements.forEach((statement, n) => requireExpected(statement, outcomes[n]));
  return outcomes;
}

/** Runs one statement on a connection. @throws what its unmet expectation makes */
export async function sendStatement(runner: QueryRunner, statement: Statement): Promise<StatementOutcome> {
  const { affected, raw }: { affected?: number; raw: unknown } = await runner.query(
    statement.sql,
    [...statement.values],
    true,
  );
  const insertId = typeof raw === 'object' && raw !== null && 'insertId' in raw ? raw.insertId : raw;
  const outcome = { affected: affected ?? 0, insertId: Number(insertId) || 0 };
  requireExpected(statement, outcome);
  return outcome;
}

/** Runs a write and then a read: on MariaDB in one packet. */
export async function sendThenRead<Row>(
  runner: QueryRunner,
  statement: Statement,
  read: Read,
): Promise<{ outcome: StatementOutcome; rows: Row[] }> {
  if (isSqlite(runner)) {
    const outcome = await sendStatement(runner, statement);
    return { outcome, rows: (await runner.query(read.sql, [...read.values])) as Row[] };
  }
  const [header, rows] = await sendPacket<Header | Row[]>(runner, [statement, read]);
  const { affectedRows: affected, insertId } = header as Header;
  return { outcome: { affected, insertId }, rows: rows as Row[] };
}

/** Runs statements of MariaDB in one packet, each with an answer. */
export async function sendPacket<Answer>(
  runner: QueryRunner,
  statements: readonly Read[],
): Promise<Answer[]> {
  const sql = statements.map((statement) => statement.sql).join('; ');
  const answer: unknown = await runner.query(
    sql,
    statements.flatMap(({ values }) => [...values]),
  );
  return (statements.length === 1 ? [answer] : answer) as Answer[];
}

function requireExpected({ expectation }: Statement, outcome: StatementOutcome | undefined): void {
  if (expectation && outcome?.affected !== expectation.rows) throw expectation.orThrow();
}

const isSqlite = ({ dataSource }: QueryRunner): boolean => dataSource.options.type === 'better-sqlite3';
