import { isTracing, RequestSpans } from '@lacteos/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Machines call these every second. */
const UNTRACED = /^\/api\/(health|metrics)\b/;

const traceparentOf = ({ headers }: FastifyRequest): string | null => {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : null;
};

const endOf = ({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) => {
  const route = routeOptions.url ?? 'unknown';
  return { status: statusCode, name: `${method} ${route}`, attributes: { 'http.route': route } };
};

export function traceRequests(fastify: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new RequestSpans<FastifyRequest>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (UNTRACED.test(request.url)) return done();
    const attributes = { 'http.request.method': request.method, 'lacteos.request_id': request.id };
    spans.begin(request, { name: request.method, parent: traceparentOf(request), attributes }, done);
  });
  // A body stream's events belong to the connection, not to the request.
  fastify.addHook('preValidation', (request, _reply, done) => spans.within(request, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    spans.finish(request, endOf(request, reply));
    done();
  });
}
