import type { Signature } from '@lacteos/remote-kit/discovery';
import type { DeployTarget, Release } from '../contract/contract.js';

/** `breaks`: a page would not work; `warns`: needs review; `fine`: no findings. */
export type FindingLevel = 'breaks' | 'warns' | 'fine';

export interface Finding {
  /** E.g. `shared-ranges`. */
  check: string;
  level: FindingLevel;
  /** Comparison and result in one sentence. */
  message: string;
  /** Affected projects, pages or visitors. */
  affects: string[];
  /** Measured milliseconds. */
  ms?: number;
}

/** Opens the release in a browser, inside the live shop. */
export interface LiveCheck {
  /** Rejects when the shop cannot be opened at all. */
  run: (target: DeployTarget, release: Release) => Promise<Finding[]>;
}

/** Signed statement on exactly this release under exactly this shell. */
export interface Attestation {
  kind: 'attestation';
  /** The checked project. */
  project: string;
  release: string;
  /** Hash over the list of files. */
  filesDigest: string;
  /** Revision of the discovery file at the check. */
  discoveryRevision: number;
  /** Live shell release (for the shell, its own), or null. */
  shellRelease: string | null;
  static: Finding[];
  /** Absent when no browser opened it. */
  live?: Finding[];
  passed: boolean;
  /** ISO 8601, UTC. */
  at: string;
  actor?: string;
  signature?: Signature;
}
