import { fastifyHttpProxy } from '@fastify/http-proxy';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { sendFailure } from './edge/failures.js';
import { HeldAnswers } from './edge/held-answers.js';
import { RequestBodies } from './edge/request-bodies.js';
import { traceparentOf } from './edge/trace-requests.js';
import type { GatewaySettings } from './settings.js';
import { DEV_SERVER_PREFIX } from './dev-server.js';
import { type ApiClient, CONNECTION_OPTIONS } from './upstreams/api-client.js';

const DESK = '/release-desk';
const REPORTS = `${DESK}/reports`;

const sendUnreachable = (reply: FastifyReply<RouteGenericInterface, RawServerBase>): void => {
  // A report that cannot be delivered must not fail for the visitor.
  if (reply.request.url === REPORTS) return void reply.code(204).send();
  void sendFailure(reply, 'GATEWAY.API_UNAVAILABLE');
};

interface Forwarding {
  upstream: string;
  prefix: string;
  rewritePrefix: string;
  /** The URL is then only a name. */
  client?: ApiClient;
  /** Undefined: all cookies are forwarded. */
  isCookie?: IsCookie | undefined;
}

type IsCookie = (name: string) => boolean;

type Headers = Record<string, string | string[] | undefined>;

// The API's `connection` header concerns its own connection, not the visitor's.
const withoutConnection = ({ connection: _, 'keep-alive': __, ...headers }: Headers): Headers => headers;

/** Longer than any that the API writes. */
const MAX_COOKIE_LENGTH = 1_024;

const onlyCookies = (sent: string, isCookie: IsCookie): string | undefined =>
  sent
    .split(/;\s*/)
    .filter((pair) => pair.length <= MAX_COOKIE_LENGTH && isCookie(pair.split('=', 1)[0] ?? ''))
    .join('; ') || undefined;

type Sender = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'protocol' | 'host'>;

const forwardedHeaders = (request: Sender, headers: Headers): Headers => ({
  ...headers,
  expect: undefined,
  ...(/^(GET|HEAD)$/.test(request.method) ? { 'content-length': undefined } : {}),
  // Only the address confirmed by trusted proxies: visitors could forge others.
  'x-forwarded-for': request.ip,
  forwarded: undefined,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  'x-request-id': request.id,
  traceparent: traceparentOf(request),
  tracestate: undefined,
});

class Forwarder {
  private readonly bodies: RequestBodies;
  private readonly answers: HeldAnswers;

  constructor(
    private readonly app: FastifyInstance,
    { limits }: GatewaySettings,
  ) {
    this.bodies = new RequestBodies(limits);
    this.answers = new HeldAnswers(limits.maxHeldBytes);
  }

  async forward({ client, isCookie, ...forwarding }: Forwarding): Promise<void> {
    await this.app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', async (request: FastifyRequest) => this.bodies.read(request.raw));
      await scope.register(fastifyHttpProxy, {
        ...forwarding,
        proxyPayloads: false,
        // Request lines come from RequestLines, without personal data.
        disableRequestLogging: true,
        undici: client ?? CONNECTION_OPTIONS,
        handler: (request, reply, destination, options) =>
          reply.from(destination, { ...options, ...bodyOf(request) }),
        replyOptions: {
          // Pass a 503 on: by default the proxy retries ten times while the visitor waits.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) => ({
            ...forwardedHeaders(request, headers),
            ...(isCookie ? { cookie: onlyCookies(String(headers['cookie'] ?? ''), isCookie) } : {}),
          }),
          rewriteHeaders: withoutConnection,
          onResponse: (_request, reply, answer) => reply.send(this.answers.hold(answer.stream)),
          onError: (reply) => sendUnreachable(reply),
        },
      });
    });
  }
}

const bodyOf = ({ body, headers }: FastifyRequest): { body: Buffer; contentType: string } | object =>
  Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' } : {};

/**
 * Forwards /api and /release-desk/ (without its prefix) once the body is complete. A server that does not answer
 * becomes a 503 in the API's envelope.
 */
export const forwardApi = async (
  app: FastifyInstance,
  settings: GatewaySettings,
  api: { client: ApiClient; isCookie: IsCookie },
): Promise<void> => {
  const { deskUrl, devServer } = settings;
  const forwarder = new Forwarder(app, settings);
  await forwarder.forward({ upstream: 'http://api', prefix: '/api', rewritePrefix: '/api', ...api });
  if (deskUrl) await forwarder.forward({ upstream: deskUrl, prefix: DESK, rewritePrefix: '/' });
  else app.all(`${DESK}/*`, (_request, reply) => sendUnreachable(reply));
  if (!devServer) return;
  const prefix = DEV_SERVER_PREFIX.slice(0, -1);
  await forwarder.forward({ upstream: devServer.url, prefix, rewritePrefix: prefix });
};
