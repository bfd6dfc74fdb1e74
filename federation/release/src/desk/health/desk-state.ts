import type { ReportTicket } from '@lacteos/contracts/http';
import type { ReleaseReportItem } from '@lacteos/remote-kit/discovery';
import { addCounts, countItem, isMount, noCounts, type ReleaseCounts } from './release-counts.js';
import { Openings, type KeptOpenings } from './openings.js';
import { addVotes, castVote, type Vote, type Votes } from './votes.js';

/** A candidate's time as candidate: it begins at a revision of the discovery file, and its votes begin with it. */
export interface Trial {
  revision: number;
  releaseId: string;
  /** By release: the candidate's and, of the same time, the stable one's. */
  votes: Record<string, Votes>;
}

/** Everything that a desk keeps, by remote. */
export interface DeskState {
  version: 3;
  releases: Record<string, Record<string, ReleaseCounts>>;
  trials: Record<string, Trial>;
  openings: Openings;
  /** Names of the people who changed something, by their id: the discovery file is public and holds only the id. */
  people: Record<string, string>;
}

/** State of a desk without any report. */
export const emptyState = (): DeskState => ({
  version: 3,
  releases: {},
  trials: {},
  openings: new Openings(),
  people: {},
});

/** As it stands in a desk's file. */
type KeptState = Omit<DeskState, 'trials' | 'openings'> & {
  trials: Record<string, Omit<Trial, 'votes'> & { votes: Record<string, Record<string, Vote>> }>;
  openings: KeptOpenings;
};
type EarlierState = Omit<DeskState, 'version' | 'openings'> & { version: 1 | 2 };

/**
 * A state as an earlier version of the desk wrote it: without the trials that it counted by report or by load, and with
 * what loaded as what stood.
 */
const upgraded = (state: KeptState | EarlierState): DeskState => {
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

const restored = (state: KeptState): DeskState => ({
  ...state,
  openings: new Openings(state.openings),
  trials: mapValues(state.trials, (trial) => ({
    ...trial,
    votes: mapValues(trial.votes, (votes) => new Map(Object.entries(votes))),
  })),
});

const mapValues = <T, U>(table: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));

/** How a desk's file holds its state. */
export const DESK_STATE = { empty: emptyState, upgraded };

/** Who reported, as their ticket names them. */
export type Voter = Pick<ReportTicket, 'visitor' | 'network'>;

/** The state with one more reported item of a known release. */
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

/** The state in which a remote's trial is the one that began at this revision; without a candidate it has none. */
export const inTrial = (state: DeskState, remote: string, trial: Omit<Trial, 'votes'> | null): DeskState => {
  const known = state.trials[remote];
  if (known?.revision === trial?.revision && known?.releaseId === trial?.releaseId) return state;
  const { [remote]: _ended, ...others } = state.trials;
  return { ...state, trials: trial ? { ...others, [remote]: { ...trial, votes: {} } } : others };
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

/** The merged state of several desks; votes are added only within the same trial. */
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
