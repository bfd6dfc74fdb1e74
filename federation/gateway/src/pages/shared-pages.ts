import { cookieValue, liveShell, PREVIEW_COOKIE, roleOf, type Registry } from '@lacteos/remote-kit/registry';
import type { FastifyRequest } from 'fastify';
import type { RegistrySnapshot } from '../content/registry-source.js';
import type { PageRoute } from '../content/page-routes.js';
import { choose } from '../release-choices.js';
import type { GatewaySettings } from '../settings.js';
import type { PageContent } from '../site.js';
import type { AddressedPage, PageRenderer, PageVisit } from './page-renderer.js';

/** Pages whose releases depend on the visitor are never shared. */
const hasCanary = ({ microFrontends }: Registry): boolean =>
  Object.values(microFrontends).some((versions) => versions.some((version) => roleOf(version) === 'canary'));

const canLeaveSharedPage = (registry: Registry): boolean => {
  const manifest = liveShell(registry);
  return manifest?.addsStyleNonce === true && manifest.leavesSharedPages === true;
};

const isShareable = (registry: Registry, page: PageRoute | null): boolean =>
  page?.route.access === 'public' && !hasCanary(registry) && canLeaveSharedPage(registry);

const isSameForAll = ({ method, headers }: FastifyRequest, { isPlain }: PageVisit): boolean =>
  isPlain &&
  (method === 'GET' || method === 'HEAD') &&
  cookieValue(headers.cookie ?? '', PREVIEW_COOKIE) === null;

/**
 * Page for all anonymous visitors, cacheable between browser and gateway. Null if sharing is off, the page is not
 * public, a canary runs, or the shell adds styles to it (docs/adr/0023).
 */
export const sharedPageOf = async <C extends PageContent>(
  snapshot: RegistrySnapshot,
  visit: PageVisit,
  request: FastifyRequest,
  { settings, pages }: { settings: GatewaySettings; pages: PageRenderer<C> },
): Promise<AddressedPage | null> => {
  if (settings.sharedPageSeconds === 0 || settings.devServer || !isSameForAll(request, visit)) return null;
  const choice = await choose(snapshot, { visitorId: null, isShared: true }, settings);
  if (!isShareable(snapshot.registry, pages.routeAt(snapshot, choice, visit.pathname))) return null;
  const page = await pages.render(snapshot, choice, visit);
  return page?.status === 200 ? page : null;
};

/** Browsers revalidate each time; shared caches keep the page this long. */
export const sharedCacheControl = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-if-error=600`;
