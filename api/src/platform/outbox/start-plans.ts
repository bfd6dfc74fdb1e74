import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { isStorageFull, isUnavailable } from '../database/index.js';

const RETRY_MS = 30_000;

/** Retries until it succeeds: a read-only database does not prevent the start. */
@Injectable()
export class StartPlans implements OnApplicationShutdown {
  private readonly logger = new Logger(StartPlans.name);
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** `plan` must be repeatable; specs call this themselves. */
  async run(plan: () => Promise<unknown>): Promise<void> {
    if (this.config.hasBackgroundJobs) await this.attempt(plan, RETRY_MS);
  }

  /** @internal with a pause of a test's choice */
  async attempt(plan: () => Promise<unknown>, retryMs: number): Promise<void> {
    try {
      await plan();
    } catch (error) {
      if (!isUnavailable(error) && !isStorageFull(error)) throw error;
      this.logger.warn({ err: error }, 'recurring work is planned later, because nothing can be written');
      const again = (): void => {
        this.timers.delete(timer);
        this.attempt(plan, retryMs).catch((failure: unknown) =>
          this.logger.error({ err: failure }, 'recurring work could not be planned'),
        );
      };
      const timer = setTimeout(again, retryMs).unref();
      this.timers.add(timer);
    }
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
