import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '../clock/index.js';
import { Figures } from '../metrics/index.js';
import { siblingModule, WorkerProcess } from '../worker-process/index.js';

const PERIOD_MS = 6 * 3_600_000;
const LIMITS = { memoryMb: 500, deadlineMs: 900_000, maxAdmitted: 1 };
const FILE = /^sqlite:(?!:memory:)(.+)$/;

/** Runs four times a day in another process; MariaDB checks each page that it reads. */
@Injectable()
export class DatabaseCheck implements OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseCheck.name);
  private readonly worker = new WorkerProcess<string, string[]>(
    siblingModule(import.meta.url, 'database-check-worker'),
    LIMITS,
  );
  private readonly file: string | null;
  private problems: readonly string[] | null = null;
  private dueAt = 0;

  constructor(
    private readonly clock: Clock,
    figures: Figures,
    @Inject(CONFIG) config: Config,
  ) {
    this.file = FILE.exec(config.databaseUrl)?.[1] ?? null;
    figures.add({
      name: 'database_damage',
      help: 'Problems that the last check of the SQLite file found.',
      read: async () => this.found(),
    });
  }

  onApplicationShutdown(): void {
    this.worker.stop();
  }

  found(): number | null {
    return this.problems?.length ?? null;
  }

  /** Starts a due check. @throws when the last one found damage */
  requireIntact(): void {
    const now = this.clock.now().getTime();
    if (now >= this.dueAt) {
      this.dueAt = now + PERIOD_MS;
      void this.check();
    }
    if (this.problems?.length) throw new Error(`the database is damaged: ${this.problems.join('; ')}`);
  }

  async check(): Promise<void> {
    if (this.file === null) return;
    try {
      this.problems = await this.worker.run(this.file);
      if (this.problems.length > 0) this.logger.error({ problems: this.problems }, 'the database is damaged');
    } catch (error) {
      this.logger.warn({ err: error }, 'the database could not be checked');
    }
  }
}
