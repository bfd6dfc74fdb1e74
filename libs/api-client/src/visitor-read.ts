import type { Success } from '@lacteos/contracts/answer';
import type { Failure } from '@lacteos/contracts/schemas';
import type { Call } from './call.js';
import { ApiError, isFailure, networkError, unexpectedAnswer } from './api-error.js';

const LIMIT_MS = 30_000;

type Reading = Pick<Call, 'url' | 'params' | 'headers' | 'signal' | 'isFresh'>;

const addressOf = ({ url, params = {} }: Reading): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return `/api${url}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

const answerTo = async (reading: Reading, limit: AbortSignal): Promise<Response> => {
  try {
    return await fetch(addressOf(reading), {
      headers: { Accept: 'application/json', ...reading.headers },
      // The mode of the gateway's preload: another one would load the answer twice.
      credentials: 'same-origin',
      cache: reading.isFresh ? 'no-cache' : 'default',
      signal: limit,
    });
  } catch (error) {
    if (reading.signal?.aborted) throw error;
    throw networkError(error);
  }
};

/** Uses preloads, without axios. Rejects with an ApiError, or with the signal's reason when cancelled. */
export const readAsVisitor = async <T>(reading: Reading): Promise<Success<T>> => {
  const limit = new AbortController();
  const cancel = (): void => limit.abort(reading.signal?.reason);
  const timer = setTimeout(() => limit.abort(), LIMIT_MS);
  reading.signal?.addEventListener('abort', cancel, { once: true });
  if (reading.signal?.aborted) cancel();
  try {
    const answer = await answerTo(reading, limit.signal);
    const body = (await answer.json().catch(() => null)) as Success<T> | Failure | null;
    if (answer.ok && body?.success) return body;
    if (isFailure(body)) throw new ApiError({ ...body, status: answer.status });
    throw unexpectedAnswer(answer.status);
  } finally {
    clearTimeout(timer);
    reading.signal?.removeEventListener('abort', cancel);
  }
};
