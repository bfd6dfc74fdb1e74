import type { Discovery, DiscoveryVersion } from './discovery-file.js';
import { liveVersion, pickVersion, previousVersion } from './discovery-versions.js';

/** Each release once, as it comes first: what a tab tries is whole where the file has a short entry of the same release. */
const withoutRepeats = (versions: (DiscoveryVersion | undefined)[]): DiscoveryVersion[] => {
  const byId = new Map<string, DiscoveryVersion>();
  for (const version of versions)
    if (version && !byId.has(version.extras.releaseId))
      byId.set(version.extras.releaseId, { ...version, deployment: undefined });
  return [...byId.values()];
};

/**
 * The discovery file as one visitor sees it: of each name first their version, then the fallbacks
 * (the stable one below a candidate, the one that was live before). A visitor without an id never gets a candidate.
 * `extra` precedes all others: a preview, or a developer's own version.
 */
export const pinReleases = (
  discovery: Discovery,
  visitorId: string | null,
  extra: Readonly<Record<string, DiscoveryVersion>> = {},
): Discovery => {
  const names = [...new Set([...Object.keys(discovery.microFrontends), ...Object.keys(extra)])];
  const pinned = names.map((name) => [
    name,
    withoutRepeats([
      extra[name],
      visitorId === null ? undefined : pickVersion(discovery, name, visitorId),
      liveVersion(discovery, name),
      previousVersion(discovery, name),
    ]),
  ]);
  return { ...discovery, microFrontends: Object.fromEntries(pinned) as Discovery['microFrontends'] };
};

/** Cookie with the visitor's random id, which decides who gets a candidate; it identifies nobody. */
export const VISITOR_COOKIE = 'lacteos_visitor';

/** The cookie that keeps a preview while its reviewer goes from page to page. */
export const PREVIEW_COOKIE = 'lacteos_vista';

/** Reads a cookie's value out of a header or of `document.cookie`; null when it is not there. */
export const cookieValue = (cookies: string, name: string): string | null =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
