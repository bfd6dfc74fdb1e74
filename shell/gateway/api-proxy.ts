import { randomUUID } from 'node:crypto';
import type { Failure } from '@lacteos/contracts';
import { fastifyHttpProxy } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import type { GatewaySettings } from './settings.js';

const PREFIX = '/api';
const CONNECT_LIMIT_MS = 3_000;
const ANSWER_LIMIT_MS = 60_000;

const unreachable = (): Failure => ({
  success: false,
  code: 'GATEWAY.API_UNAVAILABLE',
  message: 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos.',
  requestId: randomUUID(),
});

const sendUnreachable = (reply: FastifyReply<RouteGenericInterface, RawServerBase>): void => {
  void reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send(unreachable());
};

/** Forwards /api as it is; limits of bodies are the API's. An API that does not answer becomes a 503 in its envelope. */
export const forwardApi = async (
  app: FastifyInstance,
  { apiUrl, isBehindProxy }: GatewaySettings,
): Promise<void> => {
  await app.register(async (scope) => {
    // Bodies pass as streams, also those that the server could parse itself.
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyHttpProxy, {
      upstream: apiUrl,
      prefix: PREFIX,
      rewritePrefix: PREFIX,
      undici: {
        connect: { timeout: CONNECT_LIMIT_MS },
        headersTimeout: ANSWER_LIMIT_MS,
        bodyTimeout: ANSWER_LIMIT_MS,
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          // Visitors could invent an address of their own: only a proxy that we were told about may name one.
          'x-forwarded-for': isBehindProxy
            ? [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
            : request.socket.remoteAddress,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
        onError: (reply) => sendUnreachable(reply),
      },
    });
  });
};
