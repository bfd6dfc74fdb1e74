import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { UnitOfWork } from '../database/index.js';
import { Clock } from './clock.js';

const INTERVAL_MS = 30_000;
const MAX_ROUND_TRIP_MS = 2_000;

/**
 * Replicas with wrong clocks agree on what is due. Queried every 30 s; the monotonic clock advances it in between.
 */
export class DatabaseClock extends Clock implements OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseClock.name);
  private origin = 0;
  private timer: NodeJS.Timeout | null = null;

  private constructor(private readonly work: UnitOfWork) {
    super();
  }

  /** @throws when the database does not answer now */
  static async start(work: UnitOfWork): Promise<DatabaseClock> {
    const clock = new DatabaseClock(work);
    await clock.synchronize();
    clock.timer = setInterval(() => void clock.trySynchronize(), INTERVAL_MS);
    clock.timer.unref();
    return clock;
  }

  override now(): Date {
    return new Date(this.origin + performance.now());
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private async synchronize(): Promise<void> {
    const asked = performance.now();
    const time = await this.work.databaseTime();
    const answered = performance.now();
    if (this.origin !== 0 && answered - asked > MAX_ROUND_TRIP_MS) return;
    this.origin = time - (asked + answered) / 2;
  }

  private async trySynchronize(): Promise<void> {
    await this.synchronize().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the database could not be asked for the time'),
    );
  }
}
