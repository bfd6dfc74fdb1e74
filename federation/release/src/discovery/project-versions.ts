import {
  discoveryVersion,
  liveVersion,
  pageEntry,
  shortVersion,
  type Discovery,
  type DiscoveryVersion,
  type Release,
  type VersionDetails,
} from '@lacteos/remote-kit/discovery';
import type { ReleaseTarget } from '../contract/contract.js';
import type { PublishedRelease } from '../releases/published-releases.js';

const SHELL = 'shell';

export interface ProjectVersions {
  live?: DiscoveryVersion;
  candidate?: DiscoveryVersion;
  previous?: DiscoveryVersion;
}

/** Files without roles list the live version first. */
export const versionsOf = (discovery: Discovery, project: string): ProjectVersions => {
  const versions = discovery.microFrontends[project] ?? [];
  const having = (role: string) => versions.find(({ extras }) => extras.role === role);
  return {
    live: having('live') ?? versions.find(({ deployment }) => deployment?.default) ?? versions[0],
    candidate: having('candidate'),
    previous: having('previous'),
  };
};

export const activeRelease = (discovery: Discovery, project: string): string | null =>
  versionsOf(discovery, project).live?.extras.releaseId ?? null;

/** Drops what only the gate reads from whole entries, which every page carries. */
const forPages = (release: Release): Release => {
  if (!release.manifest) return release;
  const {
    emits: _emits,
    hears: _hears,
    apiOperations: _operations,
    owner: _owner,
    ...manifest
  } = release.manifest;
  const uses = manifest.uses?.map(({ pages: _pages, press: _press, ...use }) => use);
  return { ...release, manifest: { ...manifest, ...(uses && { uses }) } };
};

/** Whole entries serve shells that complete none: an older gateway reads no others. */
const readsShortEntries = (live: Discovery, { name, manifest }: Release): boolean =>
  (name === SHELL ? manifest : liveVersion(live, SHELL)?.extras.manifest)?.readsShortEntries === true;

/** Entry for the shell that is live, or that this release is. */
export const entryOf = (
  { release, releaseFile }: PublishedRelease,
  live: Discovery,
  {
    releasesUrl = '/releases',
    ...details
  }: Pick<VersionDetails, 'role' | 'traffic'> & Pick<ReleaseTarget, 'releasesUrl'>,
): DiscoveryVersion => {
  const baseUrl = `${releasesUrl}/${release.name}/${release.releaseId}/`;
  const whole = discoveryVersion(forPages(release), { ...details, releaseFile, baseUrl });
  return readsShortEntries(live, release) ? pageEntry(whole) : whole;
};

export const listVersions = (
  { live, candidate, previous }: ProjectVersions & { live: DiscoveryVersion },
  percent = 0,
): DiscoveryVersion[] => [
  {
    ...live,
    ...(previous ? { fallbackUrl: previous.url } : { fallbackUrl: undefined }),
    deployment: { traffic: candidate ? 100 - percent : 100, default: true },
    extras: { ...live.extras, role: 'live' },
  },
  ...(candidate
    ? [
        {
          ...candidate,
          fallbackUrl: live.url,
          deployment: { traffic: percent, default: false },
          extras: { ...candidate.extras, role: 'candidate' as const },
        },
      ]
    : []),
  ...(previous ? [shortVersion(previous)] : []),
];
