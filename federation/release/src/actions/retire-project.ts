import type { ReleaseTarget, RegistryFile, Release } from '../contract/contract.js';
import { releaseContextOf } from '../check/release-context.js';
import { checkComponents } from '../check/static/components.js';
import { checkEvents } from '../check/static/events.js';
import { ReleaseError } from '../contract/release-error.js';
import { sign } from '../contract/signing.js';
import { findRelease } from '../releases/published-releases.js';
import { assertSafeNames } from '../releases/release-folder.js';
import { requireKey, writeRevision, type ChangeOptions } from '../registry/registry-store.js';
import { activeRelease } from '../registry/project-versions.js';
import { requireRoot } from '../registry/seal-revision.js';
import { DESK, olderOperators } from '../registry/key-list.js';

const SHELL = 'shell';

export interface RetireOptions extends ChangeOptions {
  reason?: string;
  force?: string;
}

const withoutOffers = (release: Release): Release => ({
  ...release,
  manifest: release.manifest && {
    ...release.manifest,
    components: [],
    uses: [],
    emits: [],
    hears: [],
    slots: [],
    fills: [],
  },
});

const brokenDependents = async (
  target: ReleaseTarget,
  live: RegistryFile,
  project: string,
): Promise<string[]> => {
  const releaseId = activeRelease(live, project);
  const found = releaseId === null ? null : await findRelease(target, project, releaseId);
  if (!found) return [];
  const gone = withoutOffers(found.release);
  const context = await releaseContextOf(target, live, gone);
  return [...checkComponents(gone, context), ...checkEvents(gone, context)]
    .filter(({ level, affects }) => level === 'breaks' && !affects.includes(project))
    .map(({ message }) => message);
};

const omitProject = <T>(project: string, of: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name !== project));

const signedTrust = (live: RegistryFile, project: string, key: ReturnType<typeof requireKey>) => {
  const { trust, environment } = live;
  if (!trust) return undefined;
  const listed = {
    environment,
    projects: omitProject(project, trust.projects),
    ...(trust.desk && { desk: trust.desk }),
  };
  return (revision: number) => sign({ ...listed, revision }, key);
};

/**
 * Removes a remote's entry and keys in one step. Its files stay for open tabs until garbage collection.
 * @throws ReleaseError `KEY_NOT_ALLOWED` (operator only), `USAGE` for the shell, `RELEASE_MISSING` for an unknown
 * project, `GATE_REFUSED` when others need it and no `force` is given
 */
export const retireProject = async (
  target: ReleaseTarget,
  project: string,
  { reason, force, isDryRun }: RetireOptions = {},
): Promise<RegistryFile> => {
  assertSafeNames(project);
  if (project === SHELL || project === DESK)
    throw new ReleaseError('USAGE', `${project} is no remote: the shop does not stand without it`);
  const key = requireKey(target);
  requireRoot(target, key);
  const draft = async (live: RegistryFile) => {
    const { microFrontends, entries, trust } = live;
    if (!Object.hasOwn(microFrontends, project) && !Object.hasOwn(trust?.projects ?? {}, project))
      throw new ReleaseError('RELEASE_MISSING', `${project} is not live in ${target.store.name}`);
    const [loss] = target.gate === 'off' ? [] : await brokenDependents(target, live, project);
    if (loss && !force)
      throw new ReleaseError(
        'GATE_REFUSED',
        `${project} is still needed: ${loss}. Release that one without it first, or pass --force "reason".`,
      );
    const file = {
      ...live,
      change: null,
      microFrontends: omitProject(project, microFrontends),
      ...(entries && { entries: omitProject(project, entries) }),
    };
    return {
      file,
      changed: olderOperators(target, file, key),
      trustAt: signedTrust(live, project, key),
      trustChange: {
        action: 'retire' as const,
        project,
        ...(reason && { reason }),
        ...(loss && force && { force }),
      },
    };
  };
  return writeRevision(target, key, draft, isDryRun);
};
