import type { CurrentSpan, OpenSpan, SpanStart, Tracer } from './span.js';

let tracer: Tracer | null = null;

/** @internal by `startTracing` alone */
export const useTracer = (next: Tracer | null): void => {
  tracer = next;
};

/** Whether spans are made at all. */
export const isTracing = (): boolean => tracer !== null;

/** Begins a span that the caller ends; null without tracing. */
export const beginSpan = (start: SpanStart): OpenSpan | null => tracer?.begin(start) ?? null;

/** The span that the caller works in; null outside of one and without tracing. */
export const currentSpan = (): CurrentSpan | null => tracer?.current() ?? null;

/** Runs work that belongs to no span, such as a loop that a request merely woke. */
export const detached = <T>(work: () => T): T => (tracer ? tracer.detached(work) : work());

/** What an error is called in a span: its code, else its class. */
export const errorKind = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : typeof error;
};

/** Runs work inside a span that ends with it. Without tracing it only runs the work, with null. */
export const traced = async <T>(
  start: SpanStart,
  work: (span: OpenSpan | null) => Promise<T>,
): Promise<T> => {
  const span = beginSpan(start);
  if (!span) return work(null);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(errorKind(error));
    throw error;
  } finally {
    span.end();
  }
};
