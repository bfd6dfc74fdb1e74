import type { Signature } from '@lacteos/remote-kit/discovery';
import type { DeployTarget, Release } from '../contract/contract.js';

/** `breaks`: a page would not work; `warns`: needs review; `fine`: compared, nothing found. */
export type FindingLevel = 'breaks' | 'warns' | 'fine';

/** One thing that a check compared. */
export interface Finding {
  /** Name of the check, e.g. `shared-ranges`. */
  check: string;
  level: FindingLevel;
  /** What was compared, and the result; one sentence. */
  message: string;
  /** For whom it breaks: projects, pages or visitors. */
  affects: string[];
  /** What was measured, of a check that measures milliseconds. */
  ms?: number;
}

/** A check that opens the release in a browser, inside the shop that is live. */
export interface LiveCheck {
  /** Every page and role that was tried, and what went wrong; rejects when the shop cannot be opened at all. */
  run: (target: DeployTarget, release: Release) => Promise<Finding[]>;
}

/** Signed statement of what was checked of exactly this release, under exactly this shell. */
export interface Attestation {
  kind: 'attestation';
  /** Project and release that were checked. */
  project: string;
  release: string;
  /** Hash over the release's list of files. */
  filesDigest: string;
  /** Revision of the discovery file that it was compared with. */
  discoveryRevision: number;
  /** Release of the shell that was live (its own, for the shell). */
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
