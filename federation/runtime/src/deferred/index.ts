import { currentSession } from '@lacteos/session-bus';
import type { Remotes } from '../remotes/remotes';
import { isSampled } from '../remotes/reports';
import { startContainment } from './contain-styles';
import { startOfflineCopy } from './keep-offline';
import { nextTask } from './next-task';
import { startDamageWatch } from './page-damage';
import { startPrefetch } from './prefetch';
import { startReports } from './report-sender';
import { watchInput } from './unsaved-input';

export { reloadOnce } from './guarded-reload';

let hasStarted = false;

export const startDeferredWork = async (remotes: Remotes, wasSignedIn: boolean): Promise<void> => {
  const { registry, rules } = remotes;
  if (hasStarted) return;
  hasStarted = true;
  watchInput();
  startDamageWatch(() => rules.isSending());
  startReports(registry, isSampled());
  startPrefetch(remotes, (route) => rules.mayOpen(route, currentSession()));
  await nextTask();
  await startContainment(remotes);
  await nextTask();
  await startOfflineCopy(remotes, wasSignedIn);
};
