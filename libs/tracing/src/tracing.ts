import type { CurrentSpan, OpenSpan, SpanStart, Tracer } from './span.js';

let tracer: Tracer | null = null;

/** @internal by `startTracing` alone */
export const useTracer = (next: Tracer | null): void => {
  tracer = next;
};

export const isTracing = (): boolean => tracer !== null;

/** The caller ends it; null without tracing. */
export const beginSpan = (start: SpanStart): OpenSpan | null => tracer?.begin(start) ?? null;

export const currentSpan = (): CurrentSpan | null => tracer?.current() ?? null;

/** Runs work outside any span, such as a loop that a request merely woke. */
export const detached = <T>(work: () => T): T => (tracer ? tracer.detached(work) : work());

/** The error's code, else its class. */
export const errorKind = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : typeof error;
};

/** Without tracing it only runs the work, with null. */
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
    span.finish();
  }
};
