import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError, ERROR_TABLE, type ErrorCode } from '#platform/errors/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { mailText } from '#platform/text/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { emailKey, type User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { type Attempt, AttemptLimiter } from '../auth/attempt-limiter.js';
import { refuseGuessable } from '../passwords/password-guess.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import type { PasswordChangeDto } from './own-password.dto.js';
import { passwordChangedMail } from './password-changed-mail.js';

const TOPIC = 'users.password-changed';

type Changed = Pick<User, 'id' | 'email'>;

/** Changes the password of the caller's own account. */
@Injectable()
export class OwnPasswordService implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: AttemptLimiter,
    private readonly verification: EmailVerification,
    private readonly uow: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<Changed>(
      TOPIC,
      (changed, messageId) => this.sendNotice(changed, messageId),
      MAIL_LANE,
    );
  }

  /**
   * Replaces the password, ends all sessions but the caller's and mails a notice to the account's address.
   * @throws AUTH.PASSWORD_WRONG, AUTH.PASSWORD_SAME, AUTH.PASSWORD_GUESSABLE with their texts at the field,
   * AUTH.TOO_MANY_ATTEMPTS
   */
  async change(
    { id, email, sessionId }: RequestUser,
    form: PasswordChangeDto,
    address: string,
  ): Promise<void> {
    const attempt: Attempt = { kind: 'password', account: emailKey(email), address };
    await this.limiter.count(attempt);
    const user = await this.users.findById(id);
    if (!user || !(await this.passwords.matches(form.currentPassword, user.password_hash)))
      throw refused('AUTH.PASSWORD_WRONG', 'currentPassword');
    await this.limiter.forgive(attempt);
    if (form.newPassword === form.currentPassword) throw refused('AUTH.PASSWORD_SAME', 'newPassword');
    refuseGuessable(form.newPassword, user, 'newPassword');
    await this.replace(user, await this.passwords.hash(form.newPassword), sessionId);
    this.events.record('password.changed', { subjectId: id, reason: 'own' });
  }

  private replace(user: User, newHash: string, sessionId: string): Promise<void> {
    return this.uow.run(async () => {
      if (!(await this.users.replacePassword(user, newHash)))
        throw refused('AUTH.PASSWORD_WRONG', 'currentPassword');
      await this.sessions.endAllOf(user.id, this.clock.now(), sessionId);
      await this.outbox.add(TOPIC, { id: user.id, email: user.email } satisfies Changed);
    });
  }

  /** Outbox handler: the notice goes to the address of the change, whatever the account's is by now. */
  private async sendNotice({ id, email }: Changed, messageId: number): Promise<void> {
    const user = await this.users.findById(id);
    if (!user) return;
    const send = (name: string): Promise<void> =>
      this.mailer.send(passwordChangedMail(email, name), messageId);
    if (await this.verification.isVerified({ id, email })) {
      await send(mailText(user.first_name ?? user.name_company));
      return;
    }
    // Whoever signed up chose the name; the address may be somebody else's.
    await this.verification.withinBudget(email, () => send(''));
  }
}

/** A refusal whose text stands at a field, too. */
const refused = (code: ErrorCode, field: string): AppError =>
  new AppError(code, { errors: { [field]: ERROR_TABLE[code].text({}) } });
