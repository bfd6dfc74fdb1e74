import type { ReleaseRole } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, RegistryChange } from '../contract/contract.js';
import { readVerified, walkHistory } from './registry-store.js';
import { versionsOf } from './project-versions.js';
import { listReleases, type ListedRelease } from '../releases/published-releases.js';

export interface HistoryEntry extends Omit<RegistryChange, 'project'> {
  revision: number;
}

export interface ProjectState {
  name: string;
  live: string | null;
  canary: { releaseId: string; percent: number } | null;
  previous: string | null;
  history: HistoryEntry[];
}

const KEPT_ENTRIES = 20;

/** Skips revisions without a valid signature. */
export const projectStates = async (
  target: ReleaseTarget,
  entries = KEPT_ENTRIES,
): Promise<ProjectState[]> => {
  const { live } = await readVerified(target);
  const names = Object.keys(live.microFrontends).sort();
  const histories = await historiesOf(target, names, entries);
  return names.map((name) => {
    const { live: stable, canary, previous } = versionsOf(live, name);
    return {
      name,
      live: stable?.extras.releaseId ?? null,
      canary: canary
        ? { releaseId: canary.extras.releaseId, percent: canary.deployment?.traffic ?? 0 }
        : null,
      previous: previous?.extras.releaseId ?? null,
      history: histories.get(name) ?? [],
    };
  });
};

const historiesOf = async (
  target: ReleaseTarget,
  names: readonly string[],
  entries: number,
): Promise<Map<string, HistoryEntry[]>> => {
  const histories = new Map(names.map((name): [string, HistoryEntry[]] => [name, []]));
  for await (const { change, revision } of walkHistory(target)) {
    if (!change) continue;
    const { project, ...rest } = change;
    const history = histories.get(project);
    if (history && history.length < entries) history.push({ revision, ...rest });
    if ([...histories.values()].every(({ length }) => length >= entries)) break;
  }
  return histories;
};

export interface ReleaseRow extends ListedRelease {
  role: ReleaseRole | null;
}

/** Newest first. */
export const releaseRows = async (target: ReleaseTarget, project: string): Promise<ReleaseRow[]> => {
  const { live } = await readVerified(target);
  const versions = versionsOf(live, project);
  const roleOf = (releaseId: string): ReleaseRow['role'] =>
    (['live', 'canary', 'previous'] as const).find(
      (role) => versions[role]?.extras.releaseId === releaseId,
    ) ?? null;
  const listed = await listReleases(target, project);
  return listed.map((release) => ({ ...release, role: roleOf(release.releaseId) }));
};
