import { randomUUID } from 'node:crypto';
import type { Failure } from '@lacteos/contracts';
import { fastifyHttpProxy } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import type { GatewaySettings } from './settings.js';
import { WORKSHOP_PREFIX } from './workshop.js';

const CONNECT_LIMIT_MS = 3_000;
const ANSWER_LIMIT_MS = 60_000;

const unreachable = (): Failure => ({
  success: false,
  code: 'GATEWAY.API_UNAVAILABLE',
  message: 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos.',
  requestId: randomUUID(),
});

const DESK = '/release-desk';
const REPORTS = `${DESK}/reports`;

const sendUnreachable = (reply: FastifyReply<RouteGenericInterface, RawServerBase>): void => {
  // A report that nobody takes is no trouble of the visitor's.
  if (reply.request.url === REPORTS) return void reply.code(204).send();
  void reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send(unreachable());
};

/** A prefix of addresses and the server that answers them. */
interface Forwarding {
  upstream: string;
  prefix: string;
  /** What stands there in place of the prefix. */
  rewritePrefix: string;
}

const forward = async (
  app: FastifyInstance,
  { isBehindProxy }: GatewaySettings,
  forwarding: Forwarding,
): Promise<void> => {
  await app.register(async (scope) => {
    // Bodies pass as streams, also those that the server could parse itself.
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyHttpProxy, {
      ...forwarding,
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

/**
 * Forwards /api as it is and /release-desk/ without its prefix; limits of bodies are those of the servers. One that does
 * not answer becomes a 503 in the API's envelope. In development what the server of a remote builds comes this way, too.
 */
export const forwardApi = async (app: FastifyInstance, settings: GatewaySettings): Promise<void> => {
  const { apiUrl, deskUrl, workshop } = settings;
  await forward(app, settings, { upstream: apiUrl, prefix: '/api', rewritePrefix: '/api' });
  if (deskUrl) await forward(app, settings, { upstream: deskUrl, prefix: DESK, rewritePrefix: '/' });
  else app.all(`${DESK}/*`, (_request, reply) => sendUnreachable(reply));
  if (!workshop) return;
  const prefix = WORKSHOP_PREFIX.slice(0, -1);
  await forward(app, settings, { upstream: workshop.url, prefix, rewritePrefix: prefix });
};
