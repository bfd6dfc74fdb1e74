import type { ReleaseReportItem } from '@lacteos/remote-kit';

/** What happened so far: reports, and uncaught errors whose origin is looked up later. */
export type Incident = ReleaseReportItem | ErrorEvent | PromiseRejectionEvent;

const MOST_KEPT = 100;
const kept: Incident[] = [];
let tell: (() => void) | null = null;

/** Keeps what happened until somebody sends it; the part that sends is loaded after the first page. */
export const report = (incident: Incident): void => {
  if (kept.length < MOST_KEPT) kept.push(incident);
  tell?.();
};

/** Takes what was kept. */
export const takeIncidents = (): Incident[] => kept.splice(0);

/** Says who is told of every new incident; told at once when there are some. */
export const onIncident = (listener: () => void): void => {
  tell = listener;
  if (kept.length > 0) listener();
};

/** Keeps errors that nobody caught. */
export const watchUncaught = (): void => {
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
};
