/** What one visitor said of a release; plain data. */
export interface Vote {
  /** Keyed hash of the network to which their page was sent. */
  network: string;
  failed: boolean;
}

/** Votes on a release, by visitor, the oldest first; changed in place, because there are thousands and one more must cost no more. */
export type Votes = Map<string, Vote>;

/** Votes counted, with each network's share limited. */
export interface Tally {
  mounts: number;
  errors: number;
  /** Networks from which a failure was reported. */
  failingNetworks: number;
}

/** The oldest are dropped beyond it, so that a candidate is judged by its latest visitors. */
const MAX_VOTES = 5_000;

/** Adds a vote; a visitor has one, and a failure outweighs their earlier success. */
export const castVote = (votes: Votes, visitor: string, vote: Vote): void => {
  votes.set(visitor, { ...vote, failed: vote.failed || (votes.get(visitor)?.failed ?? false) });
  if (votes.size <= MAX_VOTES) return;
  for (const [oldest] of votes) {
    votes.delete(oldest);
    break;
  }
};

/** Votes of two desks. */
export const addVotes = (a: Votes, b: Votes): Votes => {
  const sum = new Map(a);
  for (const [visitor, vote] of b) castVote(sum, visitor, vote);
  return sum;
};

/**
 * Counts votes. A network with more of them than `votesPerNetwork` counts as that many, in proportion, so that neither
 * its successes nor its failures outvote the others.
 */
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
