import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { emailKey, type User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { EmailVerificationRepository } from './email-verification.repository.js';
import { type MailCause, UnverifiedMailBudget } from './unverified-mail-budget.js';
import { verificationMail } from './verification-mail.js';
import { isProvedBy, readVerificationToken, verificationToken } from './verification-token.js';

const TOPIC = 'users.verification-requested';
const LINK_LIFE_MS = 7 * 86_400_000;

type Addressed = Pick<User, 'id' | 'email'>;

/** Decides what mails may contain; never blocks an order. */
@Injectable()
export class EmailVerification implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly verifications: EmailVerificationRepository,
    private readonly budget: UnverifiedMailBudget,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<{ userId: number }>(
      TOPIC,
      ({ userId }, messageId) => this.sendLink(userId, messageId),
      MAIL_LANE,
    );
  }

  /** Mails a link, in the caller's transaction. */
  async request(userId: number): Promise<void> {
    await this.outbox.add(TOPIC, { userId });
  }

  /** @throws AUTH.VERIFICATION_MAILS_SPENT: the answer must not promise a mail */
  async requestAgain(user: Addressed): Promise<void> {
    if (await this.isVerified(user)) return;
    if (await this.budget.isSpent(emailKey(user.email))) throw new AppError('AUTH.VERIFICATION_MAILS_SPENT');
    await this.request(user.id);
  }

  isVerified({ id, email }: Addressed): Promise<boolean> {
    return this.verifications.isVerified(id, emailKey(email));
  }

  /** The token is in the `#` fragment, which browsers send to nobody. */
  async linkFor({ id, email }: Addressed): Promise<string> {
    const keyVersion = (await this.users.findById(id))?.key_version ?? 0;
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFE_MS);
    const claim = { userId: id, emailKey: emailKey(email), keyVersion, expiresAt };
    return `${this.config.publicUrl}/verificar-correo#${verificationToken(claim, this.config.jwtSecret)}`;
  }

  /** @returns false when already verified @throws AUTH.VERIFICATION_EXPIRED, AUTH.VERIFICATION_INVALID */
  async verify(text: string): Promise<boolean> {
    const token = readVerificationToken(text);
    const user = token && (await this.users.findById(token.userId));
    const account = { emailKey: user?.email_key ?? '', keyVersion: user?.key_version ?? 0 };
    if (!token || !user?.active || !isProvedBy(token, account, this.config.jwtSecret))
      throw new AppError('AUTH.VERIFICATION_INVALID');
    if (await this.isVerified(user)) return false;
    if (token.expiresAt <= this.clock.now()) throw new AppError('AUTH.VERIFICATION_EXPIRED');
    await this.markVerified(user);
    return true;
  }

  /** The owner read a mail sent to the address. */
  async markVerified({ id, email }: Addressed): Promise<void> {
    const verification = { user_id: id, email_key: emailKey(email), verified_at: this.clock.now() };
    await this.verifications.save(verification);
  }

  /** Call it when the account gets an unverified address. */
  async forget(userId: number): Promise<void> {
    await this.verifications.remove(userId);
  }

  withinBudget(email: string, send: () => Promise<void>, cause?: MailCause): Promise<void> {
    return this.budget.spend(emailKey(email), send, cause);
  }

  private async sendLink(userId: number, messageId: number): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user?.active || (await this.isVerified(user))) return;
    const mail = verificationMail(user.email, await this.linkFor(user));
    await this.withinBudget(user.email, () => this.mailer.send(mail, messageId));
  }
}
