import type { Signature } from './discovery-file.js';
import type { PreviewToken } from './preview-token.js';

/** A published release that a member of staff tries in one tab, as the release desk signed it. */
export interface TabRelease extends PreviewToken {
  /** Keeps it from being a link: the gateway takes none with it. */
  use: 'tab';
  /** Of a release that the discovery file does not list: what its gate signed, with a key of the project. */
  attestation?: PassedChecks;
}

/** What a trial says of an attestation; its other members are signed, too. */
export interface PassedChecks {
  project: string;
  release: string;
  filesDigest: string;
  passed: boolean;
  signature?: Signature;
}

/** The right of a member of staff to try a remote from a server on their own machine, in one tab. */
export interface TabServer {
  use: 'server';
  remote: string;
  /** Of the loopback interface: `http://localhost:4250`. */
  origin: string;
  /** Unix time in seconds after which it has no effect. */
  exp: number;
  signature?: Signature;
}

/** What one tab tries in place of what is live; `folder` is the address of the build of a server, with a final slash. */
export type TabTrial = TabRelease | (TabServer & { folder: string });

/** Name in the tab's own storage of its trials, as a JSON array of `TabTrial`. */
export const TAB_TRIALS_KEY = 'lacteos.trials';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is of the loopback interface: of the machine of whoever opens it. */
export const isLoopback = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && LOOPBACK.test(hostname);
};

/** A published release that may stand in place of the live one. */
export interface Replacement {
  releaseId: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** What it is now; null for one that only passed its checks. */
  role: 'live' | 'candidate' | 'previous' | null;
  /** What browsers reported; null when nothing is known. */
  numbers: { mounts: number; errors: number } | null;
}
