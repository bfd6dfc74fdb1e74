import type { ReleaseNumbers, RemoteOverview } from '@lacteos/remote-kit/registry';
import type { ProjectState } from '../../registry/project-overview.js';
import type { DeskState } from './desk-state.js';
import { percentile, recentFailedLoads, type ReleaseCounts } from './release-counts.js';

/** Scales up successes, which only a share of the pages reports. */
export const numbersOf = (counts: ReleaseCounts, reportSample: number): ReleaseNumbers => ({
  loads: Math.round(counts.loads / reportSample),
  mounts: Math.round(counts.mounts / reportSample),
  errors: counts.errors,
  overdue: counts.overdue,
  p50Ms: percentile(counts, 0.5),
  p95Ms: percentile(counts, 0.95),
  since: counts.since,
});

/** State, named history and numbers of the releases, newest first. */
export const overviewOf = (
  project: ProjectState,
  state: DeskState,
  reportSample: number,
  at: Date,
): Omit<RemoteOverview, 'errors' | 'budget'> => {
  const counts = Object.entries(state.releases[project.name] ?? {});
  const numbers = counts
    .sort(([, a], [, b]) => b.since.localeCompare(a.since))
    .map(([release, of]): [string, ReleaseNumbers] => [release, numbersOf(of, reportSample)]);
  const failing = counts.map(([release, of]) => ({ release, count: recentFailedLoads(of, at) }));
  return {
    ...project,
    candidate: project.canary,
    history: project.history.map((entry) => ({
      ...entry,
      actor: state.people[entry.actor ?? ''] ?? entry.actor ?? null,
      reason: entry.reason ?? null,
    })),
    numbers: Object.fromEntries(numbers),
    breakers: failing.filter(({ count }) => count > 0),
  };
};
