import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes?: readonly Attribute[];
}
interface TraceExport {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const valuesOf = (attributes: readonly Attribute[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));

const spansOf = ({ resourceSpans }: TraceExport): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId = '', attributes = [] }) => ({
        service: valuesOf(resource.attributes)['service.name'] ?? '',
        ...{ name, traceId, spanId, parentSpanId, attributes: valuesOf(attributes) },
      })),
    ),
  );

/** Loopback collector of OTLP spans over HTTP as JSON. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  private readonly server: Server;
  private listeners: (() => void)[] = [];

  private constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (request.url === '/v1/traces')
          this.spans.push(...spansOf(JSON.parse(Buffer.concat(parts).toString('utf8')) as TraceExport));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        this.listeners.forEach((listener) => listener());
      });
    });
  }

  static async start(): Promise<OtlpReceiver> {
    const receiver = new OtlpReceiver();
    await new Promise<void>((done) => receiver.server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  get environment(): Record<string, string> {
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
  }

  async waitForSpan(matches: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
    for (;;) {
      const found = this.spans.find(matches);
      if (found) return found;
      await new Promise<void>((arrived) => this.listeners.push(arrived));
    }
  }

  ancestorsOf(span: ReceivedSpan): ReceivedSpan[] {
    const parent = this.spans.find(
      ({ traceId, spanId }) => traceId === span.traceId && spanId === span.parentSpanId,
    );
    return parent ? [...this.ancestorsOf(parent), span] : [span];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
