import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { FACTORY } from '#products/index.js';
import { WishesRepository } from '../wish/wishes.repository.js';
import { RESTOCK_MAIL } from './restock-mails.js';
import { RestockNoticesRepository, type AwaitedProduct } from './restock-notices.repository.js';

const RESTOCK_CHECK = 'wishes.restock-check';
const EVERY_MS = 60_000;
const BATCH = 200;

/** Polls levels each minute while anybody waits, whatever returned the stock. */
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

  /** Schedules the check in the caller's transaction. */
  async watch(): Promise<void> {
    await this.outbox.add(RESTOCK_CHECK, {}, this.nextCheck());
  }

  private async check(messageId: number): Promise<void> {
    // Schedules the next check first, so that a check that is given up does not end the schedule.
    if (await this.notices.isAnyWaiting())
      await this.outbox.addRecurring(RESTOCK_CHECK, this.nextCheck(), messageId);
    for (;;) {
      const back = await this.notices.findRestocked(FACTORY, BATCH);
      for (const one of back) await this.notify(one);
      if (back.length < BATCH) return;
    }
  }

  /** Ends the wait and records the mail together, so that replicas send only one. */
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
