import type { Discovery, PublicKeys, Signature } from '@lacteos/remote-kit/discovery';
import type { SigningKey } from './signing.js';

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
  issuedAt: string;
  /** Absent only before the first activation. */
  signature?: Signature;
}

/** Where releases are kept and made live, and by whose key. */
export interface DeployTarget {
  releasesDir: string;
  discoveryFile: string;
  /** Signs every change; without it the target can only be read. */
  signingKey?: SigningKey;
  /** Further keys whose signatures count, e.g. the one before a rotation. */
  publicKeys?: PublicKeys;
  /** A live file that none of the keys signed is set aside instead of refused: for a folder on one's own machine. */
  canStartOver?: boolean;
  /** Where browsers find the release folder; `/releases` on the shop's own origin unless told otherwise. */
  releasesUrl?: string;
  now?: () => Date;
}
