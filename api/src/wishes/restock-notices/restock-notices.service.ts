import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { CatalogueService, FACTORY } from '#products/index.js';
import { EmailVerification, UserLookup } from '#users/index.js';
import { WishesRepository } from '../wish/wishes.repository.js';
import { restockMail } from './restock-mail.js';
import { RestockNoticesRepository, type AwaitedProduct } from './restock-notices.repository.js';

/** Outbox topic of the look at the stock of what people wait for. */
const RESTOCK_CHECK = 'wishes.restock-check';
/** Outbox topic of the mail to one of them; payload {@link AwaitedProduct}. */
const RESTOCK_MAIL = 'wishes.restock-mail';
const EVERY_MS = 60_000;
const BATCH = 200;

/**
 * Mails people once that a product has stock again. Reads the levels each minute while anybody waits, so that it does not matter
 * what returned the stock: a restock, a cancelled order, a return or the product's page.
 */
@Injectable()
export class RestockNotices implements OnModuleInit {
  constructor(
    private readonly notices: RestockNoticesRepository,
    private readonly wishes: WishesRepository,
    private readonly users: UserLookup,
    private readonly verification: EmailVerification,
    private readonly catalogue: CatalogueService,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(RESTOCK_CHECK, (_payload, messageId) => this.check(messageId));
    this.outbox.handle<AwaitedProduct>(
      RESTOCK_MAIL,
      (mail, messageId) => this.send(mail, messageId),
      MAIL_LANE,
    );
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

  private async send({ userId, productId }: AwaitedProduct, messageId: number): Promise<void> {
    const account = await this.users.find(userId);
    const [product] = await this.catalogue.findAll([productId], FACTORY);
    if (!account?.active || !product) return;
    const mail = restockMail(account.email, product, this.config.publicUrl);
    const send = (): Promise<void> => this.mailer.send(mail, messageId);
    if (await this.verification.isVerified(account)) await send();
    else await this.verification.withinBudget(account.email, send);
  }

  private nextCheck(): Date {
    return new Date(this.clock.now().getTime() + EVERY_MS);
  }
}
