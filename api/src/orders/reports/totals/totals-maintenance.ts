import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { TOTALS_ROLLUPS } from './totals-rollups.js';
import { TotalsMaintenanceRepository } from './totals-maintenance.repository.js';

const BATCH = 2_000;
const EVERY_MS = 5_000;

/** Orders only append changes, so they never wait for a shared sum; readers add pending changes. */
@Injectable()
export class TotalsMaintenance implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(TotalsMaintenance.name);
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: TotalsMaintenanceRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.hasBackgroundJobs) return;
    this.timer = setInterval(() => this.nudge(), EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.working;
  }

  /** Safe on several replicas at once. @returns number of changes */
  async fold(): Promise<number> {
    let folded = 0;
    for (const folding of TOTALS_ROLLUPS) {
      for (let count = BATCH; count === BATCH && !this.isStopped; folded += count) {
        count = await this.work.run(() => this.changes.fold(folding, BATCH));
      }
    }
    return folded;
  }

  private nudge(): void {
    this.working = this.working
      .then(() => this.fold())
      .catch((error: unknown) => this.logger.error({ err: error }, 'the totals could not be folded'));
  }
}
