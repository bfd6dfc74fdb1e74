import type { RemoteBudget } from './remote-manifest.js';

/** `activate` also ends a canary; `promote` makes the canary live. */
export type ReleaseAction = 'activate' | 'canary' | 'promote' | 'withdraw' | 'rollback';

export interface AttestationSummary {
  passed: boolean;
  at: string;
  breaks: number;
  warnings: number;
  wasLive: boolean;
}

export interface ReleaseHistoryEntry {
  revision: number;
  /** ISO 8601, UTC. */
  at: string;
  actor: string | null;
  action: ReleaseAction;
  releaseId: string;
  reason: string | null;
  /** Percentage of the visitors, for a canary. */
  percent?: number;
  /** Reason for going live against the gate. */
  force?: string;
  /** Name of `force` in older histories. */
  override?: string;
  attestation?: AttestationSummary;
}

export interface ReleaseNumbers {
  loads: number;
  mounts: number;
  errors: number;
  /** Openings that never reported an outcome. */
  overdue: number;
  p50Ms: number | null;
  p95Ms: number | null;
  since: string;
}

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

export interface OperationChange {
  /** Operations of the API, e.g. 'GET /cart/{}'. */
  added: string[];
  dropped: string[];
}

export interface RemoteOverview {
  name: string;
  /** Team of the live release, as its manifest says. */
  owner?: string;
  /** API operations that the canary adds to those of the live release, or drops. */
  operationChange?: OperationChange;
  live: string | null;
  canary: { releaseId: string; percent: number } | null;
  /** Name of `canary` for shells before 1.2. */
  candidate?: RemoteOverview['canary'];
  previous: string | null;
  history: ReleaseHistoryEntry[];
  numbers: Record<string, ReleaseNumbers>;
  breakers: ReportedBreaker[];
  errors: BrowserError[];
  /**
   * Budget of the live release with measured values (longest task in ms; null unmeasured, absent from older desks);
   * null without a budget.
   */
  budget: (RemoteBudget & { neededKb: number; taskMs?: number | null }) | null;
}
