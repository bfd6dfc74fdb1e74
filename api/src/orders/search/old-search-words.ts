import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { Outbox, StartPlans } from '#platform/outbox/index.js';
import { OrderSearchRepository } from './order-search.repository.js';

const TOPIC = 'orders.remove-old-search-words';
const LANE = 'search words';
const DAY_MS = 86_400_000;
/** Small, so that no other statement waits long. */
const BATCH = 200;

/**
 * Removes the search words of orders that were cancelled long ago, once a day on one replica. Their id and document number
 * still find them.
 */
@Injectable()
export class OldSearchWords implements OnApplicationBootstrap {
  constructor(
    private readonly index: OrderSearchRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly startPlans: StartPlans,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    outbox.handle(TOPIC, (_payload, messageId) => this.runDaily(messageId), LANE);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.startPlans.make(() => this.outbox.addRecurring(TOPIC, this.clock.now()));
  }

  /** Removes words of orders cancelled more than `CANCELLED_SEARCH_DAYS` ago, in batches. @returns number of orders */
  async run(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.cancelledSearchDays * DAY_MS);
    let removed = 0;
    for (let after: number | null = 0; after !== null;) {
      const orders = await this.index.cancelledBefore(before, after, BATCH);
      await this.index.removeAllOf(orders);
      removed += orders.length;
      after = orders.length < BATCH ? null : (orders.at(-1) ?? null);
    }
    return removed;
  }

  /** Plans the next day first: a day that is given up must not be the last. */
  private async runDaily(messageId: number): Promise<void> {
    await this.outbox.addRecurring(TOPIC, new Date(this.clock.now().getTime() + DAY_MS), messageId);
    await this.run();
  }
}
