export interface Vote {
  /** Keyed hash of the network that got the page. */
  network: string;
  failed: boolean;
}

/** By visitor, oldest first; mutated in place, because there are thousands. */
export type Votes = Map<string, Vote>;

export interface Tally {
  mounts: number;
  errors: number;
  failingNetworks: number;
}

/** The oldest are dropped beyond it, so that the latest visitors decide. */
const MAX_VOTES = 5_000;

/** One vote per visitor; a failure replaces an earlier success. */
export const castVote = (votes: Votes, visitor: string, vote: Vote): void => {
  votes.set(visitor, { ...vote, failed: vote.failed || (votes.get(visitor)?.failed ?? false) });
  if (votes.size <= MAX_VOTES) return;
  for (const [oldest] of votes) {
    votes.delete(oldest);
    break;
  }
};

export const addVotes = (a: Votes, b: Votes): Votes => {
  const sum = new Map(a);
  for (const [visitor, vote] of b) castVote(sum, visitor, vote);
  return sum;
};

/** Networks with more than `votesPerNetwork` votes are scaled down to that many, so that none outvotes the others. */
export const tally = (votes: Votes | undefined, votesPerNetwork: number): Tally => {
  const networks = new Map<string, { mounts: number; errors: number }>();
  for (const { network, failed } of votes?.values() ?? []) {
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
