import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { CatalogueService, FACTORY } from '#products/index.js';
import { EmailVerification, UserLookup } from '#users/index.js';
import { restockMail } from './restock-mail.js';
import type { AwaitedProduct } from './restock-notices.repository.js';

export const RESTOCK_MAIL = 'wishes.restock-mail';

@Injectable()
export class RestockMails implements OnModuleInit {
  constructor(
    private readonly users: UserLookup,
    private readonly verification: EmailVerification,
    private readonly catalogue: CatalogueService,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<AwaitedProduct>(
      RESTOCK_MAIL,
      (mail, messageId) => this.send(mail, messageId),
      MAIL_LANE,
    );
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
}
