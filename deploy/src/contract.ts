import type { Discovery, PublicKeys, Signature } from '@lacteos/remote-kit/discovery';
import type { SigningKey } from './signing.js';
import type { ReleaseStorage } from './store/release-storage.js';

export type { DiscoveryVersion, Release } from '@lacteos/remote-kit/discovery';

/** What can be done to a project: `activate` also ends a canary, `promote` ends it for the candidate. */
export type ReleaseAction = 'activate' | 'canary' | 'promote' | 'withdraw' | 'rollback';

/** What the checks of a release said when it went live, kept in the history. */
export interface AttestationSummary {
  passed: boolean;
  at: string;
  /** Number of findings of each kind. */
  breaks: number;
  warnings: number;
  /** Whether a browser opened it inside the live shell. */
  wasLive: boolean;
}

/** What a revision of the discovery file changed, and who said so. */
export interface DiscoveryChange {
  action: ReleaseAction;
  project: string;
  releaseId: string;
  /** ISO 8601, UTC. */
  at: string;
  actor?: string;
  /** Why, where somebody or the automatic return said so. */
  reason?: string;
  /** Percentage of the visitors, for a canary. */
  percent?: number;
  /** Why the gate was passed without an attestation. */
  override?: string;
  attestation?: AttestationSummary;
}

/** The discovery file as the release tool writes it: what the shell reads, and how it came about. */
export interface DiscoveryFile extends Discovery {
  revision: number;
  environment: string;
  change: DiscoveryChange | null;
  /** The revision that was live when this one was made; the history is the chain of them. */
  parent?: number;
  issuedAt: string;
  /** Absent only before the first activation. */
  signature?: Signature;
}

/** `full`: an attestation with a live part; `static`: one without suffices; `off`: none, for a local shop's own start. */
export type GateLevel = 'full' | 'static' | 'off';

/** Where releases are kept and made live, and by whose key. */
export interface DeployTarget {
  store: ReleaseStorage;
  /** Names the discovery file in the store. */
  environment: string;
  /** Signs every change; without it the target can only be read. */
  signingKey?: SigningKey;
  /** Further keys whose signatures count, e.g. the one before a rotation. */
  publicKeys?: PublicKeys;
  /** A live file that none of the keys signed is left behind instead of refused: for a folder on one's own machine. */
  canStartOver?: boolean;
  /** Where browsers find the release folder; `/releases` on the shop's own origin unless told otherwise. */
  releasesUrl?: string;
  /** Address or file of the OpenAPI document of the live API. */
  apiDocument?: string;
  /** What going live demands; `full` unless told otherwise. */
  gate?: GateLevel;
  /** Who works, for the history. */
  actor?: string;
  now?: () => Date;
  /** How long a revision that another run has begun is waited for before it is taken over; 5000 ms. */
  claimMs?: number;
  /** Told about each step of a longer command. */
  onProgress?: (step: string) => void;
}
