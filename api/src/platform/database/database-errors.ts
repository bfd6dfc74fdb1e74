import { QueryFailedError } from 'typeorm';

interface DriverError {
  readonly errno?: number;
  readonly code?: string;
  readonly message?: string;
  readonly fatal?: boolean;
}

export class DatabaseGoneError extends Error {
  readonly fatal = true;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseGoneError';
  }
}

/** Deadlock, lock wait timeout, record changed since last read (Galera, snapshot isolation). */
const REPLAYABLE_ERRNOS = new Set([1213, 1205, 1020]);
const UNAVAILABLE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|IOERR|LOCKED|NOMEM|NOTADB|READONLY)/;
const READ_ONLY_ERRNOS = new Set([1036, 1290, 1792, 1836]);
const SERIALIZATION_FAILURE = '40001';

function driverErrorOf(error: unknown): DriverError & { sqlState?: string } {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  return typeof error === 'object' && error !== null ? error : {};
}

export function isDuplicateKey(error: unknown): boolean {
  const { errno, code, message } = driverErrorOf(error);
  return (
    errno === 1062 ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY' ||
    (message ?? '').includes('UNIQUE constraint failed')
  );
}

/** The same transaction may succeed when run again from its start. */
export function isReplayable(error: unknown): boolean {
  const { errno, sqlState } = driverErrorOf(error);
  return (errno !== undefined && REPLAYABLE_ERRNOS.has(errno)) || sqlState === SERIALIZATION_FAILURE;
}

const FULL_ERRNOS = new Set([1021, 1041, 1114, 3675]);
const FULL_CODES = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT']);

export function isStorageFull(error: unknown): boolean {
  const { errno, code } = driverErrorOf(error);
  return (errno !== undefined && FULL_ERRNOS.has(errno)) || (code !== undefined && FULL_CODES.has(code));
}

/** Connection refused, broken or silent; too many connections; server stopping; node outside the cluster. */
const GONE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'EMFILE',
  'ENFILE',
]);
const FULL_SERVER_ERRNOS = new Set([1040, 1203, 1226]);

export const isServerFull = (error: unknown): boolean =>
  FULL_SERVER_ERRNOS.has(driverErrorOf(error).errno ?? 0);

/** The last three: a statement or connection was ended by time-out or by hand. */
const GONE_ERRNOS = new Set([...FULL_SERVER_ERRNOS, 1047, 1053, 1927, 1317, 1969, 3024]);

function isGone(error: unknown): boolean {
  const { errno, code, fatal } = driverErrorOf(error);
  if (fatal === true) return true;
  return (errno !== undefined && GONE_ERRNOS.has(errno)) || (code !== undefined && GONE_CODES.has(code));
}

/** Unreachable, locked too long, read-only, or its disk fails. */
export function isUnavailable(error: unknown): boolean {
  const { errno = 0, code = '' } = driverErrorOf(error);
  return isGone(error) || isReplayable(error) || READ_ONLY_ERRNOS.has(errno) || UNAVAILABLE.test(code);
}
