import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

import { isServerFull } from './database-errors.js';

const MAX_WAIT_MS = 4_000;
const PAUSE_MS = 25;
const LOG_EVERY_MS = 60_000;

const logger = new Logger('Database');
let loggedAt = -LOG_EVERY_MS;

/**
 * Waits for a connection that is returned while the server accepts no further one, because others use it too or its
 * `max_connections` is below the pool: the pool then does with those it has.
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
