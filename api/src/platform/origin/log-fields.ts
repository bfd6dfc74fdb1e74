import { currentSpan } from '@lacteos/tracing';
import { currentRequestId } from './origin.js';

/** Ties a line of the log to its trace, by the names of OpenTelemetry. */
export const traceFields = (): Record<string, string> => {
  const span = currentSpan();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
};

/** Ties a line that belongs to no request's own log to the request that caused it. */
export const requestFields = (): Record<string, string> => {
  const requestId = currentRequestId();
  return requestId === null ? {} : { reqId: requestId };
};
