import type { Discovery, DiscoveryVersion } from './discovery-file.js';

const BUCKETS = 10_000;

const versionsOf = (discovery: Discovery, name: string): readonly DiscoveryVersion[] =>
  discovery.microFrontends[name] ?? [];

export const liveVersion = (discovery: Discovery, name: string): DiscoveryVersion | undefined => {
  const versions = versionsOf(discovery, name);
  return versions.find(({ deployment }) => deployment?.default) ?? versions[0];
};

const candidateVersion = (discovery: Discovery, name: string): DiscoveryVersion | undefined =>
  versionsOf(discovery, name).find(({ extras }) => extras.role === 'candidate');

export const previousVersion = (discovery: Discovery, name: string): DiscoveryVersion | undefined =>
  versionsOf(discovery, name).find(({ extras }) => extras.role === 'previous');

/** Bucket 0 to 9,999 of a visitor per release; stable across visits. */
export const bucketOf = (visitorId: string, remote: string, releaseId: string): number => {
  let hash = 0x811c9dc5; // FNV-1a, 32 bits
  for (const letter of `${visitorId}\n${remote}\n${releaseId}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // Similar texts differ in the low bits only: spread them before taking the remainder.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
};

export const pickVersion = (
  discovery: Discovery,
  name: string,
  visitorId: string,
): DiscoveryVersion | undefined => {
  const candidate = candidateVersion(discovery, name);
  const percent = candidate?.deployment?.traffic ?? 0;
  const isChosen =
    candidate && bucketOf(visitorId, name, candidate.extras.releaseId) < (percent * BUCKETS) / 100;
  return isChosen ? candidate : liveVersion(discovery, name);
};

export const releaseFolder = (version: Pick<DiscoveryVersion, 'url'>): string =>
  version.url.slice(0, version.url.lastIndexOf('/') + 1);

/** Address of a file; shared ones lie outside of the release folder (`../files/…`). */
export const fileAddress = (folder: string, path: string): string =>
  path.startsWith('../')
    ? fileAddress(folder.replace(/(?<![^/])[^/]+\/$/, ''), path.slice('../'.length))
    : folder + path;
