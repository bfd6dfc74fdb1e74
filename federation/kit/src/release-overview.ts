import type { RemoteBudget } from './remote-manifest.js';

/** `activate` also ends a canary; `promote` makes the candidate live. */
export type ReleaseAction = 'activate' | 'canary' | 'promote' | 'withdraw' | 'rollback';

export interface AttestationSummary {
  passed: boolean;
  at: string;
  /** Number of findings of each kind. */
  breaks: number;
  warnings: number;
  /** Whether a browser opened it inside the live shell. */
  wasLive: boolean;
}

export interface ReleaseHistoryEntry {
  revision: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Null when unknown. */
  actor: string | null;
  action: ReleaseAction;
  releaseId: string;
  /** Stated by a person or the automatic rollback. */
  reason: string | null;
  /** Percentage of the visitors, for a candidate. */
  percent?: number;
  /** Reason for passing the gate without an attestation. */
  override?: string;
  attestation?: AttestationSummary;
}

export interface ReleaseNumbers {
  loads: number;
  /** Mounted parts. */
  mounts: number;
  /** Failures of every kind. */
  errors: number;
  /** Openings that never reported an outcome. */
  overdue: number;
  p50Ms: number | null;
  p95Ms: number | null;
  since: string;
}

/** Release with failed loads within the last hour. */
export interface ReportedBreaker {
  release: string;
  count: number;
}

/** Position in the sources, or as the browser reported it. Lines and columns start at 1. */
export interface BrowserErrorFrame {
  project: string;
  release: string;
  source: string;
  line: number;
  column: number;
  /** Function name; may be empty. */
  called: string;
}

export interface BrowserError {
  id: string;
  message: string;
  /** Innermost call first. */
  frames: BrowserErrorFrame[];
  /** ISO 8601, UTC. */
  first: string;
  last: string;
  count: number;
  visitors: number;
  share: number | null;
  /** With counts, most frequent first. */
  releases: [string, number][];
  browsers: [string, number][];
  pages: [string, number][];
}

/** A remote as shown on the page of releases. */
export interface RemoteOverview {
  name: string;
  live: string | null;
  candidate: { releaseId: string; percent: number } | null;
  previous: string | null;
  /** Newest first. */
  history: ReleaseHistoryEntry[];
  /** By release id. */
  numbers: Record<string, ReleaseNumbers>;
  breakers: ReportedBreaker[];
  /** The latest first. */
  errors: BrowserError[];
  /**
   * Budget of the live release with measured values (longest task in ms; null unmeasured, absent from older desks);
   * null without a budget.
   */
  budget: (RemoteBudget & { neededKb: number; taskMs?: number | null }) | null;
}
