import { Injectable } from '@nestjs/common';

import { Clock } from '../clock/index.js';
import { Figures, type Reading } from '../metrics/index.js';
import { DeadLettersRepository } from './dead-letters.repository.js';

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
        read: () => this.due(),
      },
      {
        name: 'outbox_oldest_due_seconds',
        help: 'How long the oldest due message of the outbox has been waiting, by topic; none while nothing is due.',
        labelNames: ['topic'],
        read: () => this.delay(),
      },
    );
  }

  private async dead(): Promise<Reading[]> {
    const counts = await this.letters.countByTopic();
    return counts.map(({ topic, count }) => ({ labels: { topic }, value: count }));
  }

  private async due(): Promise<number> {
    const topics = await this.letters.due(this.clock.now());
    return topics.reduce((sum, { count }) => sum + count, 0);
  }

  private async delay(): Promise<Reading[]> {
    const now = this.clock.now();
    const topics = await this.letters.due(now);
    return topics.map(({ topic, oldest }) => ({
      labels: { topic },
      value: (now.getTime() - oldest.getTime()) / 1_000,
    }));
  }
}
