import type { Discovery, DiscoveryVersion } from './discovery-file.js';
import { liveVersion, pickVersion, previousVersion } from './discovery-versions.js';

/** First entry of each release: a tab's trial is whole where the file's entry is short. */
const withoutRepeats = (versions: (DiscoveryVersion | undefined)[]): DiscoveryVersion[] => {
  const byId = new Map<string, DiscoveryVersion>();
  for (const version of versions)
    if (version && !byId.has(version.extras.releaseId))
      byId.set(version.extras.releaseId, { ...version, deployment: undefined });
  return [...byId.values()];
};

/**
 * Discovery for one visitor: their version of each name, then the fallbacks. Without an id there is no candidate.
 * `extra` (preview, local override) precedes all.
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

/** Random visitor id, which decides candidates; identifies nobody. */
export const VISITOR_COOKIE = 'lacteos_visitor';

export const PREVIEW_COOKIE = 'lacteos_vista';

/** Reads a Cookie header or `document.cookie`; null when absent. */
export const cookieValue = (cookies: string, name: string): string | null =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
