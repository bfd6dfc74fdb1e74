import { basename } from 'node:path/posix';
import type { Page } from 'playwright-core';
import { countSentEvents } from '../../events/bus-probe.js';
import type { PageLoad } from '../damage/page-load.js';
import { passTime, startedTimers, watchTimers } from '../states/timer-probe.js';
import { countLongTasks } from './mount-tasks.js';
import type { PageWatch } from './page-watch.js';

const WINDOW_MS = 1_000;

export interface WorkAfterwards {
  timers: number;
  calls: number;
  events: number;
  /** Above 50 ms. */
  longTasks: number;
  isBusy: boolean;
}

/** Counts timers, requests and long tasks of one second; `project`: folder of its releases. */
export const measureWork = async (
  page: Page,
  watch: PageWatch,
  load: PageLoad,
  project: string,
): Promise<WorkAfterwards> => {
  const name = basename(project);
  const since = await page.evaluate(watchTimers);
  await page.evaluate(passTime, project);
  const [callsBefore, eventsBefore] = [watch.callCount, await page.evaluate(countSentEvents, name)];
  const [isBusy] = await Promise.all([load.isBusy(), page.waitForTimeout(WINDOW_MS)]);
  return {
    timers: await page.evaluate(startedTimers, project),
    calls: watch.callCount - callsBefore,
    events: (await page.evaluate(countSentEvents, name)) - eventsBefore,
    longTasks: await page.evaluate(countLongTasks, since),
    isBusy,
  };
};
