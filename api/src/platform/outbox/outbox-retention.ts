import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '../clock/index.js';
import { OutboxRepository } from './outbox.repository.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 500;

@Injectable()
export class OutboxRetention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxRetention.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly messages: OutboxRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.hasBackgroundJobs) return;
    this.timer = setInterval(() => void this.tryRun(), HOUR_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async run(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.outboxKeepDays * DAY_MS);
    let deleted = 0;
    for (;;) {
      const count = await this.messages.deleteDoneBefore(before, BATCH);
      if (count === 0) return deleted;
      deleted += count;
    }
  }

  private async tryRun(): Promise<void> {
    await this.run().catch((error: unknown) =>
      this.logger.error({ err: error }, 'old outbox messages could not be deleted'),
    );
  }
}
