import { AsyncLocalStorage } from 'node:async_hooks';
import { currentSpan } from '@lacteos/tracing';
import { currentRequest } from './current-request.js';

/** What a piece of work goes back to: the id of a request, and the span that caused it where spans are made. */
export interface Origin {
  readonly requestId: string | null;
  /** W3C traceparent. */
  readonly traceparent: string | null;
}

/** Of work that goes back to no request. */
export const NO_ORIGIN: Origin = { requestId: null, traceparent: null };

const storage = new AsyncLocalStorage<{ requestId: string | null }>();

/** Runs work of the outbox for the request that caused it; null where none did. */
export const runForRequest = <T>(requestId: string | null, work: () => T): T =>
  storage.run({ requestId }, work);

/** The id of the request that the caller works for, directly or by a message of the outbox. */
export const currentRequestId = (): string | null => {
  const caused = storage.getStore();
  return caused ? caused.requestId : (currentRequest()?.id ?? null);
};

/** For work that is recorded now and done later. */
export const currentOrigin = (): Origin => ({
  requestId: currentRequestId(),
  traceparent: currentSpan()?.traceparent ?? null,
});
