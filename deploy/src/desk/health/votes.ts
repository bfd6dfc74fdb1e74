/** What one visitor said of a release; plain data. */
export interface Vote {
  /** Keyed hash of the network to which their page was sent. */
  network: string;
  failed: boolean;
}

/** Votes on a release, by visitor. */
export type Votes = Record<string, Vote>;

/** Votes counted, with each network's share limited. */
export interface Tally {
  mounts: number;
  errors: number;
  /** Networks from which a failure was reported. */
  failingNetworks: number;
}

/** The oldest are dropped beyond it, so that a candidate is judged by its latest visitors. */
const MAX_VOTES = 5_000;

/** The votes with one more; a visitor has one, and a failure outweighs their earlier success. */
export const castVote = (votes: Votes, visitor: string, vote: Vote): Votes => {
  const earlier = votes[visitor];
  const next = { ...votes, [visitor]: { ...vote, failed: vote.failed || (earlier?.failed ?? false) } };
  const surplus = Object.keys(next).length - MAX_VOTES;
  return surplus > 0 ? Object.fromEntries(Object.entries(next).slice(surplus)) : next;
};

/** Votes of two desks. */
export const addVotes = (a: Votes, b: Votes): Votes =>
  Object.entries(b).reduce((sum, [visitor, vote]) => castVote(sum, visitor, vote), a);

/**
 * Counts votes. A network with more of them than `votesPerNetwork` counts as that many, in proportion, so that neither
 * its successes nor its failures outvote the others.
 */
export const tally = (votes: Votes | undefined, votesPerNetwork: number): Tally => {
  const networks = new Map<string, { mounts: number; errors: number }>();
  for (const { network, failed } of Object.values(votes ?? {})) {
    const { mounts, errors } = networks.get(network) ?? { mounts: 0, errors: 0 };
    networks.set(network, { mounts: mounts + (failed ? 0 : 1), errors: errors + (failed ? 1 : 0) });
  }
  const sum = { mounts: 0, errors: 0, failingNetworks: 0 };
  for (const { mounts, errors } of networks.values()) {
    const weight = Math.min(1, votesPerNetwork / (mounts + errors));
    sum.mounts += mounts * weight;
    sum.errors += errors * weight;
    sum.failingNetworks += errors > 0 ? 1 : 0;
  }
  return sum;
};
