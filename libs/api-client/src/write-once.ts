import { ApiError } from './api-error.js';
import { newIdempotencyKey } from './idempotency-key.js';

interface OpenWrite {
  readonly key: string;
  /** null while its outcome is unknown. */
  answer: Promise<unknown> | null;
}

const open = new Map<string, OpenWrite>();

/**
 * Sends a write under a key of its own. The same write sent meanwhile shares the answer (a double click); sent again after a
 * lost answer it has the same key, so that the server does it once.
 */
export const writeOnce = <T>(identity: string, send: (key: string) => Promise<T>): Promise<T> => {
  const write = open.get(identity) ?? { key: newIdempotencyKey(), answer: null };
  open.set(identity, write);
  write.answer ??= send(write.key).then(
    (answer) => {
      open.delete(identity);
      return answer;
    },
    (error: unknown) => {
      write.answer = null;
      // A key is used up by success only: the API stores no failure.
      if (error instanceof ApiError && error.status > 0 && error.status < 500) open.delete(identity);
      throw error;
    },
  );
  return write.answer as Promise<T>;
};

/** Gives up the keys of writes without an answer: their forms are gone, the same write is another intention. */
export const forgetLostWrites = (): void => {
  for (const [identity, { answer }] of open) if (!answer) open.delete(identity);
};
