import { ApiError } from '../api-error.js';
import { newIdempotencyKey } from '../idempotency-key.js';
import { openWrites } from '../open-writes.js';

/**
 * Sends a write under a key of its own. The same write sent meanwhile shares the answer (a double click); sent again after a
 * lost answer it has the same key, so that the server does it once.
 */
export const writeOnce = <T>(identity: string, send: (key: string) => Promise<T>): Promise<T> => {
  const write = openWrites.get(identity) ?? { key: newIdempotencyKey(), answer: null };
  openWrites.set(identity, write);
  write.answer ??= send(write.key).then(
    (answer) => {
      openWrites.delete(identity);
      return answer;
    },
    (error: unknown) => {
      write.answer = null;
      // A key is used up by success only: the API stores no failure.
      if (error instanceof ApiError && error.status > 0 && error.status < 500) openWrites.delete(identity);
      throw error;
    },
  );
  return write.answer as Promise<T>;
};
