import type { EventRules } from '../events/judge-events.js';

export interface VisitOutcome {
  problems: string[];
  notices: string[];
  /** Longest task in ms while navigating within the shop, the least of several openings; null when not measured. */
  longestTaskMs: number | null;
}

export interface Visited {
  folder: string;
  events: EventRules;
  /** Paths of the release's own routes. */
  paths: readonly string[];
  /** Operations of the API that pages of the release may call; null when a project lists none. */
  operations: readonly string[] | null;
}
