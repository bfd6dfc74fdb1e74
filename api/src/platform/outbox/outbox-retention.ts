import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { CONFIG, type Config } from '../../config/index.js';
import { Clock } from '../clock/index.js';
import { execute, marksFor, UnitOfWork } from '../database/index.js';
import { OutboxMessage } from './outbox-message.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Few enough that nobody waits for the statement. */
const BATCH = 500;

/** Deletes messages that were done long ago; what is not done stays, however old it is. */
@Injectable()
export class OutboxRetention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxRetention.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.environment === 'test') return;
    this.timer = setInterval(() => void this.tryRun(), HOUR_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Deletes what was done more than `OUTBOX_KEEP_DAYS` ago, batch by batch. @returns how many messages went */
  async run(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.outboxKeepDays * DAY_MS);
    let deleted = 0;
    for (;;) {
      const ids = await this.doneBefore(before);
      if (ids.length === 0) return deleted;
      await execute(this.uow.manager, `DELETE FROM outbox_messages WHERE id IN (${marksFor(ids)})`, ids);
      deleted += ids.length;
    }
  }

  private async doneBefore(before: Date): Promise<number[]> {
    const rows = await this.uow.manager
      .createQueryBuilder(OutboxMessage, 'message')
      .select(['message.id'])
      .where('message.done_at < :before', { before })
      .orderBy('message.done_at')
      .limit(BATCH)
      .getMany();
    return rows.map(({ id }) => id);
  }

  private async tryRun(): Promise<void> {
    await this.run().catch((error: unknown) =>
      this.logger.error({ err: error }, 'old outbox messages could not be deleted'),
    );
  }
}
