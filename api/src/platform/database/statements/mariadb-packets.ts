import { QueryFailedError, type QueryRunner } from 'typeorm';

import type { LateValue } from './generated-id.js';
import type { Statement } from './statement.js';

/** Several statements in the text of one packet. */
interface Packet {
  readonly sql: readonly string[];
  readonly values: readonly LateValue[];
  /** Index of each statement's own result among all results. */
  readonly positions: readonly number[];
}
/** A connection that takes several statements at once, and the end of their transaction with them. */
export interface PacketRunner {
  queryAll<Answer>(sql: readonly string[], values: readonly LateValue[], isLast: boolean): Promise<Answer[]>;
}

const SIGNALLED = 1644;
const UNMET = /^expectation (\d+)$/;

export const endsTransactions = (runner: QueryRunner): runner is QueryRunner & PacketRunner =>
  'queryAll' in runner;

/** The server stops at a statement that changes another number of rows, so that no COMMIT follows. */
export function withExpectations(statements: readonly Statement[]): Packet {
  const sql: string[] = [];
  const positions: number[] = [];
  statements.forEach((statement, n) => {
    positions.push(sql.push(statement.sql) - 1);
    if (statement.expectation) sql.push(guard(statement.expectation.rows, n));
    if (statement.generates) sql.push(`SET ${statement.generates.name} = LAST_INSERT_ID()`);
  });
  return { sql, positions, values: statements.flatMap(({ values }) => values) };
}

/** The error of a statement whose expectation failed, or null for any other failure. */
export function unmetExpectation(error: unknown, statements: readonly Statement[]): Error | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { errno, sqlMessage = '' } = error.driverError as { errno?: number; sqlMessage?: string };
  const position = errno === SIGNALLED ? UNMET.exec(sqlMessage)?.[1] : undefined;
  return statements[Number(position)]?.expectation?.orThrow() ?? null;
}

const guard = (rows: number, position: number): string =>
  `BEGIN NOT ATOMIC IF ROW_COUNT() <> ${rows} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'expectation ${position}'; END IF; END`;
