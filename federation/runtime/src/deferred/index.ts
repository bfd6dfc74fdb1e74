import { currentSession } from '@lacteos/session-bus';
import type { Registry } from '../registry/registry';
import { isSampled } from '../registry/reports';
import { startContainment } from './contain-styles';
import { startOfflineCopy } from './keep-offline';
import { startDamageWatch } from './page-damage';
import { startPrefetch } from './prefetch';
import { startReports } from './report-sender';
import { watchInput } from './unsaved-input';

export { reloadOnce } from './guarded-reload';

let hasStarted = false;

export const startDeferredWork = async (registry: Registry, wasSignedIn: boolean): Promise<void> => {
  const { discovery, rules } = registry;
  if (hasStarted) return;
  hasStarted = true;
  watchInput();
  startDamageWatch(() => rules.isSending());
  startReports(discovery, isSampled());
  startPrefetch(registry, (route) => rules.mayOpen(route, currentSession()));
  startContainment(registry);
  await startOfflineCopy(registry, wasSignedIn);
};
