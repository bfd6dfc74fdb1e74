import type { ReportTicket } from '@lacteos/contracts/http';
import type { ReleaseReportItem } from '@lacteos/remote-kit/registry';
import { addCounts, countItem, isMount, noCounts, type ReleaseCounts } from './release-counts.js';
import { Openings, type StoredOpenings } from './openings.js';
import { addVotes, castVote, type Vote, type Votes } from './votes.js';

export interface Trial {
  revision: number;
  releaseId: string;
  votes: Record<string, Votes>;
}

export interface DeskState {
  version: 3;
  releases: Record<string, Record<string, ReleaseCounts>>;
  trials: Record<string, Trial>;
  openings: Openings;
  /** Names by id of people who changed something; the public registry holds only ids. */
  people: Record<string, string>;
}

export const emptyState = (): DeskState => ({
  version: 3,
  releases: {},
  trials: {},
  openings: new Openings(),
  people: {},
});

type StoredState = Omit<DeskState, 'trials' | 'openings'> & {
  trials: Record<string, Omit<Trial, 'votes'> & { votes: Record<string, Record<string, Vote>> }>;
  openings: StoredOpenings;
};

type EarlierState = Omit<DeskState, 'version' | 'openings'> & { version: 1 | 2 };

const upgraded = (state: StoredState | EarlierState): DeskState => {
  if (state.version === 3) return restored(state);
  if (state.version !== 1 && state.version !== 2) return emptyState();
  const releases = Object.entries(state.releases).map(([remote, known]) => {
    const counts = Object.entries(known).map(([release, of]) => [
      release,
      { ...of, mounts: of.loads, overdue: 0 },
    ]);
    return [remote, Object.fromEntries(counts)] as const;
  });
  return {
    ...state,
    version: 3,
    releases: Object.fromEntries(releases),
    trials: {},
    openings: new Openings(),
  };
};

const restored = (state: StoredState): DeskState => ({
  ...state,
  openings: new Openings(state.openings),
  trials: mapValues(state.trials, (trial) => ({
    ...trial,
    votes: mapValues(trial.votes, (votes) => new Map(Object.entries(votes))),
  })),
});

const mapValues = <T, U>(table: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));

export const DESK_STATE = { empty: emptyState, upgraded };

export type Voter = Pick<ReportTicket, 'visitor' | 'network'>;

export const countReport = (state: DeskState, item: ReleaseReportItem, voter: Voter, at: Date): DeskState => {
  const { remote, release } = item;
  const ofRemote = state.releases[remote] ?? {};
  const counts = countItem(ofRemote[release] ?? noCounts(at), item, at);
  const trial = state.trials[remote];
  return {
    ...state,
    releases: { ...state.releases, [remote]: { ...ofRemote, [release]: counts } },
    trials: trial ? { ...state.trials, [remote]: countInTrial(trial, item, voter) } : state.trials,
  };
};

const countInTrial = (trial: Trial, item: ReleaseReportItem, { visitor, network }: Voter): Trial => {
  if (item.ok && !isMount(item)) return trial;
  const votes: Votes = trial.votes[item.release] ?? new Map();
  castVote(votes, visitor, { network, failed: !item.ok });
  return { ...trial, votes: { ...trial.votes, [item.release]: votes } };
};

/** Keeps only the trial that began at this revision; none without a canary. */
export const inTrial = (state: DeskState, remote: string, trial: Omit<Trial, 'votes'> | null): DeskState => {
  const known = state.trials[remote];
  if (known?.revision === trial?.revision && known?.releaseId === trial?.releaseId) return state;
  const { [remote]: _ended, ...others } = state.trials;
  return { ...state, trials: trial ? { ...others, [remote]: { ...trial, votes: {} } } : others };
};

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
      const votes = { ...trial.votes };
      for (const [release, more] of Object.entries(other.votes))
        votes[release] = addVotes(votes[release] ?? new Map(), more);
      return [remote, { ...trial, votes }];
    }),
  );
