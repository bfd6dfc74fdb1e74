import { maskedUrl } from '@lacteos/contracts/http';
import { isTracing, RequestSpans } from '@lacteos/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const UNTRACED = /^\/(healthz|releases\/|favicon\.ico)/;
const AREA = /^\/(api|release-desk)\//;

const spans = new RequestSpans<object>();

const nameOf = ({ method, url }: FastifyRequest): string => `${method} ${AREA.exec(url)?.[1] ?? 'page'}`;

/** Path without query and personal data. */
const pathOf = ({ url }: FastifyRequest): string => maskedUrl(url.split('?', 1)[0] ?? '');

export const traceparentOf = (request: object): string | undefined => spans.traceparentOf(request);

/** Creates a span per request. Accepts trace ids from trusted proxies only: visitors could join others' traces. */
export const traceRequests = (app: FastifyInstance, isProxy: (request: FastifyRequest) => boolean): void => {
  if (!isTracing()) return;
  app.addHook('onRequest', (request, _reply, done) => {
    if (UNTRACED.test(request.url)) return done();
    const { traceparent } = request.headers;
    const parent = typeof traceparent === 'string' && isProxy(request) ? traceparent : null;
    const attributes = {
      'http.request.method': request.method,
      'url.path': pathOf(request),
      'lacteos.request_id': request.id,
    };
    spans.begin(request, { name: nameOf(request), parent, attributes }, done);
  });
  app.addHook('preValidation', (request, _reply, done) => spans.within(request, done));
  app.addHook('onResponse', async (request, reply) => spans.finish(request, { status: reply.statusCode }));
};
