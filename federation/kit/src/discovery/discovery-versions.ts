import type { Discovery, DiscoveryVersion } from './discovery-file.js';

const BUCKETS = 10_000;

const versionsOf = (discovery: Discovery, name: string): readonly DiscoveryVersion[] =>
  discovery.microFrontends[name] ?? [];

/** The stable version: the default one, else the first; undefined when none is live. */
export const liveVersion = (discovery: Discovery, name: string): DiscoveryVersion | undefined => {
  const versions = versionsOf(discovery, name);
  return versions.find(({ deployment }) => deployment?.default) ?? versions[0];
};

/** The canary: a version that only a share of the visitors gets. */
const candidateVersion = (discovery: Discovery, name: string): DiscoveryVersion | undefined =>
  versionsOf(discovery, name).find(({ extras }) => extras.role === 'candidate');

/** The release that was live before: what a page falls back to when the live one cannot be loaded. */
export const previousVersion = (discovery: Discovery, name: string): DiscoveryVersion | undefined =>
  versionsOf(discovery, name).find(({ extras }) => extras.role === 'previous');

/** Bucket (0 to 9,999) of a visitor for one release: stable across visits, different for every release. */
export const bucketOf = (visitorId: string, remote: string, releaseId: string): number => {
  let hash = 0x811c9dc5; // FNV-1a, 32 bits
  for (const letter of `${visitorId}\n${remote}\n${releaseId}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // Neighbouring texts differ in the low bits only: spread them before the remainder is taken.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
};

/** The version for this visitor: the candidate for its percentage of them, the stable one for the others. */
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

/** Address of the release folder, with a final slash, from the address of its entry script. */
export const releaseFolder = (version: Pick<DiscoveryVersion, 'url'>): string =>
  version.url.slice(0, version.url.lastIndexOf('/') + 1);

/** Address of a file of a release; what it shares with other releases stands outside of its folder (`../files/…`). */
export const fileAddress = (folder: string, path: string): string =>
  path.startsWith('../')
    ? fileAddress(folder.replace(/(?<![^/])[^/]+\/$/, ''), path.slice('../'.length))
    : folder + path;
