import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { CurrentSpan, OpenSpan, SpanStart, Tracer } from './span.js';
import type { TraceSettings } from './trace-settings.js';

const KINDS: Readonly<Record<SpanStart['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Time limit for sending the last spans. */
const MAX_END_MS = 2_000;

const exporterFor = async (protocol: TraceSettings['protocol']): Promise<SpanExporter> => {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
};

/** The SDK reads the standard `OTEL_…` variables. */
export const openTracer = async (service: string, { protocol }: TraceSettings): Promise<Tracer> => {
  const named = resourceFromAttributes({ 'service.name': service });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(await exporterFor(protocol))],
  });
  provider.register();
  const tracer = trace.getTracer('lacteos');
  return {
    begin: ({ name, kind, attributes, parent }) => {
      const within = contextOf(parent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, within);
      return openSpan(span, trace.setSpan(within, span));
    },
    current: () => {
      const active = trace.getSpanContext(context.active());
      return active && isSpanContextValid(active) ? idsOf(active) : null;
    },
    detached: (work) => context.with(ROOT_CONTEXT, work),
    close: async () => {
      // Undelivered spans must not delay the end of the process.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, delay(MAX_END_MS, undefined, { ref: false })]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
};

const contextOf = (parent: string | null | undefined): Context => {
  if (parent === undefined) return context.active();
  return parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent: parent });
};

const openSpan = (span: Span, within: Context): OpenSpan => ({
  traceparent: idsOf(span.spanContext()).traceparent,
  run: (work) => context.with(within, work),
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(attributes),
  fail: (kind) => {
    span.setAttribute('error.type', kind);
    span.setStatus({ code: SpanStatusCode.ERROR });
  },
  finish: () => span.end(),
});

const idsOf = ({ traceId, spanId, traceFlags }: SpanContext): CurrentSpan => ({
  traceId,
  spanId,
  traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
});
