import type { DiscoveryExtras, DiscoveryVersion } from './discovery-file.js';
import { releaseFolder } from './discovery-versions.js';
import type { Release, ReleaseFile } from './release.js';

/** What a release file alone does not say about an entry of the discovery file. */
export interface VersionDetails {
  /** Address of the release folder, with a final slash. */
  baseUrl: string;
  /** Integrity and size of release.json itself: whoever has it can trust what it lists. */
  releaseFile: ReleaseFile;
  role: NonNullable<DiscoveryExtras['role']>;
  /** Percentage of the visitors. */
  traffic: number;
  fallbackUrl?: string;
}

// The shared versions, the calls and the types serve the check of a candidate, not the browser, which downloads this file.
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

/** The entry of the discovery file for a whole release. */
export const discoveryVersion = (release: Release, details: VersionDetails): DiscoveryVersion => ({
  url: `${details.baseUrl}${release.entry}`,
  ...(details.fallbackUrl === undefined ? {} : { fallbackUrl: details.fallbackUrl }),
  metadata: { integrity: release.files[release.entry]?.integrity ?? '', version: release.version },
  deployment: { traffic: details.traffic, default: details.role === 'live' },
  extras: { ...extrasOf(release), role: details.role, releaseFile: details.releaseFile },
});

/** The entry of a release that is not loaded as a rule: its address and hash, without the list of its files. */
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
 * The whole of a version whose entry is short, from its release.json, which must have the hash that the (signed)
 * discovery file states; a whole one as it is. Rejects when it cannot be had or is another file.
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
