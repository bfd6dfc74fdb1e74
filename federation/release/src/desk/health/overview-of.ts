import type { ReleaseNumbers, RemoteOverview } from '@lacteos/remote-kit/discovery';
import type { ProjectState } from '../../discovery/project-overview.js';
import type { DeskState } from './desk-state.js';
import { percentile, recentFailedLoads, type ReleaseCounts } from './release-counts.js';

/** Numbers of a release as staff see them; what went well is reported by a share of the pages and scaled up. */
export const numbersOf = (counts: ReleaseCounts, reportSample: number): ReleaseNumbers => ({
  loads: Math.round(counts.loads / reportSample),
  mounts: Math.round(counts.mounts / reportSample),
  errors: counts.errors,
  overdue: counts.overdue,
  p50Ms: percentile(counts, 0.5),
  p95Ms: percentile(counts, 0.95),
  since: counts.since,
});

/** A remote's state, its history with the names of people, and the numbers of its releases, newest first. */
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
    history: project.history.map((entry) => ({
      ...entry,
      actor: state.people[entry.actor ?? ''] ?? entry.actor ?? null,
      reason: entry.reason ?? null,
    })),
    numbers: Object.fromEntries(numbers),
    breakers: failing.filter(({ count }) => count > 0),
  };
};
