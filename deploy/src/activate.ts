import { join } from 'node:path';
import type { DiscoveryChange, DiscoveryFile, DiscoveryVersion, Release } from './contract.js';
import { DeployError } from './deploy-error.js';
import { changeDiscovery, readHistory } from './discovery-store.js';
import { assertSafeNames, readReleaseFile, verifyFiles } from './release-folder.js';

export interface DeployTarget {
  releasesDir: string;
  discoveryFile: string;
  /** Where browsers find the release folder; `/releases` on the shop's own origin unless told otherwise. */
  releasesUrl?: string;
  now?: () => Date;
}

/** Makes a published release the live one of its project; throws `RELEASE_MISSING` or `RELEASE_TAMPERED` when it is not whole. */
export const activate = async (
  target: DeployTarget,
  project: string,
  releaseId: string,
): Promise<DiscoveryFile> => {
  const release = await readWholeRelease(target, project, releaseId);
  return changeDiscovery(target.discoveryFile, async (live) =>
    activeRelease(live, project) === releaseId ? null : decision(target, 'activate', release),
  );
};

/** Brings back the release that was live before the present one; a second call goes one further back. */
export const rollBack = async (target: DeployTarget, project: string): Promise<DiscoveryFile> => {
  assertSafeNames(project);
  return changeDiscovery(target.discoveryFile, async () => {
    const previous = releaseStack(await readHistory(target.discoveryFile), project).at(-2);
    if (previous === undefined) {
      throw new DeployError('NOTHING_BEFORE', `${project} has no earlier release to go back to`);
    }
    return decision(target, 'rollback', await readWholeRelease(target, project, previous));
  });
};

/** The release of a project that the discovery file points to. */
export const activeRelease = (discovery: DiscoveryFile, project: string): string | null =>
  discovery.microFrontends[project]?.[0]?.extras.releaseId ?? null;

const readWholeRelease = async (
  target: DeployTarget,
  project: string,
  releaseId: string,
): Promise<Release> => {
  assertSafeNames(project, releaseId);
  const folder = join(target.releasesDir, project, releaseId);
  const release = await readReleaseFile(folder);
  await verifyFiles(folder, release);
  return release;
};

const decision = (
  { releasesUrl = '/releases', now = () => new Date() }: DeployTarget,
  action: DiscoveryChange['action'],
  release: Release,
): { change: DiscoveryChange; version: DiscoveryVersion } => ({
  change: { action, project: release.name, releaseId: release.releaseId, at: now().toISOString() },
  version: discoveryVersion(release, `${releasesUrl}/${release.name}/${release.releaseId}/`),
});

const discoveryVersion = (release: Release, baseUrl: string): DiscoveryVersion => ({
  url: `${baseUrl}${release.entry}`,
  metadata: { integrity: release.files[release.entry]?.integrity ?? '', version: release.version },
  deployment: { traffic: 100, default: true },
  extras: extrasOf(release),
});

/** The shared versions serve the check of a candidate, not the browser, which downloads this file. */
const extrasOf = ({ name: _name, version: _version, shared: _shared, entry: _entry, ...extras }: Release) =>
  extras;

/** Activations push, roll-backs pop: the last entry is live, the one before it is where a roll-back leads. */
const releaseStack = (history: readonly DiscoveryFile[], project: string): string[] => {
  const stack: string[] = [];
  for (const { change } of history) {
    if (change?.project !== project) continue;
    if (change.action === 'activate') stack.push(change.releaseId);
    else stack.splice(stack.lastIndexOf(change.releaseId) + 1);
  }
  return stack;
};
