import {
  registryVersion,
  liveShell,
  pageEntry,
  roleOf,
  shortVersion,
  type Registry,
  type RegistryVersion,
  type Release,
  type ReleaseRole,
  type ShellManifest,
  type VersionDetails,
} from '@lacteos/remote-kit/registry';
import type { ReleaseTarget } from '../contract/contract.js';
import type { PublishedRelease } from '../releases/published-releases.js';

const SHELL = 'shell';

export interface ProjectVersions {
  live?: RegistryVersion;
  canary?: RegistryVersion;
  previous?: RegistryVersion;
}

/** Files without roles list the live version first. */
export const versionsOf = (registry: Registry, project: string): ProjectVersions => {
  const versions = registry.microFrontends[project] ?? [];
  const having = (role: ReleaseRole) => versions.find((version) => roleOf(version) === role);
  return {
    live: having('live') ?? versions.find(({ deployment }) => deployment?.default) ?? versions[0],
    canary: having('canary'),
    previous: having('previous'),
  };
};

export const activeRelease = (registry: Registry, project: string): string | null =>
  versionsOf(registry, project).live?.extras.releaseId ?? null;

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
const readsShortEntries = (live: Registry, { name, manifest }: Release): boolean =>
  (name === SHELL ? (manifest as ShellManifest | undefined) : liveShell(live))?.readsShortEntries === true;

/** Entry for the shell that is live, or that this release is. */
export const entryOf = (
  { release, releaseFile }: PublishedRelease,
  live: Registry,
  {
    releasesUrl = '/releases',
    ...details
  }: Pick<VersionDetails, 'role' | 'traffic'> & Pick<ReleaseTarget, 'releasesUrl'>,
): RegistryVersion => {
  const baseUrl = `${releasesUrl}/${release.name}/${release.releaseId}/`;
  const whole = registryVersion(forPages(release), { ...details, releaseFile, baseUrl });
  return readsShortEntries(live, release) ? pageEntry(whole) : whole;
};

export const listVersions = (
  { live, canary, previous }: ProjectVersions & { live: RegistryVersion },
  percent = 0,
): RegistryVersion[] => [
  {
    ...live,
    ...(previous ? { fallbackUrl: previous.url } : { fallbackUrl: undefined }),
    deployment: { traffic: canary ? 100 - percent : 100, default: true },
    extras: { ...live.extras, role: 'live' },
  },
  ...(canary
    ? [
        {
          ...canary,
          fallbackUrl: live.url,
          deployment: { traffic: percent, default: false },
          extras: { ...canary.extras, role: 'canary' as const },
        },
      ]
    : []),
  ...(previous ? [shortVersion(previous)] : []),
];
