import type { EventRules } from '../events/judge-events.js';

export interface VisitOutcome {
  problems: string[];
  notices: string[];
  /** Longest task in ms while navigating within the shop, the least of several openings; null when not measured. */
  longestTaskMs: number | null;
}

const OF_BUSY_MACHINES = [
  /, it is (?:unavailable|loading|empty|without an answer)$/,
  /: goes on working: /,
  /^the visit ended: .*Timeout/,
  /^console: RemoteError: remote [\w-]+: (?:took too long|an earlier page of this tab hung on it|failed repeatedly)/,
  /^console: The registry is not available\b.*: no answer in time$/,
];

/** Whether a busy machine can have caused all the problems of a visit, as when a page did not appear in time. */
export const isOfBusyMachine = (problems: readonly string[]): boolean =>
  problems.length > 0 && problems.every((problem) => OF_BUSY_MACHINES.some((kind) => kind.test(problem)));

export interface Visited {
  folder: string;
  events: EventRules;
  /** Paths of the release's own routes. */
  paths: readonly string[];
  /** Operations of the API that pages of the release may call; null when a project lists none. */
  operations: readonly string[] | null;
}
