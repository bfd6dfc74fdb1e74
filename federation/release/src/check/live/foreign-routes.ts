import type { Extension, RemoteManifest, RemoteRoute, ConsumedComponent } from '@lacteos/remote-kit/registry';
import type { Release } from '../../contract/contract.js';

type Project = Pick<Release, 'name' | 'manifest'>;

export interface ShownComponent {
  path: string;
  remote: string;
  name: string;
  press: readonly string[];
  /** Its absence is not the release's fault. */
  mayBeMissing: boolean;
}

const SHELL = 'shell';

const oneOfEachAccess = (routes: readonly RemoteRoute[]): RemoteRoute[] => [
  ...new Map(
    routes.toReversed().map((route) => [`${route.access} ${route.roles?.join() ?? ''}`, route]),
  ).values(),
];

const slotPages = (fills: readonly Extension[], host: RemoteManifest): RemoteRoute[] =>
  fills.flatMap(({ remote, name, roles }) => {
    const slots = (host.slots ?? []).filter((slot) => remote === host.name && name === slot.name);
    const paths = slots.flatMap(({ pages }) => pages);
    const routes = host.routes.filter(({ path }) => paths.includes(path));
    return routes.map((route) =>
      roles && route.access !== 'public'
        ? { ...route, roles: roles.filter((role) => route.roles?.includes(role) ?? true) }
        : route,
    );
  });

const usesOf = ({ manifest }: Project, offering: string): ConsumedComponent[] =>
  (manifest?.uses ?? []).filter(({ remote }) => remote === offering);

const usingPages = (user: Project, offering: string): RemoteRoute[] => {
  const uses = usesOf(user, offering);
  const routes = user.manifest?.routes ?? [];
  const named = routes.filter(({ path }) => uses.some(({ pages }) => pages?.includes(path)));
  const isUnnamed = user.name !== SHELL && uses.some(({ pages }) => !pages);
  return isUnnamed ? [...named, ...oneOfEachAccess(routes)] : named;
};

/**
 * Other projects' pages at risk: for a shell some of every remote, for a remote those with its components or fills.
 */
export const foreignRoutes = (others: readonly Project[], { name, manifest }: Project): RemoteRoute[] =>
  others.flatMap((other) => {
    if (!other.manifest) return [];
    const used = name === SHELL ? oneOfEachAccess(other.manifest.routes) : usingPages(other, name);
    const filled = slotPages(manifest?.fills ?? [], other.manifest);
    const named = [...filled, ...used];
    return named.filter(({ path }, index) => named.findIndex((route) => route.path === path) === index);
  });

export const componentsShown = (others: readonly Project[], own: Project): ShownComponent[] => {
  const shownBy = (user: Project, offering: string): ShownComponent[] =>
    usesOf(user, offering).flatMap(({ name, pages = [], press = [], isOptional = false }) =>
      pages.map((path) => ({
        path,
        remote: offering,
        name,
        press,
        mayBeMissing: isOptional && user === own,
      })),
    );
  return others.flatMap((other) => [...shownBy(other, own.name), ...shownBy(own, other.name)]);
};
