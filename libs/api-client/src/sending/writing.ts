import { chosenStore } from '@lacteos/session-bus';
import { toApiError } from '../api-error.js';
import type { CallOptions, Request } from '../call.js';
import { toWriteError } from './write-error.js';
import { writeOnce } from './write-once.js';

type Send<T> = (key: string | null | undefined, toError: (error: unknown) => unknown) => Promise<T>;

/** Once ({@link writeOnce}), with the caller's key, or without one. */
export const sendWrite = <T>(
  request: Request,
  { idempotencyKey, params, headers }: CallOptions,
  send: Send<T>,
): Promise<T> => {
  const isOnce = idempotencyKey === undefined;
  // Sent without a network: certainly not done. Without a key: may be repeated.
  const isHarmless = globalThis.navigator.onLine === false || idempotencyKey === null;
  const toError = (error: unknown) => (isHarmless ? toApiError(error) : toWriteError(error, isOnce));
  if (!isOnce) return send(idempotencyKey, toError);
  return writeOnce(JSON.stringify([request, params, headers, chosenStore()]), (key) => send(key, toError));
};

export { sendFile } from './send-file.js';
