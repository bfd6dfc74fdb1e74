import type { ShellManifest } from '../remote-manifest.js';
import type { FormerRole, Registry, RegistryVersion, ReleaseRole } from './registry-file.js';

const BUCKETS = 10_000;

const FORMER_CANARY: FormerRole = 'candidate';

/** Undefined in files without roles, which list the live version first. */
export const roleOf = ({ extras: { role } }: RegistryVersion): ReleaseRole | undefined =>
  role === FORMER_CANARY ? 'canary' : role;

const withFormerRole = (version: RegistryVersion): RegistryVersion =>
  roleOf(version) === 'canary' ? { ...version, extras: { ...version.extras, role: FORMER_CANARY } } : version;

/** For shells without `readsRegistry`. */
export const withFormerWords = (microFrontends: Registry['microFrontends']): Registry['microFrontends'] =>
  Object.fromEntries(
    Object.entries(microFrontends).map(([name, versions]) => [name, versions.map(withFormerRole)]),
  );

const versionsOf = (registry: Registry, name: string): readonly RegistryVersion[] =>
  registry.microFrontends[name] ?? [];

export const liveVersion = (registry: Registry, name: string): RegistryVersion | undefined => {
  const versions = versionsOf(registry, name);
  return versions.find(({ deployment }) => deployment?.default) ?? versions[0];
};

export const shellManifest = ({ extras }: RegistryVersion): ShellManifest | undefined => extras.manifest;

export const liveShell = (registry: Registry): ShellManifest | undefined => {
  const version = liveVersion(registry, 'shell');
  return version && shellManifest(version);
};

const canaryVersion = (registry: Registry, name: string): RegistryVersion | undefined =>
  versionsOf(registry, name).find((version) => roleOf(version) === 'canary');

export const previousVersion = (registry: Registry, name: string): RegistryVersion | undefined =>
  versionsOf(registry, name).find((version) => roleOf(version) === 'previous');

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
  registry: Registry,
  name: string,
  visitorId: string,
): RegistryVersion | undefined => {
  const canary = canaryVersion(registry, name);
  const percent = canary?.deployment?.traffic ?? 0;
  const isChosen = canary && bucketOf(visitorId, name, canary.extras.releaseId) < (percent * BUCKETS) / 100;
  return isChosen ? canary : liveVersion(registry, name);
};

export const releaseFolder = (version: Pick<RegistryVersion, 'url'>): string =>
  version.url.slice(0, version.url.lastIndexOf('/') + 1);

/** Address of a file; shared ones lie outside of the release folder (`../files/…`). */
export const fileAddress = (folder: string, path: string): string =>
  path.startsWith('../')
    ? fileAddress(folder.replace(/(?<![^/])[^/]+\/$/, ''), path.slice('../'.length))
    : folder + path;
