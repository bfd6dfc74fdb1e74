import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { siblingModule, WorkerProcess } from '../worker-process/index.js';
import type { SheetOutcome, SheetTask } from './read-sheet.js';

const MAX_UPLOADS = 8;

/** In a separate process, because unpacking blocks a thread. */
@Injectable()
export class SheetReader implements OnApplicationShutdown {
  private readonly worker: WorkerProcess<SheetTask, SheetOutcome>;

  constructor(@Inject(CONFIG) config: Config) {
    this.worker = new WorkerProcess(siblingModule(import.meta.url, 'sheet-worker'), {
      memoryMb: config.workerMemoryMb,
      deadlineMs: config.workerSeconds * 1_000,
      maxAdmitted: MAX_UPLOADS,
    });
  }

  onApplicationShutdown(): void {
    this.worker.stop();
  }

  /** Includes the reception. @throws WorkerBusy */
  admit<T>(work: () => Promise<T>): Promise<T> {
    return this.worker.admit(work);
  }

  /** @throws WorkerExceeded for a sheet that takes more memory or time than it may */
  read(task: SheetTask): Promise<SheetOutcome> {
    return this.worker.run(task);
  }
}
