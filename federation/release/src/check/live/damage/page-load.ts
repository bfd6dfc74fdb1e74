import type { CDPSession, Page } from 'playwright-core';
import { readActiveObjects, type ActiveObjects } from '../states/active-objects.js';
import { readListeners } from '../states/listeners.js';

const WINDOW_MS = 400;
const MAX_WINDOWS = 16;
/** Maximum busy share of an idle page's time. */
const BUSY_SHARE = 0.5;
/** Below the growth that counts as a leak. */
const UNCOLLECTED_MB = 8;
const MEGABYTE = 1024 * 1024;

export class PageLoad {
  /** Heap of this document after the last collection. */
  private collectedMb = 0;

  private constructor(private readonly session: CDPSession) {}

  static async open(page: Page): Promise<PageLoad> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new PageLoad(session);
  }

  /** Busy in every one of several windows, so that a busy machine does not count. */
  async isBusy(isDecided: () => boolean = () => false): Promise<boolean> {
    for (let index = 0; index < MAX_WINDOWS; index += 1) {
      if (isDecided()) return false;
      const [before, from] = [await this.taskSeconds(), Date.now()];
      await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
      const share = ((await this.taskSeconds()) - before) / ((Date.now() - from) / 1000);
      if (share < BUSY_SHARE) return false;
    }
    return true;
  }

  /** Collects garbage only if there could be a leak without it. */
  async heapMb(): Promise<number> {
    const used = await this.usedMb();
    if (used - this.collectedMb < UNCOLLECTED_MB && used >= this.collectedMb) return used;
    await this.session.send('HeapProfiler.collectGarbage');
    this.collectedMb = await this.usedMb();
    return this.collectedMb;
  }

  activeObjects(): Promise<ActiveObjects> {
    return readActiveObjects(this.session);
  }

  listeners(): Promise<string[]> {
    return readListeners(this.session);
  }

  private async usedMb(): Promise<number> {
    const usage = (await this.session.send('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return (usage.usedSize + (usage.backingStorageSize ?? 0)) / MEGABYTE;
  }

  private async taskSeconds(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  }
}
