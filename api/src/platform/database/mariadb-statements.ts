import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Pool, PoolConnection, QueryError, QueryResult as Answer } from 'mysql2';
import { DatabaseGoneError, isServerFull } from './database-errors.js';

const TOO_LONG = 'PROTOCOL_SEQUENCE_TIMEOUT';
/** Galera's answer to every statement of a node outside the cluster. */
const ER_UNKNOWN_COM = 1047;
const WAIT_RATIO = 2;

const MAX_WAIT_MS = 4_000;
const PAUSE_MS = 25;
const LOG_EVERY_MS = 60_000;

const logger = new Logger('Database');
let loggedAt = -LOG_EVERY_MS;

export interface MariaDbQuery {
  readonly sql: string;
  readonly values: unknown[] | undefined;
}

/** @param timeoutMs undefined: no limit. A connection that misses it is not reused. */
export function runStatement(
  connection: PoolConnection,
  { sql, values }: MariaDbQuery,
  timeoutMs: number | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // The driver's promises capture a stack per statement, which costs as much as a small one.
    const done = (error: QueryError | null, answer: Answer): void =>
      error ? reject(error) : resolve(answer);
    if (timeoutMs === undefined) connection.query(sql, values, done);
    else connection.query({ sql, timeout: timeoutMs }, values, done);
  });
}

export const isTooLong = (error: unknown): boolean => (error as QueryError).code === TOO_LONG;

export const isRefusedByNode = (error: unknown): boolean => (error as QueryError).errno === ER_UNKNOWN_COM;

export const addressOf = (connection: PoolConnection): string | undefined =>
  (connection as unknown as { stream?: Socket }).stream?.remoteAddress;

/** The server would otherwise continue the statement. */
export function abandon(pool: Pool, connection: PoolConnection, timeoutMs: number): void {
  const { threadId } = connection;
  const address = addressOf(connection);
  const end = Date.now() + timeoutMs;
  connection.destroy();
  pool.getConnection((error, other) => {
    if (error) return;
    // A restarted or another server may have given the number to another connection.
    if (threadId === null || Date.now() > end || addressOf(other) !== address) return other.release();
    other.query({ sql: `KILL ${threadId}`, timeout: timeoutMs }, (failure) =>
      failure && isFatal(failure) ? other.destroy() : other.release(),
    );
  });
}

const isFatal = ({ fatal, code }: QueryError): boolean => fatal || code === TOO_LONG;

/** Waits twice as long as for a statement. @throws DatabaseGoneError */
export function acquire(connecting: Promise<PoolConnection>, timeoutMs: number): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new DatabaseGoneError('no connection to the database became free in time'));
    }, timeoutMs * WAIT_RATIO);
    connecting.then(
      (connection) => {
        clearTimeout(timer);
        if (isLate) connection.release();
        else resolve(connection);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(new DatabaseGoneError('no connection to the database', error));
      },
    );
  });
}

/**
 * Waits for a returned connection while the server refuses further ones, e.g. with `max_connections` below the pool.
 * @throws the server's refusal after four seconds
 */
export async function waitForConnection<T>(obtain: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await obtain();
    } catch (error) {
      if (!isServerFull(error) || performance.now() - startedAt > MAX_WAIT_MS) throw error;
      logRefusal();
      await delay(PAUSE_MS);
    }
  }
}

function logRefusal(): void {
  if (performance.now() - loggedAt < LOG_EVERY_MS) return;
  loggedAt = performance.now();
  logger.warn(
    'the database accepts fewer connections than the pool has: raise max_connections or lower `pool`',
  );
}
