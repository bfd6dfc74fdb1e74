import type { ReleaseReportItem } from '@lacteos/remote-kit';

/** Incidents so far: reports, and uncaught errors whose origin is determined later. */
export type Incident = ReleaseReportItem | ErrorEvent | PromiseRejectionEvent;

const MAX_KEPT = 100;
const kept: Incident[] = [];
let tell: (() => void) | null = null;

/** Keeps incidents until they are sent; the sender is loaded after the first page. */
export const report = (incident: Incident): void => {
  if (kept.length < MAX_KEPT) kept.push(incident);
  tell?.();
};

/** Takes what was kept. */
export const takeIncidents = (): Incident[] => kept.splice(0);

/** Sets the listener of new incidents; called at once when there are some. */
export const onIncident = (listener: () => void): void => {
  tell = listener;
  if (kept.length > 0) listener();
};

/** Keeps errors that nobody caught. */
export const watchUncaught = (): void => {
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
};
