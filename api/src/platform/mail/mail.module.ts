import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config/index.js';
import { Outbox } from '../outbox/index.js';
import { MAIL_LANE, Mailer } from './mailer.js';

/** Per connection: while one mail is sent, others are read and recorded. */
const MAILS_PER_CONNECTION = 3;

@Global()
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.runInParallel(MAIL_LANE, this.config.mail.connections * MAILS_PER_CONNECTION);
  }
}
