import {
  liveVersion,
  type Registry,
  type PublishedMenuEntry,
  type RemoteManifest,
  type RemoteRoute,
} from '@lacteos/remote-kit';

export interface OwnedRoute extends RemoteRoute {
  remoteName: string;
}

const SHELL = 'shell';

const manifests = (registry: Registry): [string, RemoteManifest][] =>
  Object.keys(registry.microFrontends).flatMap((name): [string, RemoteManifest][] => {
    const manifest = liveVersion(registry, name)?.extras.manifest;
    return manifest ? [[name, manifest]] : [];
  });

export const remoteRoutes = (registry: Registry): OwnedRoute[] =>
  manifests(registry)
    .filter(([name]) => name !== SHELL)
    .flatMap(([remoteName, { routes }]) => routes.map((route) => ({ ...route, remoteName })));

export const shellRoute = (registry: Registry, path: string): RemoteRoute | undefined =>
  manifests(registry)
    .find(([name]) => name === SHELL)?.[1]
    .routes.find((route) => route.path === path);

export const remoteMenu = (registry: Registry, role: number | null): PublishedMenuEntry[] => {
  const routes = manifests(registry).flatMap(([, manifest]) => manifest.routes);
  const withPagesBelow = (entry: PublishedMenuEntry): PublishedMenuEntry => {
    const below = routes.filter(({ parent }) => parent === entry.to);
    return below.length > 0 ? { ...entry, covers: below.map(({ path }) => path) } : entry;
  };
  return manifests(registry)
    .flatMap(([, { menu }]) => menu)
    .filter(({ roles }) => !roles || (role !== null && roles.includes(role)))
    .sort((a, b) => a.order - b.order)
    .map(withPagesBelow);
};
