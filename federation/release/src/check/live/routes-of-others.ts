import type { FilledSlot, RemoteManifest, RemoteRoute, UsedComponent } from '@lacteos/remote-kit/discovery';
import type { Release } from '../../contract/contract.js';

/** A project and what its manifest says. */
type Project = Pick<Release, 'name' | 'manifest'>;

/** A component that a page shows, by itself or once something was pressed. */
export interface ShownComponent {
  /** Path of the page's route. */
  path: string;
  remote: string;
  name: string;
  /** Parts of the names of what is pressed, one after the other. */
  press: readonly string[];
  /** Whether its absence is no fault of the release. */
  mayBeMissing: boolean;
}

const SHELL = 'shell';

/** The first route of each kind of access. */
const oneOfEachAccess = (routes: readonly RemoteRoute[]): RemoteRoute[] => [
  ...new Map(
    routes.toReversed().map((route) => [`${route.access} ${route.roles?.join() ?? ''}`, route]),
  ).values(),
];

/** The pages of a remote on which a release fills a slot, for the roles that see the filler. */
const slotPages = (fills: readonly FilledSlot[], host: RemoteManifest): RemoteRoute[] =>
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

const usesOf = ({ manifest }: Project, offering: string): UsedComponent[] =>
  (manifest?.uses ?? []).filter(({ remote }) => remote === offering);

/** The pages that a manifest names for the components of a release; some of its pages where it names none. */
const usingPages = (user: Project, offering: string): RemoteRoute[] => {
  const uses = usesOf(user, offering);
  const routes = user.manifest?.routes ?? [];
  const named = routes.filter(({ path }) => uses.some(({ pages }) => pages?.includes(path)));
  // The shell has components on its own pages and in a frame that every page shows.
  const isUnnamed = user.name !== SHELL && uses.some(({ pages }) => !pages);
  return isUnnamed ? [...named, ...oneOfEachAccess(routes)] : named;
};

/**
 * Pages of other projects that could break: of a shell some of every remote, of a remote those that show its components, and
 * those whose slots it fills.
 */
export const routesOfOthers = (others: readonly Project[], { name, manifest }: Project): RemoteRoute[] =>
  others.flatMap((other) => {
    if (!other.manifest) return [];
    const used = name === SHELL ? oneOfEachAccess(other.manifest.routes) : usingPages(other, name);
    const filled = slotPages(manifest?.fills ?? [], other.manifest);
    const named = [...filled, ...used];
    return named.filter(({ path }, index) => named.findIndex((route) => route.path === path) === index);
  });

/** Components that pages show because a manifest says so: those of a release on pages of others, and others' on its own. */
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
