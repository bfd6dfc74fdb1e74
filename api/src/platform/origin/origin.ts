import { AsyncLocalStorage } from 'node:async_hooks';
import { currentSpan } from '@lacteos/tracing';
import { currentRequest } from './current-request.js';

export interface Origin {
  readonly requestId: string | null;
  readonly traceparent: string | null;
}

export const NO_ORIGIN: Origin = { requestId: null, traceparent: null };

const storage = new AsyncLocalStorage<{ requestId: string | null }>();

/** null: no request caused the work. */
export const runForRequest = <T>(requestId: string | null, work: () => T): T =>
  storage.run({ requestId }, work);

export const currentRequestId = (): string | null => {
  const caused = storage.getStore();
  return caused ? caused.requestId : (currentRequest()?.id ?? null);
};

export const currentOrigin = (): Origin => ({
  requestId: currentRequestId(),
  traceparent: currentSpan()?.traceparent ?? null,
});
