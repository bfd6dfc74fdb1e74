import { isEntryGood } from '@lacteos/remote-kit/registry';
import type {
  ReleaseTarget,
  RegistryChange,
  RegistryFile,
  RegistryVersion,
  ReleaseAction,
} from '../contract/contract.js';
import { passGate, type GateOptions } from '../check/gate.js';
import { ReleaseError } from '../contract/release-error.js';
import { changeRegistry, readVerified, walkHistory, type ChangeOptions } from '../registry/registry-store.js';
import { activeRelease, entryOf, listVersions, versionsOf } from '../registry/project-versions.js';
import { rootsOf } from '../registry/verified-file.js';
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
): Promise<RegistryFile> => {
  const published = await getWholeRelease(target, project, releaseId);
  return changeRegistry(
    target,
    async (live) => {
      const { live: before, canary } = versionsOf(live, project);
      if (before?.extras.releaseId === releaseId && !canary) return null;
      const gate = await passGate(target, live, published.release, options);
      const { releasesUrl } = target;
      const entry = entryOf(published, live, { role: 'live', traffic: 100, releasesUrl });
      const action = canary?.extras.releaseId === releaseId ? 'promote' : 'activate';
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
 * Starts or changes a canary; 100 promotes, 0 withdraws. Without a release the running canary is meant, else the
 * one that `readBuilt` names.
 * @throws ReleaseError `CANARY_RUNNING` for another release, `NO_CANARY`, `NOTHING_BEFORE` without a stable release
 */
export const canary = async (
  target: ReleaseTarget,
  project: string,
  percent: number,
  options: ActionOptions & { releaseId?: string; readBuilt?: () => Promise<string> } = {},
): Promise<RegistryFile> => {
  assertSafeNames(project, options.releaseId);
  assertPercent(percent);
  if (percent === 0) return withdraw(target, project, options);
  const releaseId = options.releaseId ?? (await findCanary(target, project)) ?? (await options.readBuilt?.());
  if (releaseId === undefined) throw noCanary(project);
  if (percent === 100) return activate(target, project, releaseId, options);
  const published = await getWholeRelease(target, project, releaseId);
  return changeRegistry(
    target,
    async (registry) => {
      const { live, canary, previous } = versionsOf(registry, project);
      if (!live) throw new ReleaseError('NOTHING_BEFORE', `${project} has no live release yet: activate one`);
      if (live.extras.releaseId === releaseId)
        throw new ReleaseError('CANARY_RUNNING', `${project} ${releaseId} is the live release already`);
      assertSameCanary(project, canary, releaseId);
      if (canary?.deployment?.traffic === percent) return null;
      const gate = await passGate(target, registry, published.release, options);
      const { releasesUrl } = target;
      const entry = entryOf(published, registry, { role: 'canary', traffic: percent, releasesUrl });
      return {
        change: changeOf(target, { action: 'canary', project, releaseId, percent, ...gate }, options),
        versions: listVersions({ live, canary: entry, previous }, percent),
      };
    },
    options,
  );
};

/**
 * Ends a canary for the stable release.
 * @throws ReleaseError `NO_CANARY`, also when the canary is another release
 */
export const withdraw = (
  target: ReleaseTarget,
  project: string,
  options: ActionOptions & { releaseId?: string } = {},
): Promise<RegistryFile> =>
  changeRegistry(
    target,
    async (registry) => {
      const { live, canary, previous } = versionsOf(registry, project);
      const releaseId = canary?.extras.releaseId;
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
): Promise<RegistryFile> => {
  assertSafeNames(project);
  return changeRegistry(
    target,
    async (registry) => {
      const present = activeRelease(registry, project);
      const wanted =
        options.to === undefined
          ? versionsOf(registry, project).previous?.extras.releaseId
          : await findLiveAt(target, project, options.to);
      if (!wanted) throw new ReleaseError('NOTHING_BEFORE', noEarlierText(project, options.to));
      if (options.expected !== undefined && options.expected !== wanted)
        throw new ReleaseError(
          'OUTDATED',
          `${project}: ${wanted} is the one before, not ${options.expected}`,
        );
      if (wanted === present && !versionsOf(registry, project).canary) return null;
      const published = await getRelease(target, project, wanted);
      const { releasesUrl } = target;
      const entry = entryOf(published, registry, { role: 'live', traffic: 100, releasesUrl });
      return {
        change: changeOf(target, { action: 'rollback', project, releaseId: wanted }, options),
        versions: listVersions({
          live: entry,
          previous: await findReleaseBefore(target, registry, project, wanted),
        }),
      };
    },
    options,
  );
};

const changeOf = (
  { actor, now = () => new Date() }: ReleaseTarget,
  change: Omit<RegistryChange, 'at'> & { action: ReleaseAction },
  { reason }: ActionOptions,
): RegistryChange => ({
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

const assertSameCanary = (project: string, canary: RegistryVersion | undefined, releaseId: string): void => {
  if (!canary || canary.extras.releaseId === releaseId) return;
  throw new ReleaseError(
    'CANARY_RUNNING',
    `${project} tries ${canary.extras.releaseId} already: promote it (100) or withdraw it (0) first`,
  );
};

const noCanary = (project: string): ReleaseError =>
  new ReleaseError('NO_CANARY', `${project} has no such canary`);

const noEarlierText = (project: string, to: number | undefined): string =>
  to === undefined
    ? `${project} has no earlier release to go back to`
    : `${project} had no live release at revision ${to}`;

const findCanary = async (target: ReleaseTarget, project: string): Promise<string | undefined> =>
  versionsOf((await readVerified(target)).live, project).canary?.extras.releaseId;

const findLiveAt = async (
  target: ReleaseTarget,
  project: string,
  revision: number,
): Promise<string | null> => {
  for await (const registry of walkHistory(target)) {
    if (registry.revision === revision) return activeRelease(registry, project);
  }
  return null;
};

/** Live release before the given one's last activation; undefined if a withdrawn key signed that revision. */
const findReleaseBefore = async (
  target: ReleaseTarget,
  { trust }: RegistryFile,
  project: string,
  releaseId: string,
): Promise<RegistryVersion | undefined> => {
  for await (const registry of walkHistory(target)) {
    const { action, releaseId: changed, project: owner } = registry.change ?? {};
    const wentLive = action === 'activate' || action === 'promote';
    if (owner !== project || changed !== releaseId || !wentLive) continue;
    const counts = !registry.trust || (await isEntryGood(registry, project, rootsOf(target), trust));
    return counts ? versionsOf(registry, project).previous : undefined;
  }
  return undefined;
};
