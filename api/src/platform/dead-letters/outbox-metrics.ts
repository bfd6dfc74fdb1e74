import { Injectable } from '@nestjs/common';

import { Clock } from '../clock/index.js';
import { Figures, type Reading } from '../metrics/index.js';
import { DeadLettersRepository } from './dead-letters.repository.js';

/** Figures of the outbox, read from the database: the same on every replica. */
@Injectable()
export class OutboxMetrics {
  constructor(
    private readonly letters: DeadLettersRepository,
    private readonly clock: Clock,
    figures: Figures,
  ) {
    figures.add(
      {
        name: 'outbox_dead_messages',
        help: 'Messages of the outbox that were given up and wait for staff, by topic.',
        labelNames: ['topic'],
        read: () => this.dead(),
      },
      {
        name: 'outbox_due_messages',
        help: 'Messages of the outbox that are due and not done.',
        read: async () => (await this.letters.due(this.clock.now())).count,
      },
      {
        name: 'outbox_oldest_due_seconds',
        help: 'How long the oldest due message of the outbox has been waiting.',
        read: () => this.delay(),
      },
    );
  }

  private async dead(): Promise<Reading[]> {
    const counts = await this.letters.countByTopic();
    return counts.map(({ topic, count }) => ({ labels: { topic }, value: count }));
  }

  private async delay(): Promise<number> {
    const now = this.clock.now();
    const { oldest } = await this.letters.due(now);
    return oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 1_000;
  }
}
