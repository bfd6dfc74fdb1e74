import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { Clock } from '../clock/index.js';
import { Outbox } from './outbox.js';
import { StartPlans } from './start-plans.js';

const DAY_MS = 86_400_000;

@Injectable()
export class DailyWork implements OnApplicationBootstrap {
  private readonly topics: string[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly startPlans: StartPlans,
  ) {}

  register(topic: string, lane: string, work: () => Promise<unknown>): void {
    this.topics.push(topic);
    this.outbox.handle(
      topic,
      async (_payload, messageId) => {
        // Scheduled first: a run that is given up must not be the last.
        await this.outbox.addRecurring(topic, new Date(this.clock.now().getTime() + DAY_MS), messageId);
        await work();
      },
      lane,
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const topic of this.topics)
      await this.startPlans.run(() => this.outbox.addRecurring(topic, this.clock.now()));
  }

  daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}

const MAX_BATCHES = 200;

/** Repeats until a batch is not full. @returns number of rows */
export async function runInBatches(batch: number, step: () => Promise<number>): Promise<number> {
  let rows = 0;
  for (let round = 0; round < MAX_BATCHES; round += 1) {
    const count = await step();
    rows += count;
    if (count < batch) break;
  }
  return rows;
}
