import type {
  AttestationSummary,
  Registry,
  PublicKeys,
  ReleaseAction,
  Signature,
} from '@lacteos/remote-kit/registry';
import type { SigningKey } from './signing.js';
import type { ReleaseStorage } from './release-storage.js';

export type {
  AttestationSummary,
  RegistryVersion,
  Release,
  ReleaseAction,
} from '@lacteos/remote-kit/registry';

export interface RegistryChange {
  action: ReleaseAction;
  project: string;
  releaseId: string;
  /** ISO 8601, UTC. */
  at: string;
  actor?: string;
  reason?: string;
  /** Percentage of the visitors, for a canary. */
  percent?: number;
  /** Reason for going live against the gate. */
  force?: string;
  /** Name of `force` in files that tools before 1.2 wrote. */
  override?: string;
  attestation?: AttestationSummary;
}

export interface TrustChange {
  action: 'allow' | 'revoke' | 'retire';
  project: string;
  keyId?: string;
  reason?: string;
  force?: string;
  /** ISO 8601, UTC. */
  at: string;
  actor?: string;
}

/** Written by the release tool, with provenance. */
export interface RegistryFile extends Registry {
  revision: number;
  environment: string;
  change: RegistryChange | null;
  trustChange?: TrustChange;
  /** Revision that was live before; the history follows this chain. */
  parent?: number;
  issuedAt: string;
  /** Absent only before the first activation. */
  signature?: Signature;
}

/**
 * `full`: attestation with a live part; `static`: one without suffices; `off`: none, for a local shop's own start.
 */
export type GateLevel = 'full' | 'static' | 'off';

export interface ReleaseTarget {
  store: ReleaseStorage;
  /** Names the registry in the store. */
  environment: string;
  /** Signs changes; without it the target is read-only. */
  signingKey?: SigningKey;
  /** The operator's keys for whole files and trust lists; default: the signing key. */
  publicKeys?: PublicKeys;
  /** A change without a live file; default: it writes the first one. `required` refuses one that is there. */
  firstFile?: 'refused' | 'required';
  /** Replaces a live file without valid signature instead of refusing it; local folders only. */
  canStartOver?: boolean;
  /** Public address of the release folder; default `/releases` on the shop's own origin. */
  releasesUrl?: string;
  /** Shop address without a final slash; without it links are paths only. */
  publicUrl?: string | null;
  apiDocument?: string;
  gate?: GateLevel;
  actor?: string;
  now?: () => Date;
  /** Milliseconds before taking over another run's unfinished revision; default 5000. */
  claimMs?: number;
  onProgress?: (step: string) => void;
}
