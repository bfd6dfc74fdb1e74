import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { DailyWork } from '#platform/outbox/index.js';
import { OrderSearchRepository } from './order-search.repository.js';

/** Small, so that no other statement waits long. */
const BATCH = 200;

/** Once a day on one replica; id and document number still find these orders. */
@Injectable()
export class SearchBackfill {
  constructor(
    private readonly index: OrderSearchRepository,
    private readonly daily: DailyWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    daily.register('orders.remove-old-search-words', 'search words', () => this.run());
  }

  /** @returns number of orders */
  async run(): Promise<number> {
    const before = this.daily.daysAgo(this.config.cancelledSearchDays);
    let removed = 0;
    for (let after: number | null = 0; after !== null;) {
      const orders = await this.index.cancelledBefore(before, after, BATCH);
      await this.index.removeAllOf(orders);
      removed += orders.length;
      after = orders.length < BATCH ? null : (orders.at(-1) ?? null);
    }
    return removed;
  }
}
