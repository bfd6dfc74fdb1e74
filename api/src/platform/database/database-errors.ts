import { QueryFailedError } from 'typeorm';

interface DriverError {
  readonly errno?: number;
  readonly code?: string;
  readonly message?: string;
}

/** Deadlock, lock wait timeout, record changed since last read (Galera, snapshot isolation). */
const REPLAYABLE_ERRNOS = new Set([1213, 1205, 1020]);
const SERIALIZATION_FAILURE = '40001';

function driverErrorOf(error: unknown): DriverError & { sqlState?: string } {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  return typeof error === 'object' && error !== null ? error : {};
}

/** Whether a unique key or primary key refused the row. */
export function isDuplicateKey(error: unknown): boolean {
  const { errno, code, message } = driverErrorOf(error);
  return (
    errno === 1062 ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY' ||
    (message ?? '').includes('UNIQUE constraint failed')
  );
}

/** Whether the same transaction may succeed when it is run again from its start. */
export function isReplayable(error: unknown): boolean {
  const { errno, code, sqlState } = driverErrorOf(error);
  return (
    (errno !== undefined && REPLAYABLE_ERRNOS.has(errno)) ||
    sqlState === SERIALIZATION_FAILURE ||
    code === 'SQLITE_BUSY' ||
    code === 'SQLITE_BUSY_SNAPSHOT'
  );
}
