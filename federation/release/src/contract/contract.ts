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

/** What a revision of the discovery file changed, and who changed it. */
export interface DiscoveryChange {
  action: ReleaseAction;
  project: string;
  releaseId: string;
  /** ISO 8601, UTC. */
  at: string;
  actor?: string;
  /** Why, as a person or the automatic rollback stated it. */
  reason?: string;
  /** Percentage of the visitors, for a canary. */
  percent?: number;
  /** Why the gate was passed without an attestation. */
  override?: string;
  attestation?: AttestationSummary;
}

/** What a revision changed about who may sign for what; `retire` takes a project out with all its keys. */
export interface TrustChange {
  action: 'allow' | 'revoke' | 'retire';
  /** A project, or `release-desk`. */
  project: string;
  /** Absent of a project that was retired. */
  keyId?: string;
  reason?: string;
  /** Why a project was retired that others still need. */
  override?: string;
  /** ISO 8601, UTC. */
  at: string;
  actor?: string;
}

/** The discovery file as the release tool writes it: what the shell reads, and its provenance. */
export interface DiscoveryFile extends Discovery {
  revision: number;
  environment: string;
  change: DiscoveryChange | null;
  trustChange?: TrustChange;
  /** The revision that was live when this one was made; the history is the chain of them. */
  parent?: number;
  issuedAt: string;
  /** Absent only before the first activation. */
  signature?: Signature;
}

/** `full`: an attestation with a live part; `static`: one without suffices; `off`: none, for a local shop's own start. */
export type GateLevel = 'full' | 'static' | 'off';

/** Where releases are kept and made live, and with which key. */
export interface DeployTarget {
  store: ReleaseStorage;
  /** Names the discovery file in the store. */
  environment: string;
  /** Signs every change; without it the target can only be read. */
  signingKey?: SigningKey;
  /** The operator's keys, which sign whole files or say who signs for which project; without any the signing key is the operator's. */
  publicKeys?: PublicKeys;
  /** Replaces a live file that none of the keys signed instead of refusing it: for a local folder only. */
  canStartOver?: boolean;
  /** Where browsers find the release folder; default `/releases` on the shop's own origin. */
  releasesUrl?: string;
  /** Address of the shop, without a final slash; links to it have only a path without one. */
  publicUrl?: string | null;
  /** Address or file of the OpenAPI document of the live API. */
  apiDocument?: string;
  /** What the gate requires; default `full`. */
  gate?: GateLevel;
  /** Who makes the change, for the history. */
  actor?: string;
  now?: () => Date;
  /** How long a revision that another run has begun is waited for before it is taken over; 5000 ms. */
  claimMs?: number;
  /** Called with each step of a longer command. */
  onProgress?: (step: string) => void;
}
