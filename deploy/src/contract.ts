import type { Discovery } from '@lacteos/remote-kit/discovery';

export type { DiscoveryVersion, Release } from '@lacteos/remote-kit/discovery';

/** What a revision of the discovery file changed. */
export interface DiscoveryChange {
  action: 'activate' | 'rollback';
  project: string;
  releaseId: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** The discovery file as the release tool writes it: what the shell reads, and how it came about. */
export interface DiscoveryFile extends Discovery {
  revision: number;
  environment: string;
  change: DiscoveryChange | null;
}
