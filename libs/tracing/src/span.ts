/** What a span says about itself. Never what a person typed or is known by: ids, routes, codes and counts only. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A span to begin, by the semantic conventions of OpenTelemetry. */
export interface SpanStart {
  /** Of few values: a route or a topic, never an address. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
  /** W3C traceparent of what caused it; null begins a trace, left out continues the current span. */
  readonly parent?: string | null;
}

/** A span that has begun; it ends once. */
export interface OpenSpan {
  /** W3C traceparent, for the next process. */
  readonly traceparent: string;
  /** Runs work inside the span: spans begun there are its children. */
  run<T>(work: () => T): T;
  /** Replaces the name, once a server knows its route. */
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks it as failed by the kind of the error: its message may quote what a person typed. */
  fail(kind: string): void;
  end(): void;
}

/** What makes spans; there is one in a process whose tracing was started. */
export interface Tracer {
  begin(start: SpanStart): OpenSpan;
  /** The span that the caller works in. */
  current(): CurrentSpan | null;
  /** Runs work in no span. */
  detached<T>(work: () => T): T;
  /** Sends what is left and ends. */
  close(): Promise<void>;
}

/** Ids of a span as W3C writes them, in hexadecimal. */
export interface CurrentSpan {
  readonly traceparent: string;
  readonly traceId: string;
  readonly spanId: string;
}
