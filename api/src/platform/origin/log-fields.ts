import { currentSpan } from '@lacteos/tracing';
import { currentRequestId } from './origin.js';

export const traceFields = (): Record<string, string> => {
  const span = currentSpan();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
};

export const requestFields = (): Record<string, string> => {
  const requestId = currentRequestId();
  return requestId === null ? {} : { reqId: requestId };
};
