import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { discoveryVersion, shortVersion, type DiscoveryVersion } from '@lacteos/remote-kit/discovery';
import type { DeployTarget, DiscoveryChange, DiscoveryFile, Release } from './contract.js';
import { DeployError } from './deploy-error.js';
import { changeDiscovery, readHistory, type Decision } from './discovery-store.js';
import { assertSafeNames, readReleaseFile, verifyFiles } from './release-folder.js';

/** Makes a published release the live one of its project; throws `RELEASE_MISSING` or `RELEASE_TAMPERED` when it is not whole. */
export const activate = async (
  target: DeployTarget,
  project: string,
  releaseId: string,
): Promise<DiscoveryFile> => {
  const release = await readWholeRelease(target, project, releaseId);
  return changeDiscovery(target, async (live) => {
    if (activeRelease(live, project) === releaseId) return null;
    return decision(target, 'activate', release, live.microFrontends[project]?.[0]);
  });
};

/** Brings back the release that was live before the present one; a second call goes one further back. */
export const rollBack = async (target: DeployTarget, project: string): Promise<DiscoveryFile> => {
  assertSafeNames(project);
  return changeDiscovery(target, async () => {
    const history = await readHistory(target);
    const stack = releaseStack(history, project);
    const previous = stack.at(-2);
    if (previous === undefined) {
      throw new DeployError('NOTHING_BEFORE', `${project} has no earlier release to go back to`);
    }
    const release = await readWholeRelease(target, project, previous);
    return decision(target, 'rollback', release, lastLiveVersion(history, project, stack.at(-3)));
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

const decision = async (
  { releasesDir, releasesUrl = '/releases', now = () => new Date() }: DeployTarget,
  action: DiscoveryChange['action'],
  release: Release,
  before: DiscoveryVersion | undefined,
): Promise<Decision> => {
  const { name, releaseId } = release;
  const content = await readFile(join(releasesDir, name, releaseId, 'release.json'));
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const version = discoveryVersion(release, {
    baseUrl: `${releasesUrl}/${name}/${releaseId}/`,
    releaseFile: { integrity, size: content.length },
    role: 'live',
    traffic: 100,
    fallbackUrl: before?.url,
  });
  return {
    change: { action, project: name, releaseId, at: now().toISOString() },
    versions: [version, ...(before ? [shortVersion(before)] : [])],
  };
};

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

const lastLiveVersion = (
  history: readonly DiscoveryFile[],
  project: string,
  releaseId: string | undefined,
): DiscoveryVersion | undefined =>
  history
    .map(({ microFrontends }) => microFrontends[project]?.[0])
    .findLast((version) => version !== undefined && version.extras.releaseId === releaseId);
