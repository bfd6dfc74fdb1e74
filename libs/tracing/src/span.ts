/** Ids, routes, codes and counts only: never what a person typed or is known by. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  /** Low cardinality: a route or a topic, never an address. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
  /** W3C traceparent of the cause; null begins a trace, absent continues the current span. */
  readonly parent?: string | null;
}

export interface OpenSpan {
  /** W3C traceparent. */
  readonly traceparent: string;
  run<T>(work: () => T): T;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Records the kind only: an error's message may quote what a person typed. */
  fail(kind: string): void;
  finish(): void;
}

export interface Tracer {
  begin(start: SpanStart): OpenSpan;
  current(): CurrentSpan | null;
  /** Runs work in no span. */
  detached<T>(work: () => T): T;
  close(): Promise<void>;
}

/** W3C ids, in hexadecimal. */
export interface CurrentSpan {
  readonly traceparent: string;
  readonly traceId: string;
  readonly spanId: string;
}
