import { QueryFailedError, type QueryRunner } from 'typeorm';

import type { LateValue } from './generated-id.js';
import type { Statement } from './statement.js';

/** Several statements in the text of one packet. */
interface Packet {
  readonly sql: readonly string[];
  readonly values: readonly LateValue[];
  /** Where each statement's own answer stands among all answers. */
  readonly places: readonly number[];
}
/** A connection that takes several statements at once, and the end of their transaction with them. */
export interface PacketRunner {
  queryAll<Answer>(sql: readonly string[], values: readonly LateValue[], isLast: boolean): Promise<Answer[]>;
}

const SIGNALLED = 1644;
const UNMET = /^expectation (\d+)$/;

export const endsTransactions = (runner: QueryRunner): runner is QueryRunner & PacketRunner =>
  'queryAll' in runner;

/** The server itself stops at a statement that changes another number of rows, so that no COMMIT follows. */
export function withExpectations(statements: readonly Statement[]): Packet {
  const sql: string[] = [];
  const places: number[] = [];
  statements.forEach((statement, n) => {
    places.push(sql.push(statement.sql) - 1);
    if (statement.expectation) sql.push(guard(statement.expectation.rows, n));
    if (statement.generates) sql.push(`SET ${statement.generates.name} = LAST_INSERT_ID()`);
  });
  return { sql, places, values: statements.flatMap(({ values }) => values) };
}

/** What a statement throws for the rows that it missed, or null for any other failure. */
export function unmetExpectation(error: unknown, statements: readonly Statement[]): Error | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { errno, sqlMessage = '' } = error.driverError as { errno?: number; sqlMessage?: string };
  const place = errno === SIGNALLED ? UNMET.exec(sqlMessage)?.[1] : undefined;
  return statements[Number(place)]?.expectation?.orThrow() ?? null;
}

const guard = (rows: number, place: number): string =>
  `BEGIN NOT ATOMIC IF ROW_COUNT() <> ${rows} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'expectation ${place}'; END IF; END`;
