import { fileAddress, liveVersion, releaseFolder, type Discovery } from '@lacteos/remote-kit';
import { matchPath } from 'react-router-dom';
import { remoteRoutes, type OwnedRoute } from '../registry/contributions';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');

export const filesOfPage = (discovery: Discovery, { remoteName, module }: OwnedRoute): string[] => {
  const version = liveVersion(discovery, remoteName);
  if (!version) return [];
  const { expose, modules } = version.extras;
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
  private readonly routes: readonly OwnedRoute[];

  constructor(
    private readonly discovery: Discovery,
    private readonly mayOpen: (route: OwnedRoute) => boolean,
    private readonly fetchAhead: (address: string) => void = prefetch,
  ) {
    this.routes = remoteRoutes(discovery);
  }

  routeOf(pathname: string): OwnedRoute | undefined {
    const route = this.routes.find(({ path }) => matchPath(path, pathname));
    return route && this.mayOpen(route) ? route : undefined;
  }

  prepare(link: Element | null | undefined): void {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const route = this.routeOf(link.pathname);
    if (!route) return;
    for (const file of filesOfPage(this.discovery, route)) {
      if (this.done.has(file)) continue;
      this.done.add(file);
      this.fetchAhead(file);
    }
  }

  /** First link to a page of another remote; none in the office, where the first link leads out. */
  likelyNext(): Element | undefined {
    const { remoteName: current, access } = this.routeOf(window.location.pathname) ?? {};
    if (access === 'staff') return undefined;
    const links = [...document.querySelectorAll('main a[href], header a[href]')];
    return links.find((link) => {
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return false;
      const owner = this.routeOf(link.pathname)?.remoteName;
      return owner !== undefined && owner !== current;
    });
  }
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 2_000);
};

export const startPrefetch = (discovery: Discovery, mayOpen: (route: OwnedRoute) => boolean): void => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!mayPrefetch(connection)) return;
  const prefetcher = new Prefetcher(discovery, mayOpen);
  const point = ({ target }: Event): void =>
    prefetcher.prepare(target instanceof Element ? target.closest('a[href]') : null);
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, point, { passive: true });
  whenIdle(() => prefetcher.prepare(prefetcher.likelyNext()));
};
