import { ApiError } from '../api-error.js';
import { newIdempotencyKey } from '../idempotency-key.js';
import { openWrites } from '../open-writes.js';

/** A double click shares the answer; a repetition after a lost answer has the same key. */
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
      // Only success uses up a key: the API stores no failures.
      if (error instanceof ApiError && error.status > 0 && error.status < 500) openWrites.delete(identity);
      throw error;
    },
  );
  return write.answer as Promise<T>;
};
