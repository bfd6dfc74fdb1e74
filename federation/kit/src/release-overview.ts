import type { RemoteBudget } from './remote-manifest.js';

/** What can be done to a project: `activate` also ends a canary, `promote` ends it for the candidate. */
export type ReleaseAction = 'activate' | 'canary' | 'promote' | 'withdraw' | 'rollback';

/** Summary of a release's checks when it went live, kept in the history. */
export interface AttestationSummary {
  passed: boolean;
  /** ISO 8601, UTC. */
  at: string;
  /** Number of findings of each kind. */
  breaks: number;
  warnings: number;
  /** Whether a browser opened it inside the live shell. */
  wasLive: boolean;
}

/** One change of a remote. */
export interface ReleaseHistoryEntry {
  revision: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Who made it; null when nobody is known. */
  actor: string | null;
  action: ReleaseAction;
  releaseId: string;
  /** Why, as a person or the automatic rollback stated it. */
  reason: string | null;
  /** Percentage of the visitors, for a candidate. */
  percent?: number;
  /** Why the gate was passed without an attestation. */
  override?: string;
  attestation?: AttestationSummary;
}

/** What browsers reported of a release since a moment; milliseconds of loading. */
export interface ReleaseNumbers {
  loads: number;
  /** Parts that stood on a page. */
  mounts: number;
  /** Failures of every kind. */
  errors: number;
  /** Failures of which a page said that it began, and then nothing more. */
  overdue: number;
  p50Ms: number | null;
  p95Ms: number | null;
  since: string;
}

/** A release whose loading failed in browsers within the last hour. */
export interface ReportedBreaker {
  release: string;
  /** Reports of failed loads. */
  count: number;
}

/** A line of a stack, as the sources name it; without a source map as the browser did. Lines and columns begin with 1. */
export interface BrowserErrorFrame {
  project: string;
  release: string;
  source: string;
  line: number;
  column: number;
  /** Function; empty when it has no name. */
  called: string;
}

/** Alike errors of browsers. */
export interface BrowserError {
  id: string;
  message: string;
  /** The innermost call first. */
  frames: BrowserErrorFrame[];
  /** ISO 8601, UTC. */
  first: string;
  last: string;
  count: number;
  visitors: number;
  /** Of the visitors of these releases, 0 to 1. */
  share: number | null;
  /** Each with its count, the most frequent first. */
  releases: [string, number][];
  browsers: [string, number][];
  pages: [string, number][];
}

/** A remote as the release desk answers with it and the page of releases shows it. */
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
   * What the live release promises, needs and took in its checks (the longest task while a page is opened, in ms; null when none
   * measured it, absent from an older desk); null when it promises nothing.
   */
  budget: (RemoteBudget & { neededKb: number; taskMs?: number | null }) | null;
}
