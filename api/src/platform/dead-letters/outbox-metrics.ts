import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';

import { Clock } from '../clock/index.js';
import { RequestMetrics } from '../metrics/index.js';
import { DeadLettersRepository } from './dead-letters.repository.js';

/** Figures of the outbox, read from the database at each scrape: the same on every replica. */
@Injectable()
export class OutboxMetrics {
  private readonly logger = new Logger(OutboxMetrics.name);

  constructor(
    private readonly letters: DeadLettersRepository,
    private readonly clock: Clock,
    { registry }: RequestMetrics,
  ) {
    const registers = [registry];
    const read = (collect: (gauge: Gauge) => Promise<void>) => {
      const tried = (gauge: Gauge): Promise<void> => this.tryRead(() => collect(gauge));
      return function collectFigures(this: Gauge): Promise<void> {
        return tried(this);
      };
    };
    new Gauge({
      name: 'outbox_dead_messages',
      help: 'Messages of the outbox that were given up and wait for staff, by topic.',
      labelNames: ['topic'],
      registers,
      collect: read((gauge) => this.collectDead(gauge)),
    });
    new Gauge({
      name: 'outbox_due_messages',
      help: 'Messages of the outbox that are due and not done.',
      registers,
      collect: read((gauge) => this.collectDue(gauge)),
    });
    new Gauge({
      name: 'outbox_oldest_due_seconds',
      help: 'How long the oldest due message of the outbox has been waiting.',
      registers,
      collect: read((gauge) => this.collectDelay(gauge)),
    });
  }

  private async collectDead(gauge: Gauge): Promise<void> {
    const counts = await this.letters.countByTopic();
    gauge.reset();
    for (const { topic, count } of counts) gauge.set({ topic }, count);
  }

  private async collectDue(gauge: Gauge): Promise<void> {
    gauge.set((await this.letters.due(this.clock.now())).count);
  }

  private async collectDelay(gauge: Gauge): Promise<void> {
    const now = this.clock.now();
    const { oldest } = await this.letters.due(now);
    gauge.set(oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 1_000);
  }

  /** Metrics must be readable while the database is not. */
  private async tryRead(collect: () => Promise<void>): Promise<void> {
    await collect().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the figures of the outbox could not be read'),
    );
  }
}
