import type {
  AttestationSummary,
  Discovery,
  PublicKeys,
  ReleaseAction,
  Signature,
} from '@lacteos/remote-kit/discovery';
import type { SigningKey } from './signing.js';
import type { ReleaseStorage } from './release-storage.js';

export type {
  AttestationSummary,
  DiscoveryVersion,
  Release,
  ReleaseAction,
} from '@lacteos/remote-kit/discovery';

/** A revision's change and its author. */
export interface DiscoveryChange {
  action: ReleaseAction;
  project: string;
  releaseId: string;
  /** ISO 8601, UTC. */
  at: string;
  actor?: string;
  /** Stated by a person or the automatic rollback. */
  reason?: string;
  /** Percentage of the visitors, for a canary. */
  percent?: number;
  /** Reason for passing the gate without an attestation. */
  override?: string;
  attestation?: AttestationSummary;
}

/** `retire` removes a project with all its keys. */
export interface TrustChange {
  action: 'allow' | 'revoke' | 'retire';
  /** A project, or `release-desk`. */
  project: string;
  /** Absent for retired projects. */
  keyId?: string;
  reason?: string;
  /** Reason for retiring a project that others still need. */
  override?: string;
  /** ISO 8601, UTC. */
  at: string;
  actor?: string;
}

/** As the release tool writes it, with provenance. */
export interface DiscoveryFile extends Discovery {
  revision: number;
  environment: string;
  change: DiscoveryChange | null;
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

/** Where and with which key releases are kept and made live. */
export interface DeployTarget {
  store: ReleaseStorage;
  /** Names the discovery file in the store. */
  environment: string;
  /** Signs changes; without it the target is read-only. */
  signingKey?: SigningKey;
  /** The operator's keys for whole files and trust lists; default: the signing key. */
  publicKeys?: PublicKeys;
  /** Replaces a live file without valid signature instead of refusing it; local folders only. */
  canStartOver?: boolean;
  /** Public address of the release folder; default `/releases` on the shop's own origin. */
  releasesUrl?: string;
  /** Shop address without a final slash; without it links are paths only. */
  publicUrl?: string | null;
  /** Address or file of the live API's OpenAPI document. */
  apiDocument?: string;
  /** Default `full`. */
  gate?: GateLevel;
  /** Author of changes, for the history. */
  actor?: string;
  now?: () => Date;
  /** Milliseconds before taking over another run's unfinished revision; default 5000. */
  claimMs?: number;
  /** Called with each step of a longer command. */
  onProgress?: (step: string) => void;
}
