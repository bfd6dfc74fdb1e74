import type { RegistryVersion, ReleaseRole } from './registry-file.js';
import { releaseFolder, roleOf } from './registry-versions.js';
import type { Release, ReleaseFile } from './release.js';

export interface VersionDetails {
  /** Release folder with a final slash. */
  baseUrl: string;
  /** Trust in this extends to the files that release.json lists. */
  releaseFile: ReleaseFile;
  role: ReleaseRole;
  traffic: number;
  fallbackUrl?: string;
}

// Omits what only the gate reads: browsers download this file.
const extrasOf = ({
  name: _name,
  version: _version,
  shared: _shared,
  entry: _entry,
  apiCalls: _apiCalls,
  types: _types,
  sharesFiles: _sharesFiles,
  ...extras
}: Release) => extras;

export const registryVersion = (release: Release, details: VersionDetails): RegistryVersion => ({
  url: `${details.baseUrl}${release.entry}`,
  ...(details.fallbackUrl === undefined ? {} : { fallbackUrl: details.fallbackUrl }),
  metadata: { integrity: release.files[release.entry]?.integrity ?? '', version: release.version },
  deployment: { traffic: details.traffic, default: details.role === 'live' },
  extras: { ...extrasOf(release), role: details.role, releaseFile: details.releaseFile },
});

/** Entry of a fallback: nothing but its release.json. Entries that desks signed are compared with this form. */
export const shortVersion = (version: RegistryVersion): RegistryVersion => {
  const { federationName, releaseId, releaseFile } = version.extras;
  return {
    url: version.url,
    metadata: version.metadata,
    deployment: { traffic: 0, default: false },
    extras: { federationName, releaseId, role: 'previous', releaseFile, expose: {}, files: {} },
  };
};

/** False for entries whose rest stands in release.json. */
export const isWhole = ({ extras }: RegistryVersion): boolean =>
  !extras.releaseFile || extras.modules !== undefined;

/** `release` must have the hash that the entry states. */
export const withRelease = (version: RegistryVersion, release: Release): RegistryVersion => {
  const { releaseFile = NO_FILE } = version.extras;
  const role = roleOf(version) ?? 'previous';
  const details = { baseUrl: releaseFolder(version), releaseFile, role, traffic: 0 };
  const { url, metadata, extras } = registryVersion(release, details);
  return { ...version, url, metadata, extras };
};

const NO_FILE: ReleaseFile = { integrity: '', size: 0 };

/**
 * Completes a short entry from release.json, whose hash the signed registry states. Rejects when it is
 * unavailable or differs.
 */
export const completeVersion = async (
  version: RegistryVersion,
  request: typeof fetch = fetch,
): Promise<RegistryVersion> => {
  if (isWhole(version)) return version;
  const { integrity } = version.extras.releaseFile ?? NO_FILE;
  const answer = await request(`${releaseFolder(version)}release.json`, { integrity });
  if (!answer.ok) throw new Error(`release.json: the server answered ${answer.status}`);
  return withRelease(version, (await answer.json()) as Release);
};
