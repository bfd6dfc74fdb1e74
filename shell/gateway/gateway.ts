import { posix } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import { SIGNED_IN_COOKIE } from '@lacteos/contracts';
import { hasVersion } from '@lacteos/contracts/http';
import { Readiness } from '@lacteos/contracts/process';
import { cookieValue } from '@lacteos/remote-kit/discovery';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forwardApi } from './api-proxy.js';
import { DiscoverySource, type DiscoverySnapshot } from './content/discovery-source.js';
import { ListedFiles } from './content/listed-files.js';
import { sendFailure } from './edge/failures.js';
import { answerError, guardedServer } from './edge/guarded-server.js';
import { serveSecurityContact } from './edge/security-contact.js';
import { visitBudget } from './edge/visit-budget.js';
import { serveOfflineWorker } from './offline-worker.js';
import { iconAddress } from './pages/page-files.js';
import { renderUnavailable } from './pages/page-html.js';
import { sharedCacheControl, sharedPageOf } from './pages/shared-pages.js';
import { PageRenderer, type Choice, type AddressedPage, type RenderedPage } from './pages/page-renderer.js';
import { previewOf } from './preview.js';
import { addReportTicket } from './report-tickets.js';
import { choose } from './release-choices.js';
import { serveSearchEngines, type LivePages } from './seo/search-engines.js';
import { contentPolicy, integrityPolicy, POLICY, securityHeaders } from './security-headers.js';
import type { GatewaySettings } from './settings.js';
import { ApiClient } from './upstreams/api-client.js';
import { Upstreams } from './upstreams/upstreams.js';
import { addressOf, visitorOf } from './visitor.js';

const A_YEAR_S = 31_536_000;
const REVALIDATE = 'no-cache';
// Which releases a page starts depends on the visitor's cookie, which the first response sets.
const REVALIDATE_OWN = 'private, no-cache';

const encodingFor = (request: FastifyRequest): keyof RenderedPage['bodies'] => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const isUnchanged = (request: FastifyRequest, etag: string): boolean =>
  hasVersion(request.headers['if-none-match'], etag);

// A hint of the session bus, which proves nothing: what a signed-in visitor sees may differ from the preloaded answer.
const isSignedIn = ({ headers }: FastifyRequest): boolean =>
  cookieValue(headers.cookie ?? '', SIGNED_IN_COOKIE) === '1';

// Matches the requests that the API client makes for an anonymous visitor.
const preloadCall = (call: string): string => `<${call}>; rel=preload; as=fetch; crossorigin=anonymous`;

// A query changes what the page reads.
const isPlain = (request: FastifyRequest): boolean => !isSignedIn(request) && !request.url.includes('?');

/** @param sharedSeconds how long caches in between may keep it; 0: it is this visitor's own */
const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: AddressedPage,
  sharedSeconds: number,
): FastifyReply => {
  const encoding = encodingFor(request);
  if (page.calls.length > 0 && isPlain(request)) reply.header('link', page.calls.map(preloadCall).join(', '));
  reply.headers({
    'cache-control': sharedSeconds > 0 ? sharedCacheControl(sharedSeconds) : REVALIDATE_OWN,
    etag: page.etag,
    vary: sharedSeconds > 0 ? 'accept-encoding' : 'accept-encoding, cookie',
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

const sendDiscovery = (request: FastifyRequest, reply: FastifyReply, snapshot: DiscoverySnapshot | null) => {
  if (!snapshot) return sendFailure(reply, 'UNAVAILABLE');
  reply.headers({ 'cache-control': REVALIDATE, etag: snapshot.etag });
  if (isUnchanged(request, snapshot.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(snapshot.text);
};

const isPageRequest = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(releases|api)\//.test(url);

const RELEASES = '/releases/';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

/** Files of the release store, if any release lists them. */
const serveReleases = (app: FastifyInstance, releasesDir: string, listed: ListedFiles) =>
  app.register(async (releases) => {
    releases.addHook('onRequest', async (request, reply) => {
      const path = decoded(addressOf(request).pathname.slice(RELEASES.length));
      if (posix.normalize(path).startsWith('..')) return sendFailure(reply, 'REQUEST.MALFORMED');
      const isListed = await listed.has(path);
      return isListed ? undefined : sendFailure(reply, 'NOT_FOUND');
    });
    await releases.register(fastifyStatic, {
      root: releasesDir,
      prefix: RELEASES,
      preCompressed: true,
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: A_YEAR_S * 1000,
      setHeaders: (reply) => {
        reply.header('vary', 'accept-encoding');
      },
    });
  });

const serveHealth = (app: FastifyInstance, readiness: Readiness, discovery: DiscoverySource): void => {
  const probe = async (): Promise<void> => {
    if (!(await discovery.read())) throw new Error('no releases');
  };
  app.get('/healthz', (_request, reply) =>
    readiness.require(probe, 'the discovery file').then(
      () => reply.send({ status: 'ok' }),
      () => sendFailure(reply, 'UNAVAILABLE'),
    ),
  );
};

const openApi = (app: FastifyInstance, { apiUrls }: GatewaySettings): ApiClient => {
  const upstreams = new Upstreams(apiUrls, (origin, isReady, reason) =>
    app.log.warn({ api: origin, reason }, isReady ? 'a replica is ready' : 'a replica is not ready'),
  );
  const client = new ApiClient(upstreams);
  upstreams.start();
  app.addHook('onClose', async () => {
    upstreams.stop();
    await client.close();
  });
  return client;
};

/** Chooses the releases of a visitor and gives their page its ticket for reports. */
const chooserOf =
  (settings: GatewaySettings) =>
  async (snapshot: DiscoverySnapshot, visitorId: string, request: FastifyRequest, reply: FastifyReply) => {
    const preview = await previewOf(request, reply, settings, snapshot.discovery.trust);
    const choice = await choose(snapshot, { visitorId, preview }, settings);
    addReportTicket(request, reply, { visitorId, picks: choice.settings.picks }, settings);
    return choice;
  };

interface LiveChoice {
  snapshot: DiscoverySnapshot;
  choice: Choice;
}

/** What search engines ask of the live releases. */
const livePagesOf = (pages: PageRenderer, chooseLive: () => Promise<LiveChoice | null>): LivePages => ({
  liveRoutes: async () => {
    const live = await chooseLive();
    return live && pages.routesOf(live.snapshot, live.choice);
  },
  factsAt: async (pathname) => {
    const live = await chooseLive();
    return live && pages.factsAt(live.snapshot, live.choice, pathname);
  },
});

/** A shared page brings no cookies: its shell asks for them before it reports. */
const serveVisits = (
  app: FastifyInstance,
  discovery: DiscoverySource,
  chooseFor: ReturnType<typeof chooserOf>,
  visitsPerMinute: number,
): void => {
  app.post('/visit', { onRequest: visitBudget(visitsPerMinute) }, async (request, reply) => {
    const snapshot = await discovery.read();
    if (snapshot) await chooseFor(snapshot, visitorOf(request, reply), request, reply);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};

/** The shell's server: pages, release files, discovery and the API proxy. It does not listen yet. */
export const buildGateway = async (
  settings: GatewaySettings,
  { readiness = new Readiness() }: { readiness?: Readiness } = {},
): Promise<FastifyInstance> => {
  const app = guardedServer(settings);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isOurs = (error.statusCode ?? 500) >= 500;
    if (!isOurs || !isPageRequest(request)) return answerError(error, request, reply);
    request.log.error(error);
    return sendUnavailable(reply);
  });
  const discovery = new DiscoverySource(
    settings.discoveryFile,
    settings.discoveryKeys,
    (reason) => app.log.error(reason),
    settings.stateDir,
  );
  const api = openApi(app, settings);
  const pages = new PageRenderer(settings, api);

  const headers = securityHeaders(settings);
  // Builds of the dev server have no integrity.
  const integrity = settings.devServer ? {} : integrityPolicy(settings);

  const chooseFor = chooserOf(settings);

  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) return;
    const policy = reply.getHeader(POLICY) ?? headers[POLICY];
    reply.headers({ ...headers, [POLICY]: policy });
  });
  const listed = new ListedFiles(
    settings.releasesDir,
    async () => (await discovery.read())?.discovery ?? null,
  );
  await serveReleases(app, settings.releasesDir, listed);
  await forwardApi(app, settings, api);
  serveHealth(app, readiness, discovery);
  serveSecurityContact(app, settings.publicUrl);
  app.get('/discovery.json', async (request, reply) => sendDiscovery(request, reply, await discovery.read()));
  const chooseForNoVisitor = async () => {
    const snapshot = await discovery.read();
    return snapshot && { snapshot, choice: await choose(snapshot, { visitorId: null }, settings) };
  };
  serveSearchEngines(app, { publicUrl: settings.publicUrl, api }, livePagesOf(pages, chooseForNoVisitor));
  serveOfflineWorker(app, settings, async () => (await chooseForNoVisitor())?.choice.discovery ?? null);
  // Browsers request it beside documents that are not HTML: a PDF, a picture, robots.txt.
  app.get('/favicon.ico', async (_request, reply) => {
    const live = await chooseForNoVisitor();
    const address = live && iconAddress(settings.releasesDir, live.choice.discovery);
    return address
      ? reply.header('cache-control', REVALIDATE).redirect(address)
      : sendFailure(reply, 'NOT_FOUND');
  });
  serveVisits(app, discovery, chooseFor, settings.limits.visitsPerMinute);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return sendFailure(reply, 'NOT_FOUND');
    const snapshot = await discovery.read();
    const { pathname, searchParams: query } = addressOf(request);
    const visit = { pathname, query, isSignedIn: isSignedIn(request), isPlain: isPlain(request) };
    if (!snapshot) return sendUnavailable(reply);
    const shared = await sharedPageOf(snapshot, visit, request, { settings, pages });
    if (shared) {
      const policy = contentPolicy(settings, { ...shared.styles, nonce: null });
      return sendPage(
        request,
        reply.headers({ ...integrity, [POLICY]: policy }),
        shared,
        settings.sharedPageSeconds,
      );
    }
    const visitorId = visitorOf(request, reply);
    const page = await pages.render(snapshot, await chooseFor(snapshot, visitorId, request, reply), visit);
    if (!page) return sendUnavailable(reply);
    const policy = contentPolicy(settings, { ...page.styles, nonce: visitorId });
    return sendPage(request, reply.headers({ ...integrity, [POLICY]: policy }), page, 0);
  });
  return app;
};
