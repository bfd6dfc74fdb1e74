import { currentSession } from '@lacteos/session-bus';
import type { Registry } from '../registry';
import { isSampled } from '../reports';
import { startPrefetch } from './prefetch';
import { startReports } from './report-sender';
import { watchInput } from './unsaved-input';

export { reloadOnce } from './guarded-reload';

let hasStarted = false;

/** Work for after the first render: reports, prefetching, the unsaved-input guard. A second call does nothing. */
export const startDeferredWork = ({ discovery }: Registry): void => {
  if (hasStarted) return;
  hasStarted = true;
  watchInput();
  startReports(discovery, isSampled());
  startPrefetch(discovery, currentSession);
};
