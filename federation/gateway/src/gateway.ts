import { hasVersion } from '@lacteos/contracts/http';
import { Readiness } from '@lacteos/contracts/process';
import { cookieValue, type Registry } from '@lacteos/remote-kit/registry';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forwardApi } from './api-proxy.js';
import { serveRegistry } from './content/registry-addresses.js';
import { RegistrySource, type RegistrySnapshot } from './content/registry-source.js';
import { ListedFiles } from './content/listed-files.js';
import { sendFailure } from './edge/failures.js';
import { answerError, guardedServer } from './edge/guarded-server.js';
import { serveSecurityContact } from './edge/security-contact.js';
import { visitBudget } from './edge/visit-budget.js';
import { serveOfflineWorker } from './offline-worker.js';
import { iconAddress } from './pages/page-files.js';
import { sharedCacheControl, sharedPageOf } from './pages/shared-pages.js';
import { PageRenderer, type Choice, type AddressedPage, type RenderedPage } from './pages/page-renderer.js';
import { previewsOf } from './preview.js';
import { addReportTicket } from './report-tickets.js';
import { choose } from './release-choices.js';
import { serveReleases } from './release-files.js';
import { contentPolicy, integrityPolicy, POLICY, securityHeaders } from './security-headers.js';
import type { GatewaySettings } from './settings.js';
import type { LivePages, PageContent, Site } from './site.js';
import { ApiClient } from './upstreams/api-client.js';
import { Upstreams } from './upstreams/upstreams.js';
import { addressOf, visitorOf } from './visitor.js';

const REVALIDATE = 'no-cache';
// The releases depend on the visitor's cookie, which the first response sets.
const REVALIDATE_OWN = 'private, no-cache';

const encodingFor = (request: FastifyRequest): keyof RenderedPage['bodies'] => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const isUnchanged = (request: FastifyRequest, etag: string): boolean =>
  hasVersion(request.headers['if-none-match'], etag);

// Signed-in visitors may see something else than the preloaded answer.
const isSignedIn = ({ headers }: FastifyRequest, { signedInCookie }: SignIn): boolean =>
  cookieValue(headers.cookie ?? '', signedInCookie) === '1';

// Must match the API client's requests of anonymous visitors.
const preloadCall = (call: string): string => `<${call}>; rel=preload; as=fetch; crossorigin=anonymous`;

// A query may change what the page reads.
const isPlain = (request: FastifyRequest, site: SignIn): boolean =>
  !isSignedIn(request, site) && !request.url.includes('?');

type SignIn = Pick<Site, 'signedInCookie'>;

/** @param sharedSeconds cache lifetime in shared caches; 0: private to the visitor */
const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: AddressedPage,
  { isPlainVisit, sharedSeconds }: { isPlainVisit: boolean; sharedSeconds: number },
): FastifyReply => {
  const encoding = encodingFor(request);
  if (page.calls.length > 0 && isPlainVisit) reply.header('link', page.calls.map(preloadCall).join(', '));
  reply.headers({
    'cache-control': sharedSeconds > 0 ? sharedCacheControl(sharedSeconds) : REVALIDATE_OWN,
    etag: page.etag,
    vary: sharedSeconds > 0 ? 'accept-encoding' : 'accept-encoding, cookie',
  });
  if (page.status === 200 && isUnchanged(request, page.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
};

const sendUnavailable = (reply: FastifyReply, { unavailable }: Pick<Site, 'unavailable'>): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '10' })
    .type('text/html; charset=utf-8')
    .send(unavailable);

const isPageRequest = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(releases|api)\//.test(url);

const serveHealth = (app: FastifyInstance, readiness: Readiness, registry: RegistrySource): void => {
  const probe = async (): Promise<void> => {
    if (!(await registry.read())) throw new Error('no releases');
  };
  app.get('/healthz', (_request, reply) =>
    readiness.require(probe, 'the registry').then(
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

const chooserOf =
  (settings: GatewaySettings) =>
  async (snapshot: RegistrySnapshot, visitorId: string, request: FastifyRequest, reply: FastifyReply) => {
    const previews = await previewsOf(request, reply, settings, snapshot.registry.trust);
    const choice = await choose(snapshot, { visitorId, previews }, settings);
    addReportTicket(request, reply, { visitorId, picks: choice.settings.picks }, settings);
    return choice;
  };

interface LiveChoice {
  snapshot: RegistrySnapshot;
  choice: Choice;
}

const livePagesOf = <C extends PageContent>(
  pages: PageRenderer<C>,
  chooseLive: () => Promise<LiveChoice | null>,
): LivePages<C> => ({
  routes: async () => {
    const live = await chooseLive();
    return live && pages.routesOf(live.snapshot, live.choice);
  },
  contentAt: async (pathname) => {
    const live = await chooseLive();
    return live && pages.contentAt(live.snapshot, live.choice, pathname);
  },
});

/** Browsers request it beside documents that are not HTML (PDF, pictures). */
const serveIcon = (app: FastifyInstance, releasesDir: string, live: () => Promise<Registry | null>): void => {
  app.get('/favicon.ico', async (_request, reply) => {
    const registry = await live();
    const address = registry && iconAddress(releasesDir, registry);
    return address
      ? reply.header('cache-control', REVALIDATE).redirect(address)
      : sendFailure(reply, 'NOT_FOUND');
  });
};

/** Shared pages carry no cookies: their shell requests them before it reports. */
const serveVisits = (
  app: FastifyInstance,
  registry: RegistrySource,
  chooseFor: ReturnType<typeof chooserOf>,
  visitsPerMinute: number,
): void => {
  app.post('/visit', { onRequest: visitBudget(visitsPerMinute) }, async (request, reply) => {
    const snapshot = await registry.read();
    if (snapshot) await chooseFor(snapshot, visitorOf(request, reply), request, reply);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};

/** Builds the server with pages, release files, registry and API proxy; it does not listen yet. */
export const buildGateway = async <C extends PageContent>(
  settings: GatewaySettings,
  site: Site<C>,
  { readiness = new Readiness() }: { readiness?: Readiness } = {},
): Promise<FastifyInstance> => {
  const app = guardedServer(settings, site.headersTooLarge);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isOurs = (error.statusCode ?? 500) >= 500;
    if (!isOurs || !isPageRequest(request)) return answerError(error, request, reply);
    request.log.error(error);
    return sendUnavailable(reply, site);
  });
  const registry = new RegistrySource(settings, (reason) => app.log.error(reason));
  const api = openApi(app, settings);
  const pages = new PageRenderer(settings, site, api);

  const headers = securityHeaders(settings);
  // Builds of the dev server have no integrity.
  const integrity = settings.devServer ? {} : integrityPolicy(settings);

  const chooseFor = chooserOf(settings);

  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) return;
    const policy = reply.getHeader(POLICY) ?? headers[POLICY];
    reply.headers({ ...headers, [POLICY]: policy });
  });
  const listed = new ListedFiles(settings.releasesDir, async () => (await registry.read())?.registry ?? null);
  await serveReleases(app, settings.releasesDir, listed);
  await forwardApi(app, settings, { client: api, isCookie: site.isApiCookie });
  serveHealth(app, readiness, registry);
  serveSecurityContact(app, settings.publicUrl, site.securityContact);
  serveRegistry(app, registry);
  const chooseForNoVisitor = async () => {
    const snapshot = await registry.read();
    return snapshot && { snapshot, choice: await choose(snapshot, { visitorId: null }, settings) };
  };
  site.serve(app, { publicUrl: settings.publicUrl, api }, livePagesOf(pages, chooseForNoVisitor));
  const readLive = async () => (await chooseForNoVisitor())?.choice.registry ?? null;
  serveOfflineWorker(app, settings, readLive);
  serveIcon(app, settings.releasesDir, readLive);
  serveVisits(app, registry, chooseFor, settings.limits.visitsPerMinute);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return sendFailure(reply, 'NOT_FOUND');
    const snapshot = await registry.read();
    const { pathname, searchParams: query } = addressOf(request);
    const isPlainVisit = isPlain(request, site);
    const visit = { pathname, query, isSignedIn: isSignedIn(request, site), isPlain: isPlainVisit };
    if (!snapshot) return sendUnavailable(reply, site);
    const shared = await sharedPageOf(snapshot, visit, request, { settings, pages });
    if (shared) {
      const policy = contentPolicy(settings, { ...shared.styles, nonce: null });
      return sendPage(request, reply.headers({ ...integrity, [POLICY]: policy }), shared, {
        isPlainVisit,
        sharedSeconds: settings.sharedPageSeconds,
      });
    }
    const visitorId = visitorOf(request, reply);
    const page = await pages.render(snapshot, await chooseFor(snapshot, visitorId, request, reply), visit);
    if (!page) return sendUnavailable(reply, site);
    const policy = contentPolicy(settings, { ...page.styles, nonce: visitorId });
    return sendPage(request, reply.headers({ ...integrity, [POLICY]: policy }), page, {
      isPlainVisit,
      sharedSeconds: 0,
    });
  });
  return app;
};
