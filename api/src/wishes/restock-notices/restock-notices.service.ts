import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { FACTORY } from '#products/index.js';
import { WishesRepository } from '../wish/wishes.repository.js';
import { RESTOCK_MAIL } from './restock-mails.js';
import { RestockNoticesRepository, type AwaitedProduct } from './restock-notices.repository.js';

/** Outbox topic of the look at the stock of what people wait for. */
const RESTOCK_CHECK = 'wishes.restock-check';
const EVERY_MS = 60_000;
const BATCH = 200;

/**
 * Has people mailed once that a product has stock again. Reads the levels each minute while anybody waits, so that it does not matter
 * what returned the stock: a restock, a cancelled order, a return or the product's page.
 */
@Injectable()
export class RestockNotices implements OnModuleInit {
  constructor(
    private readonly notices: RestockNoticesRepository,
    private readonly wishes: WishesRepository,
    private readonly outbox: Outbox,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(RESTOCK_CHECK, (_payload, messageId) => this.check(messageId));
  }

  /** Has the stock looked at from now on, in the transaction that adds somebody who waits. */
  async watch(): Promise<void> {
    await this.outbox.add(RESTOCK_CHECK, {}, this.nextCheck());
  }

  private async check(messageId: number): Promise<void> {
    // The next check comes first, because one that is given up must not be the last.
    if (await this.notices.isAnyWaiting())
      await this.outbox.addRecurring(RESTOCK_CHECK, this.nextCheck(), messageId);
    for (;;) {
      const back = await this.notices.back(FACTORY, BATCH);
      for (const one of back) await this.notify(one);
      if (back.length < BATCH) return;
    }
  }

  /** Ends the wait and writes the mail together, so that each person gets one, whichever replica was first. */
  private async notify({ userId, productId }: AwaitedProduct): Promise<void> {
    await this.work.run(async () => {
      if (!(await this.wishes.remove('restock_notices', userId, productId))) return;
      await this.outbox.add(RESTOCK_MAIL, { userId, productId } satisfies AwaitedProduct);
    });
  }

  private nextCheck(): Date {
    return new Date(this.clock.now().getTime() + EVERY_MS);
  }
}
