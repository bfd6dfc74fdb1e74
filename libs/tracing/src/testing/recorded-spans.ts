import { AsyncLocalStorage } from 'node:async_hooks';
import type { CurrentSpan, OpenSpan, SpanStart, Tracer } from '../span.js';
import { useTracer } from '../tracing.js';

export interface RecordedSpan {
  name: string;
  readonly traceparent: string;
  /** Traceparent; null for the root of a trace. */
  readonly parent: string | null;
  attributes: Record<string, unknown>;
  isEnded: boolean;
}

/** Replaces the SDK in specs that cannot load it. */
export class RecordedSpans implements Tracer {
  readonly spans: RecordedSpan[] = [];
  private readonly within = new AsyncLocalStorage<RecordedSpan | null>();

  static start(): RecordedSpans {
    const recorded = new RecordedSpans();
    useTracer(recorded);
    return recorded;
  }

  begin({ name, attributes = {}, parent = this.current()?.traceparent ?? null }: SpanStart): OpenSpan {
    const number = this.spans.length + 1;
    const traceId = parent?.split('-')[1] ?? String(number).padStart(32, '0');
    const traceparent = `00-${traceId}-${String(number).padStart(16, '0')}-01`;
    const span: RecordedSpan = { name, traceparent, parent, attributes: { ...attributes }, isEnded: false };
    this.spans.push(span);
    return {
      traceparent,
      run: (work) => this.within.run(span, work),
      rename: (next) => void (span.name = next),
      set: (more) => void Object.assign(span.attributes, more),
      fail: (kind) => void (span.attributes['error.type'] = kind),
      finish: () => void (span.isEnded = true),
    };
  }

  current(): CurrentSpan | null {
    const traceparent = this.within.getStore()?.traceparent;
    const [, traceId = '', spanId = ''] = traceparent?.split('-') ?? [];
    return traceparent ? { traceparent, traceId, spanId } : null;
  }

  detached<T>(work: () => T): T {
    return this.within.run(null, work);
  }

  async close(): Promise<void> {
    useTracer(null);
  }
}
