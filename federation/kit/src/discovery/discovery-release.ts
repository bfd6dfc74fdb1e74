import type { DiscoveryExtras, DiscoveryVersion } from './discovery-file.js';
import { releaseFolder } from './discovery-versions.js';
import type { Release, ReleaseFile } from './release.js';

export interface VersionDetails {
  /** Release folder with a final slash. */
  baseUrl: string;
  /** Trust in this extends to the files that release.json lists. */
  releaseFile: ReleaseFile;
  role: NonNullable<DiscoveryExtras['role']>;
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

export const discoveryVersion = (release: Release, details: VersionDetails): DiscoveryVersion => ({
  url: `${details.baseUrl}${release.entry}`,
  ...(details.fallbackUrl === undefined ? {} : { fallbackUrl: details.fallbackUrl }),
  metadata: { integrity: release.files[release.entry]?.integrity ?? '', version: release.version },
  deployment: { traffic: details.traffic, default: details.role === 'live' },
  extras: { ...extrasOf(release), role: details.role, releaseFile: details.releaseFile },
});

export const shortVersion = (version: DiscoveryVersion): DiscoveryVersion => {
  const { federationName, releaseId, releaseFile } = version.extras;
  return {
    url: version.url,
    metadata: version.metadata,
    deployment: { traffic: 0, default: false },
    extras: { federationName, releaseId, role: 'previous', releaseFile, expose: {}, files: {} },
  };
};

/**
 * Completes a short entry from release.json, whose hash the signed discovery file states. Rejects when it is
 * unavailable or differs.
 */
export const completeVersion = async (version: DiscoveryVersion): Promise<DiscoveryVersion> => {
  const { releaseFile, role = 'previous', files } = version.extras;
  if (!releaseFile || Object.keys(files).length > 0) return version;
  const baseUrl = releaseFolder(version);
  const answer = await fetch(`${baseUrl}release.json`, { integrity: releaseFile.integrity });
  if (!answer.ok) throw new Error(`release.json: the server answered ${answer.status}`);
  const release = (await answer.json()) as Release;
  const traffic = version.deployment?.traffic ?? 0;
  return discoveryVersion(release, { baseUrl, releaseFile, role, traffic });
};
