export { RequestSpans } from './request-spans.js';
export type { Attributes, CurrentSpan, OpenSpan, SpanStart } from './span.js';
export { startTracing } from './start-tracing.js';
export { currentSpan, detached, errorKind, isTracing, traced } from './tracing.js';
