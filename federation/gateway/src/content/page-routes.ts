import { ROUTE_ACCESS } from '@lacteos/remote-kit/manifest';
import { liveVersion, type Registry, type RemoteRoute } from '@lacteos/remote-kit/registry';

export interface PageRoute {
  owner: string;
  route: RemoteRoute;
}

const patternOf = (path: string): RegExp => {
  const segments = path.split('/').filter(Boolean);
  const source = segments.map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^/${source.join('/')}/?$`, 'i');
};

export const firstCalls = ({ route }: PageRoute, pathname: string): string[] => {
  const names = route.path.split('/');
  const values = pathname.split('/');
  const fill = (call: string): string =>
    call.replace(/:(\w+)/g, (parameter) => values[names.indexOf(parameter)] ?? parameter);
  return (route.preload ?? [])
    .map((call) => `/api${fill(call)}`)
    .filter((call) => /^[\w/.%?=&-]+$/.test(call));
};

const parameterCount = (path: string): number => (path.match(/:|\*/g) ?? []).length;

export const liveRoutes = (registry: Registry): PageRoute[] =>
  Object.keys(registry.microFrontends).flatMap((owner) =>
    (liveVersion(registry, owner)?.extras.manifest?.routes ?? [])
      .filter(({ access }) => ROUTE_ACCESS.includes(access))
      .map((route) => ({ owner, route })),
  );

export const createRouteFinder = (
  allRoutes: readonly PageRoute[],
): ((pathname: string) => PageRoute | null) => {
  const routes = allRoutes
    .map((page) => ({ ...page, pattern: patternOf(page.route.path) }))
    .sort((a, b) => parameterCount(a.route.path) - parameterCount(b.route.path));
  return (pathname) => routes.find(({ pattern }) => pattern.test(pathname)) ?? null;
};
