import { isEntryGood } from '@lacteos/remote-kit/discovery';
import type {
  ReleaseTarget,
  DiscoveryChange,
  DiscoveryFile,
  DiscoveryVersion,
  ReleaseAction,
} from '../contract/contract.js';
import { passGate, type GateOptions } from '../check/gate.js';
import { ReleaseError } from '../contract/release-error.js';
import {
  changeDiscovery,
  readVerified,
  walkHistory,
  type ChangeOptions,
} from '../discovery/discovery-store.js';
import { activeRelease, entryOf, listVersions, versionsOf } from '../discovery/project-versions.js';
import { rootsOf } from '../discovery/verified-file.js';
import { getRelease, getWholeRelease } from '../releases/published-releases.js';
import { assertSafeNames } from '../releases/release-folder.js';

export interface ActionOptions extends ChangeOptions, GateOptions {
  reason?: string;
}

/**
 * Makes a release live and ends a canary of its project; does nothing when it is live already.
 * @throws ReleaseError `RELEASE_MISSING`, `RELEASE_TAMPERED`, and those of the gate
 */
export const activate = async (
  target: ReleaseTarget,
  project: string,
  releaseId: string,
  options: ActionOptions = {},
): Promise<DiscoveryFile> => {
  const published = await getWholeRelease(target, project, releaseId);
  return changeDiscovery(
    target,
    async (live) => {
      const { live: before, candidate } = versionsOf(live, project);
      if (before?.extras.releaseId === releaseId && !candidate) return null;
      const gate = await passGate(target, live, published.release, options);
      const { releasesUrl } = target;
      const entry = entryOf(published, live, { role: 'live', traffic: 100, releasesUrl });
      const action = candidate?.extras.releaseId === releaseId ? 'promote' : 'activate';
      const previous = before?.extras.releaseId === releaseId ? versionsOf(live, project).previous : before;
      return {
        change: changeOf(target, { action, project, releaseId, ...gate }, options),
        versions: listVersions({ live: entry, previous }),
      };
    },
    options,
  );
};

/**
 * Starts or changes a canary; 100 promotes, 0 withdraws. Without a release the running candidate is meant, else the
 * one that `readBuilt` names.
 * @throws ReleaseError `CANARY_RUNNING` for another release, `NO_CANARY`, `NOTHING_BEFORE` without a stable release
 */
export const canary = async (
  target: ReleaseTarget,
  project: string,
  percent: number,
  options: ActionOptions & { releaseId?: string; readBuilt?: () => Promise<string> } = {},
): Promise<DiscoveryFile> => {
  assertSafeNames(project, options.releaseId);
  assertPercent(percent);
  if (percent === 0) return withdraw(target, project, options);
  const releaseId =
    options.releaseId ?? (await findCandidate(target, project)) ?? (await options.readBuilt?.());
  if (releaseId === undefined) throw noCanary(project);
  if (percent === 100) return activate(target, project, releaseId, options);
  const published = await getWholeRelease(target, project, releaseId);
  return changeDiscovery(
    target,
    async (discovery) => {
      const { live, candidate, previous } = versionsOf(discovery, project);
      if (!live) throw new ReleaseError('NOTHING_BEFORE', `${project} has no live release yet: activate one`);
      if (live.extras.releaseId === releaseId)
        throw new ReleaseError('CANARY_RUNNING', `${project} ${releaseId} is the live release already`);
      assertSameCandidate(project, candidate, releaseId);
      if (candidate?.deployment?.traffic === percent) return null;
      const gate = await passGate(target, discovery, published.release, options);
      const { releasesUrl } = target;
      const entry = entryOf(published, discovery, { role: 'candidate', traffic: percent, releasesUrl });
      return {
        change: changeOf(target, { action: 'canary', project, releaseId, percent, ...gate }, options),
        versions: listVersions({ live, candidate: entry, previous }, percent),
      };
    },
    options,
  );
};

/**
 * Ends a canary for the stable release.
 * @throws ReleaseError `NO_CANARY`, also when the candidate is another release
 */
export const withdraw = (
  target: ReleaseTarget,
  project: string,
  options: ActionOptions & { releaseId?: string } = {},
): Promise<DiscoveryFile> =>
  changeDiscovery(
    target,
    async (discovery) => {
      const { live, candidate, previous } = versionsOf(discovery, project);
      const releaseId = candidate?.extras.releaseId;
      if (!live || !releaseId || (options.releaseId && options.releaseId !== releaseId))
        throw noCanary(project);
      return {
        change: changeOf(target, { action: 'withdraw', project, releaseId }, options),
        versions: listVersions({ live, previous }),
      };
    },
    options,
  );

/**
 * Restores the previous live release (repeatable) or the one of revision `to`, and ends a canary. Needs no gate.
 * @throws ReleaseError `NOTHING_BEFORE`, `OUTDATED` when that is not the `expected` release
 */
export const rollBack = async (
  target: ReleaseTarget,
  project: string,
  options: ActionOptions & { to?: number; expected?: string } = {},
): Promise<DiscoveryFile> => {
  assertSafeNames(project);
  return changeDiscovery(
    target,
    async (discovery) => {
      const present = activeRelease(discovery, project);
      const wanted =
        options.to === undefined
          ? versionsOf(discovery, project).previous?.extras.releaseId
          : await findLiveAt(target, project, options.to);
      if (!wanted) throw new ReleaseError('NOTHING_BEFORE', noEarlierText(project, options.to));
      if (options.expected !== undefined && options.expected !== wanted)
        throw new ReleaseError(
          'OUTDATED',
          `${project}: ${wanted} is the one before, not ${options.expected}`,
        );
      if (wanted === present && !versionsOf(discovery, project).candidate) return null;
      const published = await getRelease(target, project, wanted);
      const { releasesUrl } = target;
      const entry = entryOf(published, discovery, { role: 'live', traffic: 100, releasesUrl });
      return {
        change: changeOf(target, { action: 'rollback', project, releaseId: wanted }, options),
        versions: listVersions({
          live: entry,
          previous: await findReleaseBefore(target, discovery, project, wanted),
        }),
      };
    },
    options,
  );
};

const changeOf = (
  { actor, now = () => new Date() }: ReleaseTarget,
  change: Omit<DiscoveryChange, 'at'> & { action: ReleaseAction },
  { reason }: ActionOptions,
): DiscoveryChange => ({
  ...change,
  at: now().toISOString(),
  ...(actor && { actor }),
  ...(reason && { reason }),
});

const assertPercent = (percent: number): void => {
  if (!Number.isFinite(percent) || percent < 0 || percent > 100 || !Number.isInteger(percent * 100)) {
    throw new ReleaseError('USAGE', `${percent} is no percentage: 0 to 100, at most two decimals`);
  }
};

const assertSameCandidate = (
  project: string,
  candidate: DiscoveryVersion | undefined,
  releaseId: string,
): void => {
  if (!candidate || candidate.extras.releaseId === releaseId) return;
  throw new ReleaseError(
    'CANARY_RUNNING',
    `${project} tries ${candidate.extras.releaseId} already: promote it (100) or withdraw it (0) first`,
  );
};

const noCanary = (project: string): ReleaseError =>
  new ReleaseError('NO_CANARY', `${project} has no such candidate`);

const noEarlierText = (project: string, to: number | undefined): string =>
  to === undefined
    ? `${project} has no earlier release to go back to`
    : `${project} had no live release at revision ${to}`;

const findCandidate = async (target: ReleaseTarget, project: string): Promise<string | undefined> =>
  versionsOf((await readVerified(target)).live, project).candidate?.extras.releaseId;

const findLiveAt = async (
  target: ReleaseTarget,
  project: string,
  revision: number,
): Promise<string | null> => {
  for await (const discovery of walkHistory(target)) {
    if (discovery.revision === revision) return activeRelease(discovery, project);
  }
  return null;
};

/** Live release before the given one's last activation; undefined if a withdrawn key signed that revision. */
const findReleaseBefore = async (
  target: ReleaseTarget,
  { trust }: DiscoveryFile,
  project: string,
  releaseId: string,
): Promise<DiscoveryVersion | undefined> => {
  for await (const discovery of walkHistory(target)) {
    const { action, releaseId: changed, project: owner } = discovery.change ?? {};
    const wentLive = action === 'activate' || action === 'promote';
    if (owner !== project || changed !== releaseId || !wentLive) continue;
    const counts = !discovery.trust || (await isEntryGood(discovery, project, rootsOf(target), trust));
    return counts ? versionsOf(discovery, project).previous : undefined;
  }
  return undefined;
};
