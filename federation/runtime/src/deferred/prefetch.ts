import { fileAddress, liveVersion, releaseFolder, type RegistryVersion } from '@lacteos/remote-kit';
import { matchRoutes } from 'react-router-dom';
import { remoteRoutes, type OwnedRoute } from '../remotes/contributions';
import type { Remotes } from '../remotes/remotes';

type ReleaseSource = Pick<Remotes, 'registry' | 'admit'>;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');

/** The module stands in whole entries only. */
const moduleOf = ({ extras }: RegistryVersion, path: string): string | undefined =>
  extras.manifest?.routes.find((route) => route.path === path)?.module;

export const filesOfPage = async (
  { registry, admit }: ReleaseSource,
  { remoteName, path }: OwnedRoute,
): Promise<string[]> => {
  const listed = liveVersion(registry, remoteName);
  if (!listed) return [];
  const version = await admit(listed);
  const { expose, modules } = version.extras;
  const module = moduleOf(version, path);
  const parts = [expose['./remote'], module ? modules?.[module] : undefined];
  const paths = parts.flatMap((part) => [...(part?.js ?? []), ...(part?.css ?? [])]);
  return [...new Set([version.url, ...paths.map((path) => fileAddress(releaseFolder(version), path))])];
};

const prefetch = (address: string): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  // Must match the later request's mode: another mode is another cache entry.
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
};

export class Prefetcher {
  private readonly done = new Set<string>();
  private readonly routes: OwnedRoute[];

  constructor(
    private readonly source: ReleaseSource,
    private readonly mayOpen: (route: OwnedRoute) => boolean,
    private readonly fetchAhead: (address: string) => void = prefetch,
  ) {
    this.routes = remoteRoutes(source.registry);
  }

  routeOf(pathname: string): OwnedRoute | undefined {
    const route = matchRoutes(this.routes, pathname)?.[0]?.route;
    return route && this.mayOpen(route) ? route : undefined;
  }

  async prepare(link: Element | null | undefined): Promise<void> {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const route = this.routeOf(link.pathname);
    if (!route) return;
    for (const file of await filesOfPage(this.source, route)) {
      if (this.done.has(file)) continue;
      this.done.add(file);
      this.fetchAhead(file);
    }
  }

  /**
   * First link to a page of another remote; none in the office, where the first link leads out. Paths that begin alike
   * are matched once: all links of a long list take a slow phone a quarter of a second.
   */
  likelyNext(): Element | undefined {
    const { remoteName: current, access } = this.routeOf(window.location.pathname) ?? {};
    if (access === 'staff') return undefined;
    const links = [...document.querySelectorAll('main a[href], header a[href]')];
    const matched = new Set<string>();
    return links.find((link) => {
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return false;
      const [, beginning = ''] = link.pathname.split('/');
      if (matched.has(beginning)) return false;
      matched.add(beginning);
      const owner = this.routeOf(link.pathname)?.remoteName;
      return owner !== undefined && owner !== current;
    });
  }
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 2_000);
};

export const startPrefetch = (source: ReleaseSource, mayOpen: (route: OwnedRoute) => boolean): void => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!mayPrefetch(connection)) return;
  const prefetcher = new Prefetcher(source, mayOpen);
  const prepare = (link: Element | null | undefined): void => {
    prefetcher.prepare(link).catch(console.warn);
  };
  const point = ({ target }: Event): void =>
    prepare(target instanceof Element ? target.closest('a[href]') : null);
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, point, { passive: true });
  whenIdle(() => prepare(prefetcher.likelyNext()));
};
