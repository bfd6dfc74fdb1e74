import { currentSession } from '@lacteos/session-bus';
import type { Registry } from '../registry';
import { isSampled } from '../reports';
import { startInspector } from '../inspector';
import { startContainment } from './contain-styles';
import { startOfflineCopy } from './offline';
import { startPrefetch } from './prefetch';
import { startReports } from './report-sender';
import { watchInput } from './unsaved-input';

export { reloadOnce } from './guarded-reload';

let hasStarted = false;

/** Work for after the first render: reports, prefetching, what is kept for the time without a network, the unsaved-input guard, the limits of remotes' styles, the inspector of staff. A second call does nothing. */
export const startDeferredWork = (registry: Registry, wasSignedIn: boolean): void => {
  const { discovery } = registry;
  if (hasStarted) return;
  hasStarted = true;
  watchInput();
  startReports(discovery, isSampled());
  startPrefetch(discovery, currentSession);
  startContainment(registry);
  startInspector(registry);
  startOfflineCopy(registry, wasSignedIn).catch(console.warn);
};
