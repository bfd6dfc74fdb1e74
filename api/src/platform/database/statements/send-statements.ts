import { QueryFailedError, type QueryRunner } from 'typeorm';

import type { Read, Statement, StatementOutcome } from './statement.js';

interface Header {
  affectedRows: number;
  insertId: number;
}

const SIGNALLED = 1644;
const UNMET = /^expectation (\d+)$/;

/**
 * One packet on MariaDB. Statements after a failed one are not run.
 * @throws the error of the first unmet expectation
 */
export async function sendStatements(
  runner: QueryRunner,
  statements: readonly Statement[],
): Promise<StatementOutcome[]> {
  if (isSqlite(runner)) return sendOneByOne(runner, statements);
  const outcomes = (await sendPacket<Header>(runner, statements)).map(outcomeOf);
  statements.forEach((statement, n) => requireExpected(statement, outcomes[n]));
  return outcomes;
}

/**
 * Like {@link sendStatements}, with COMMIT in MariaDB's packet, so that locks wait for no round trip. The server stops
 * before it at an unmet expectation.
 * @returns whether they are committed; false on SQLite
 */
export async function sendWithCommit(
  runner: QueryRunner,
  statements: readonly Statement[],
): Promise<{ outcomes: StatementOutcome[]; isCommitted: boolean }> {
  if (isSqlite(runner)) return { outcomes: await sendOneByOne(runner, statements), isCommitted: false };
  const packet: Read[] = statements.flatMap((statement, n) => [
    statement,
    ...(statement.expectation ? [guardOf(statement.expectation.rows, n)] : []),
  ]);
  try {
    const headers = await sendPacket<Header>(runner, [...packet, { sql: 'COMMIT', values: [] }]);
    const outcomes = statements.map((statement) => outcomeOf(headers[packet.indexOf(statement)]));
    return { outcomes, isCommitted: true };
  } catch (error) {
    throw unmetExpectation(error, statements) ?? error;
  }
}

/** @throws the error of its unmet expectation */
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
  return { outcome: outcomeOf(header as Header), rows: rows as Row[] };
}

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

async function sendOneByOne(
  runner: QueryRunner,
  statements: readonly Statement[],
): Promise<StatementOutcome[]> {
  const outcomes: StatementOutcome[] = [];
  for (const statement of statements) outcomes.push(await sendStatement(runner, statement));
  return outcomes;
}

/** Stops MariaDB's packet when the statement before it changed another number of rows. */
const guardOf = (rows: number, position: number): Read => ({
  sql: `BEGIN NOT ATOMIC IF ROW_COUNT() <> ${rows} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'expectation ${position}'; END IF; END`,
  values: [],
});

function unmetExpectation(error: unknown, statements: readonly Statement[]): Error | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { errno, sqlMessage = '' } = error.driverError as { errno?: number; sqlMessage?: string };
  const position = errno === SIGNALLED ? UNMET.exec(sqlMessage)?.[1] : undefined;
  return statements[Number(position)]?.expectation?.orThrow() ?? null;
}

function requireExpected({ expectation }: Statement, outcome: StatementOutcome | undefined): void {
  if (expectation && outcome?.affected !== expectation.rows) throw expectation.orThrow();
}

const outcomeOf = (header: Header | undefined): StatementOutcome => ({
  affected: header?.affectedRows ?? 0,
  insertId: header?.insertId ?? 0,
});

const isSqlite = ({ dataSource }: QueryRunner): boolean => dataSource.options.type === 'better-sqlite3';
