import type { ReleaseReportItem } from '@lacteos/remote-kit/discovery';
import type { TrialCounts } from './judge-candidate.js';
import { addCounts, countItem, isLoad, noCounts, type ReleaseCounts } from './release-counts.js';

/** A candidate's time as candidate: it begins at a revision of the discovery file, and its counts begin with it. */
export interface Trial {
  revision: number;
  releaseId: string;
  /** By release: the candidate's and, of the same time, the stable one's. */
  counts: Record<string, TrialCounts>;
}

/** Everything that a desk keeps, by remote. Plain data. */
export interface DeskState {
  version: 1;
  releases: Record<string, Record<string, ReleaseCounts>>;
  trials: Record<string, Trial>;
  /** Names of the people who changed something, by their id: the discovery file is public and holds only the id. */
  people: Record<string, string>;
}

/** A desk that was never told anything. */
export const emptyState = (): DeskState => ({ version: 1, releases: {}, trials: {}, people: {} });

/** The state with one more reported item of a known release. */
export const countReport = (state: DeskState, item: ReleaseReportItem, at: Date): DeskState => {
  const { remote, release } = item;
  const ofRemote = state.releases[remote] ?? {};
  const counts = countItem(ofRemote[release] ?? noCounts(at), item, at);
  const trial = state.trials[remote];
  return {
    ...state,
    releases: { ...state.releases, [remote]: { ...ofRemote, [release]: counts } },
    trials: trial ? { ...state.trials, [remote]: countInTrial(trial, item) } : state.trials,
  };
};

const countInTrial = (trial: Trial, item: ReleaseReportItem): Trial => {
  const { loads, errors } = trial.counts[item.release] ?? { loads: 0, errors: 0 };
  const next = { loads: loads + (isLoad(item) ? 1 : 0), errors: errors + (item.ok ? 0 : 1) };
  return { ...trial, counts: { ...trial.counts, [item.release]: next } };
};

/** The state in which a remote's trial is the one that began at this revision; without a candidate it has none. */
export const inTrial = (
  state: DeskState,
  remote: string,
  trial: Pick<Trial, 'revision' | 'releaseId'> | null,
): DeskState => {
  const known = state.trials[remote];
  if (known?.revision === trial?.revision && known?.releaseId === trial?.releaseId) return state;
  const { [remote]: _ended, ...others } = state.trials;
  return { ...state, trials: trial ? { ...others, [remote]: { ...trial, counts: {} } } : others };
};

/** The state without releases that are not kept. */
export const withoutOld = (
  state: DeskState,
  isKept: (remote: string, release: string, counts: ReleaseCounts) => boolean,
): DeskState => ({
  ...state,
  releases: Object.fromEntries(
    Object.entries(state.releases).map(([remote, releases]) => [
      remote,
      Object.fromEntries(
        Object.entries(releases).filter(([release, counts]) => isKept(remote, release, counts)),
      ),
    ]),
  ),
});

/** What several desks were told together; counts of a trial are added only to those of the same trial. */
export const addStates = (own: DeskState, others: readonly DeskState[]): DeskState =>
  others.reduce(
    (sum, other) => ({
      ...sum,
      people: { ...other.people, ...sum.people },
      releases: addReleases(sum.releases, other.releases),
      trials: addTrials(sum.trials, other.trials),
    }),
    own,
  );

const addReleases = (a: DeskState['releases'], b: DeskState['releases']): DeskState['releases'] => {
  const sum = { ...a };
  for (const [remote, releases] of Object.entries(b)) {
    const known = { ...sum[remote] };
    for (const [release, counts] of Object.entries(releases)) {
      const own = known[release];
      known[release] = own ? addCounts(own, counts) : counts;
    }
    sum[remote] = known;
  }
  return sum;
};

const addTrials = (a: DeskState['trials'], b: DeskState['trials']): DeskState['trials'] =>
  Object.fromEntries(
    Object.entries(a).map(([remote, trial]) => {
      const other = b[remote];
      if (other?.revision !== trial.revision || other.releaseId !== trial.releaseId) return [remote, trial];
      const counts = { ...trial.counts };
      for (const [release, { loads, errors }] of Object.entries(other.counts)) {
        const own = counts[release] ?? { loads: 0, errors: 0 };
        counts[release] = { loads: own.loads + loads, errors: own.errors + errors };
      }
      return [remote, { ...trial, counts }];
    }),
  );
