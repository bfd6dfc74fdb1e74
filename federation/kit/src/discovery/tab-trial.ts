import type { Signature } from './discovery-file.js';
import type { PreviewToken } from './preview-token.js';

/** A published release that a staff tab tries, signed by the desk. */
export interface TabRelease extends PreviewToken {
  /** Prevents its use as a link, which the gateway would accept. */
  use: 'tab';
  /** For a release missing in the discovery file: the gate's attestation, signed by a project key. */
  attestation?: PassedChecks;
}

/** Members of an attestation that a trial needs; others are signed, too. */
export interface PassedChecks {
  project: string;
  release: string;
  filesDigest: string;
  passed: boolean;
  signature?: Signature;
}

/** Allows a staff tab to try a remote from the user's own machine. */
export interface TabServer {
  use: 'server';
  remote: string;
  /** Loopback only, e.g. `http://localhost:4250`. */
  origin: string;
  /** Unix time in seconds. */
  exp: number;
  signature?: Signature;
}

/** `folder`: address of the server's build, with a final slash. */
export type TabTrial = TabRelease | (TabServer & { folder: string });

/** Key in sessionStorage: JSON array of `TabTrial`. */
export const TAB_TRIALS_KEY = 'lacteos.trials';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address points to the visitor's own machine. */
export const isLoopback = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && LOOPBACK.test(hostname);
};

export interface Replacement {
  releaseId: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** Present role; null when it only passed its checks. */
  role: 'live' | 'candidate' | 'previous' | null;
  /** Reported by browsers; null when unknown. */
  numbers: { mounts: number; errors: number } | null;
}
