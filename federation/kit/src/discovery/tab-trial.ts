import type { Signature } from './discovery-file.js';
import type { PreviewToken } from './preview-token.js';

/** A published release that a staff tab tries, signed by the desk. */
export interface TabRelease extends PreviewToken {
  /** Prevents its use as a link, which the gateway would accept. */
  use: 'tab';
  /** For a release missing in the discovery file: the gate's attestation, signed by a project key. */
  attestation?: PassedChecks;
}

export interface PassedChecks {
  project: string;
  release: string;
  filesDigest: string;
  passed: boolean;
  signature?: Signature;
}

export interface TabServer {
  use: 'server';
  remote: string;
  /** Loopback only, e.g. `http://localhost:4250`. */
  origin: string;
  exp: number;
  signature?: Signature;
}

/** `folder`: address of the server's build, with a final slash. */
export type TabTrial = TabRelease | (TabServer & { folder: string });

export const TAB_TRIALS_KEY = 'lacteos.trials';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && LOOPBACK.test(hostname);
};

export interface Replacement {
  releaseId: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  role: 'live' | 'candidate' | 'previous' | null;
  numbers: { mounts: number; errors: number } | null;
}
