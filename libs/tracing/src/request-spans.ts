import type { Attributes, OpenSpan, SpanStart } from './span.js';
import { beginSpan } from './tracing.js';

export interface RequestEnd {
  readonly status: number;
  /** Replaces the name of the span, e.g. by the route. */
  readonly name?: string;
  readonly attributes?: Attributes;
}

export class RequestSpans<R extends object> {
  private readonly open = new WeakMap<R, OpenSpan>();

  begin(request: R, start: Omit<SpanStart, 'kind'>, next: () => void): void {
    const span = beginSpan({ ...start, kind: 'server' });
    if (!span) return next();
    this.open.set(request, span);
    span.run(next);
  }

  within(request: R, next: () => void): void {
    const span = this.open.get(request);
    if (span) span.run(next);
    else next();
  }

  /** Undefined without a span. */
  traceparentOf(request: R): string | undefined {
    return this.open.get(request)?.traceparent;
  }

  finish(request: R, { status, name, attributes }: RequestEnd): void {
    const span = this.open.get(request);
    if (!span) return;
    this.open.delete(request);
    if (name) span.rename(name);
    span.set({ ...attributes, 'http.response.status_code': status });
    if (status >= 500) span.fail(String(status));
    span.finish();
  }
}
