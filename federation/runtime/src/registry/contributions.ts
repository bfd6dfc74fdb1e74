import {
  liveVersion,
  type Discovery,
  type PublishedMenuEntry,
  type RemoteManifest,
  type RemoteRoute,
} from '@lacteos/remote-kit';

export interface OwnedRoute extends RemoteRoute {
  remoteName: string;
}

const SHELL = 'shell';

const manifests = (discovery: Discovery): [string, RemoteManifest][] =>
  Object.keys(discovery.microFrontends).flatMap((name): [string, RemoteManifest][] => {
    const manifest = liveVersion(discovery, name)?.extras.manifest;
    return manifest ? [[name, manifest]] : [];
  });

export const remoteRoutes = (discovery: Discovery): OwnedRoute[] =>
  manifests(discovery)
    .filter(([name]) => name !== SHELL)
    .flatMap(([remoteName, { routes }]) => routes.map((route) => ({ ...route, remoteName })));

export const shellRoute = (discovery: Discovery, path: string): RemoteRoute | undefined =>
  manifests(discovery)
    .find(([name]) => name === SHELL)?.[1]
    .routes.find((route) => route.path === path);

export const remoteMenu = (discovery: Discovery, role: number | null): PublishedMenuEntry[] => {
  const routes = manifests(discovery).flatMap(([, manifest]) => manifest.routes);
  const withPagesBelow = (entry: PublishedMenuEntry): PublishedMenuEntry => {
    const below = routes.filter(({ parent }) => parent === entry.to);
    return below.length > 0 ? { ...entry, covers: below.map(({ path }) => path) } : entry;
  };
  return manifests(discovery)
    .flatMap(([, { menu }]) => menu)
    .filter(({ roles }) => !roles || (role !== null && roles.includes(role)))
    .sort((a, b) => a.order - b.order)
    .map(withPagesBelow);
};
