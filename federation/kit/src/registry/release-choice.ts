import type { Registry, RegistryVersion } from './registry-file.js';
import { liveVersion, pickVersion, previousVersion } from './registry-versions.js';

/** First entry of each release: a tab's preview is whole where the file's entry is short. */
const withoutRepeats = (versions: (RegistryVersion | undefined)[]): RegistryVersion[] => {
  const byId = new Map<string, RegistryVersion>();
  for (const version of versions)
    if (version && !byId.has(version.extras.releaseId))
      byId.set(version.extras.releaseId, { ...version, deployment: undefined });
  return [...byId.values()];
};

/**
 * Registry for one visitor: their version of each name, then the fallbacks. Without an id there is no canary.
 * `extra` (previews, a development server) precedes all.
 */
export const pinReleases = (
  registry: Registry,
  visitorId: string | null,
  extra: Readonly<Record<string, RegistryVersion>> = {},
): Registry => {
  const names = [...new Set([...Object.keys(registry.microFrontends), ...Object.keys(extra)])];
  const pinned = names.map((name) => [
    name,
    withoutRepeats([
      extra[name],
      visitorId === null ? undefined : pickVersion(registry, name, visitorId),
      liveVersion(registry, name),
      previousVersion(registry, name),
    ]),
  ]);
  return { ...registry, microFrontends: Object.fromEntries(pinned) as Registry['microFrontends'] };
};

/** Random visitor id, which decides canaries; identifies nobody. */
export const VISITOR_COOKIE = 'lacteos_visitor';

export const PREVIEW_COOKIE = 'lacteos_vista';

/** Reads a Cookie header or `document.cookie`; null when absent. */
export const cookieValue = (cookies: string, name: string): string | null =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
