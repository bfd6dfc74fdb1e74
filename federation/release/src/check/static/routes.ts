import type { RemoteRoute } from '@lacteos/remote-kit/registry';
import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';

const CHECK = 'routes';

/** Routers and gateway compare addresses without regard to case. */
const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);
const isParameter = (part: string | undefined): boolean => part?.startsWith(':') ?? false;
const shapeOf = (path: string): string =>
  partsOf(path)
    .map((part) => (isParameter(part) ? ':' : part))
    .join('/');

const overlap = (one: string, other: string): boolean => {
  const [a, b] = [partsOf(one), partsOf(other)];
  return (
    a.length === b.length &&
    a.every((part, index) => part === b[index] || isParameter(part) || isParameter(b[index]))
  );
};

const beginsWithParameter = (path: string): boolean => isParameter(partsOf(path)[0]);

/** Whether a parameter of the one stands where the other has a word: `/product/:id` covers `/product/new`. */
const covers = (one: string, other: string): boolean => {
  const words = partsOf(other);
  return partsOf(one).some((part, index) => isParameter(part) && !isParameter(words[index]));
};

const breaks = (message: string, affects: string[]): Finding => ({
  check: CHECK,
  level: 'breaks',
  message,
  affects,
});

const warns = (message: string, affects: string[]): Finding => ({
  check: CHECK,
  level: 'warns',
  message,
  affects,
});

const ownProblems = (release: Release): Finding[] => {
  const seen = new Map<string, string>();
  return (release.manifest?.routes ?? []).flatMap(({ path, roles, access, module }): Finding[] => {
    const twin = seen.get(shapeOf(path));
    seen.set(shapeOf(path), path);
    const found: Finding[] = [];
    if (twin !== undefined) found.push(breaks(`${path} is listed twice (${twin})`, [path]));
    if (!path.startsWith('/') || path.includes('*'))
      found.push(
        breaks(`${path} is no address of its own: a remote lists each of its pages`, ['every visitor']),
      );
    if (beginsWithParameter(path))
      found.push(
        breaks(
          `${path} would take every address of the shop with that many parts: begin it with a word of its own`,
          ['every visitor'],
        ),
      );
    if (access === 'public' && roles)
      found.push(breaks(`${path} is public and yet for roles ${roles.join(', ')}`, [path]));
    if (module && !(module in release.modules))
      found.push(breaks(`${path} names the module ${module}, which the build does not have`, [path]));
    return found;
  });
};

const notShared = (
  owner: string,
  { path, sharedWith }: RemoteRoute,
  other: string,
  theirs: string,
): string[] =>
  covers(path, theirs) && !sharedWith?.includes(other)
    ? [`${path} of ${owner} would have to list ${other} in "sharedWith"`]
    : [];

const collisionOf = (release: Release, route: RemoteRoute, other: Release, taken: RemoteRoute): Finding[] => {
  const [{ path }, { path: theirs }] = [route, taken];
  const affects = [other.name, path];
  const who = `${other.name} ${other.releaseId}`;
  if (shapeOf(path) === shapeOf(theirs)) return [breaks(`${path} belongs to ${who} already`, affects)];
  if (!overlap(path, theirs)) return [];
  const missing = [
    ...notShared(other.name, taken, release.name, path),
    ...notShared(release.name, route, other.name, theirs),
  ];
  if (missing.length === 0) return [];
  return [breaks(`${path} and ${theirs} of ${who} fit the same addresses: ${missing.join('; ')}`, affects)];
};

const collisions = (release: Release, others: readonly Release[]): Finding[] =>
  others.flatMap((other) =>
    (other.manifest?.routes ?? []).flatMap((taken) =>
      // Such a route is refused by itself.
      (release.manifest?.routes ?? [])
        .filter(({ path }) => !beginsWithParameter(path))
        .flatMap((route) => collisionOf(release, route, other, taken)),
    ),
  );

const WIDTH: Readonly<Record<RemoteRoute['access'], number>> = { staff: 0, 'signed-in': 1, public: 2 };

const widened = (release: Release, before: Release | null): Finding[] =>
  (release.manifest?.routes ?? []).flatMap((route): Finding[] => {
    const old = before?.manifest?.routes.find(({ path }) => path === route.path);
    if (!old) return [];
    const gained = old.roles && (!route.roles || route.roles.some((role) => !old.roles?.includes(role)));
    if (WIDTH[route.access] <= WIDTH[old.access] && !gained) return [];
    const text = ({ access, roles }: RemoteRoute): string =>
      `${access}${roles ? ` (roles ${roles.join(', ')})` : ''}`;
    return [warns(`${route.path} was ${text(old)} and would be ${text(route)}`, [route.path])];
  });

const lostPages = (release: Release, { before, others }: ReleaseContext): Finding[] => {
  const kept = new Set((release.manifest?.routes ?? []).map(({ path }) => path.toLowerCase()));
  const lost = (before?.manifest?.routes ?? [])
    .map(({ path }) => path)
    .filter((path) => !kept.has(path.toLowerCase()));
  return lost.map((path) => {
    const linking = others.filter(
      ({ manifest }) =>
        manifest?.menu.some(({ to }) => to === path) ||
        manifest?.routes.some(({ parent, signInRedirect }) => parent === path || signInRedirect === path),
    );
    const names = linking.map(({ name }) => name);
    return names.length > 0
      ? breaks(`${path} would be gone, and ${names.join(', ')} links to it`, names)
      : warns(`${path} would be gone: bookmarks and search engines lead to it`, [path]);
  });
};

/** No duplicates, no other project's addresses, no lost link targets; warns of wider access. */
export const checkRoutes = (release: Release, context: ReleaseContext): Finding[] => {
  const found = [
    ...ownProblems(release),
    ...collisions(release, context.others),
    ...widened(release, context.before),
    ...lostPages(release, context),
  ];
  if (found.length > 0) return found;
  const total = release.manifest?.routes.length ?? 0;
  return [{ check: CHECK, level: 'fine', message: `${total} addresses are free and its own`, affects: [] }];
};
