import type { CDPSession, Page } from 'playwright-core';
import { readActiveObjects, type ActiveObjects } from '../states/active-objects.js';

const WINDOW_MS = 400;
const MAX_WINDOWS = 20;
/** Maximum busy share of an idle page's time. */
const BUSY_SHARE = 0.5;
const MEGABYTE = 1024 * 1024;

export class PageLoad {
  private constructor(private readonly session: CDPSession) {}

  static async open(page: Page): Promise<PageLoad> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new PageLoad(session);
  }

  /** Busy in every one of several windows, so that a busy machine does not count. */
  async isBusy(): Promise<boolean> {
    for (let index = 0; index < MAX_WINDOWS; index += 1) {
      const [before, from] = [await this.taskSeconds(), Date.now()];
      await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
      const share = ((await this.taskSeconds()) - before) / ((Date.now() - from) / 1000);
      if (share < BUSY_SHARE) return false;
    }
    return true;
  }

  async heapMb(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage');
    const usage = (await this.session.send('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return (usage.usedSize + (usage.backingStorageSize ?? 0)) / MEGABYTE;
  }

  activeObjects(): Promise<ActiveObjects> {
    return readActiveObjects(this.session);
  }

  private async taskSeconds(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  }
}
