import type { Signature } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, Release } from '../contract/contract.js';

/** `breaks`: a page would not work; `warns`: needs review; `fine`: no findings. */
export type FindingLevel = 'breaks' | 'warns' | 'fine';

export interface Finding {
  check: string;
  level: FindingLevel;
  message: string;
  affects: string[];
  ms?: number;
}

export interface LiveCheck {
  /** Rejects when the shop cannot be opened at all. */
  run: (target: ReleaseTarget, release: Release) => Promise<Finding[]>;
}

/** Signed statement on exactly this release under exactly this shell. */
export interface Attestation {
  kind: 'attestation';
  project: string;
  release: string;
  filesDigest: string;
  registryRevision: number;
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
