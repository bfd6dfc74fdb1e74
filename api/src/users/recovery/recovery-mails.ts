import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#platform/database/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { mailText } from '#platform/text/index.js';
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import { recoveryMail } from './recovery-mail.js';
import { type RecoveryCodeKind, RecoveryMailBudget } from './recovery-mail-budget.js';
import type { RecoveryVisitor } from './recovery-visitor.js';

const TOPIC = 'users.recovery-requested';

interface Requested extends Partial<RecoveryVisitor> {
  readonly email: string;
}

@Injectable()
export class RecoveryMails implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly codes: RecoveryCodes,
    private readonly budget: RecoveryMailBudget,
    private readonly verification: EmailVerification,
    private readonly uow: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<Requested>(
      TOPIC,
      (requested, messageId) => this.sendCode(requested, messageId),
      MAIL_LANE,
    );
  }

  /** Looks the account up later, so that the answer reveals nothing. */
  async request(email: string, visitor: RecoveryVisitor): Promise<void> {
    await this.uow.run(() => this.outbox.add(TOPIC, { email, ...visitor } satisfies Requested));
  }

  /** A repetition creates a new code. */
  private async sendCode({ email, ...visitor }: Requested, messageId: number): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user?.active) return;
    await this.budget.spend(user, (kind) => this.mailCode(user, kind, visitor, messageId));
  }

  private async mailCode(
    user: User,
    kind: RecoveryCodeKind,
    visitor: Partial<RecoveryVisitor>,
    messageId: number,
  ): Promise<void> {
    const code = await this.codes.create(user, kind, visitor);
    // The name is unverified and the address may be somebody else's.
    const isVerified = await this.verification.isVerified(user);
    const name = isVerified ? mailText(user.first_name ?? user.name_company) : '';
    await this.mailer.send(recoveryMail(user.email, name, code, kind), messageId);
  }
}
