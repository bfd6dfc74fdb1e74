import { STATUS_CODES } from 'node:http';
import { fastifyStatic } from '@fastify/static';
import {
  fastify,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { forwardApi } from './api-proxy.js';
import { DiscoverySource, type DiscoverySnapshot } from './discovery-source.js';
import { iconAddress } from './page-files.js';
import { renderUnavailable } from './page-html.js';
import { PageRenderer, type AddressedPage, type RenderedPage } from './page-renderer.js';
import { previewOf } from './preview.js';
import { choose } from './release-choices.js';
import { serveSearchEngines } from './seo/search-engines.js';
import { integrityPolicy, securityHeaders } from './security-headers.js';
import type { GatewaySettings } from './settings.js';
import { visitorOf } from './visitor.js';

const A_YEAR_S = 31_536_000;
const REVALIDATE = 'no-cache';
// Which releases a page starts depends on the visitor, and a first answer brings his cookie.
const REVALIDATE_OWN = 'private, no-cache';

const encodingFor = (request: FastifyRequest): keyof RenderedPage['bodies'] => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const isUnchanged = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

// A hint of the session bus, which proves nothing: what a signed-in visitor sees may differ from the preloaded answer.
const isSignedIn = ({ headers }: FastifyRequest): boolean =>
  /\blacteos_signed_in=1\b/.test(headers.cookie ?? '');

// Matches the requests that the API client makes for an anonymous visitor.
const preloadCall = (call: string): string => `<${call}>; rel=preload; as=fetch; crossorigin=anonymous`;

// A query changes what the page asks for.
const isPlain = (request: FastifyRequest): boolean => !isSignedIn(request) && !request.url.includes('?');

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: AddressedPage): FastifyReply => {
  const encoding = encodingFor(request);
  if (page.calls.length > 0 && isPlain(request)) reply.header('link', page.calls.map(preloadCall).join(', '));
  reply.headers({
    'cache-control': REVALIDATE_OWN,
    etag: page.etag,
    vary: 'accept-encoding, cookie',
  });
  if (page.status === 200 && isUnchanged(request, page.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
};

const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '10' })
    .type('text/html; charset=utf-8')
    .send(renderUnavailable());

const sendRefusal = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(STATUS_CODES[status]);

const sendDiscovery = (request: FastifyRequest, reply: FastifyReply, snapshot: DiscoverySnapshot | null) => {
  if (!snapshot) return reply.code(503).header('cache-control', 'no-store').send({ microFrontends: {} });
  reply.headers({ 'cache-control': REVALIDATE, etag: snapshot.etag });
  if (isUnchanged(request, snapshot.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(snapshot.text);
};

const isPageRequest = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/releases/');

const serveReleases = (app: FastifyInstance, releasesDir: string) =>
  app.register(fastifyStatic, {
    root: releasesDir,
    prefix: '/releases/',
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: A_YEAR_S * 1000,
    setHeaders: (reply) => {
      reply.header('vary', 'accept-encoding');
    },
  });

/** The shell's server: pages, release files, discovery and the way to the API. It does not listen yet. */
export const buildGateway = async (settings: GatewaySettings, isQuiet = false): Promise<FastifyInstance> => {
  const app = fastify({
    logger: isQuiet ? false : { level: 'warn' },
    trustProxy: settings.isBehindProxy,
    forceCloseConnections: 'idle',
  });
  const discovery = new DiscoverySource(settings.discoveryFile, settings.discoveryKeys, (reason) =>
    app.log.error(reason),
  );
  const pages = new PageRenderer(settings);

  const headers = securityHeaders(settings);
  // What is built while one works has no integrity yet.
  const integrity = settings.workshop ? {} : integrityPolicy(settings);

  const chooseFor = async (snapshot: DiscoverySnapshot, request: FastifyRequest, reply: FastifyReply) => {
    const visitorId = visitorOf(request, reply);
    return choose(snapshot, { visitorId, preview: await previewOf(request, reply, settings) }, settings);
  };

  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) reply.headers(headers);
  });
  await serveReleases(app, settings.releasesDir);
  await forwardApi(app, settings);
  app.get('/healthz', async (_request, reply) => {
    const snapshot = await discovery.read();
    return reply.code(snapshot ? 200 : 503).send({ status: snapshot ? 'ok' : 'no discovery file' });
  });
  app.get('/discovery.json', async (request, reply) => sendDiscovery(request, reply, await discovery.read()));
  const chooseForNobody = async () => {
    const snapshot = await discovery.read();
    return snapshot && { snapshot, choice: await choose(snapshot, { visitorId: null }, settings) };
  };
  serveSearchEngines(app, settings, async () => {
    const live = await chooseForNobody();
    return live && pages.routesOf(live.snapshot, live.choice);
  });
  // Browsers ask for it beside what is no HTML: a PDF, a picture, robots.txt.
  app.get('/favicon.ico', async (_request, reply) => {
    const live = await chooseForNobody();
    const address = live && iconAddress(settings.releasesDir, live.choice.discovery);
    return address ? reply.header('cache-control', REVALIDATE).redirect(address) : sendRefusal(reply, 404);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return sendRefusal(reply, 404);
    const snapshot = await discovery.read();
    const { pathname } = new URL(request.url, 'http://gateway');
    const visit = { pathname, isPlain: isPlain(request) };
    const page = snapshot && (await pages.render(snapshot, await chooseFor(snapshot, request, reply), visit));
    return page ? sendPage(request, reply.headers(integrity), page) : sendUnavailable(reply);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendRefusal(reply, status);
    request.log.error(error);
    return sendUnavailable(reply);
  });
  return app;
};
