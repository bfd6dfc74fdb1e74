import { createHmac, randomInt } from 'node:crypto';
import { TEXTS } from '@lacteos/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { isSameText, mailText } from '#platform/text/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AccountNotices } from '../notices/account-notices.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import { refuseGuessable } from '../passwords/password-guess.js';
import type { ResetPasswordDto } from './auth.dto.js';
import { recoveryMail } from './recovery-mail.js';
import { RecoveryRepository } from './recovery.repository.js';

const TOPIC = 'users.recovery-requested';
const LIFE_MS = 15 * 60_000;
const MAX_TRIES = 5;
const CODES = 1_000_000;

/** Password recovery by e-mail. */
@Injectable()
export class RecoveryService implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly codes: RecoveryRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: PasswordHasher,
    private readonly verification: EmailVerification,
    private readonly notices: AccountNotices,
    private readonly uow: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<{ email: string }>(
      TOPIC,
      ({ email }, messageId) => this.sendCode(email, messageId),
      MAIL_LANE,
    );
  }

  /** Records the request; the account is looked up later, so that the answer reveals nothing. */
  async request(email: string): Promise<void> {
    await this.uow.run(() => this.outbox.add(TOPIC, { email }));
  }

  /**
   * Sets the new password and ends all sessions of the account. The mailed code verifies its address, too.
   * @throws VALIDATION.FAILED, AUTH.PASSWORD_GUESSABLE, AUTH.RECOVERY_FAILED for any other reason
   */
  async reset(form: ResetPasswordDto): Promise<void> {
    const password = form.newPassword ?? form.password ?? '';
    if (form.confirmPassword !== undefined && form.confirmPassword !== password) {
      throw new AppError('VALIDATION.FAILED', { errors: { confirmPassword: TEXTS.passwordsDiffer } });
    }
    const passwordHash = await this.passwords.hash(password);
    const user = await this.users.findByEmail(form.email);
    const stored = user?.active ? await this.codes.findByUser(user.id) : null;
    const code = stored?.key_version === user?.key_version ? stored : null;
    const hasTry = code !== null && (await this.codes.useTry(code.id, MAX_TRIES, this.clock.now()));
    if (!user || !code || !hasTry || !isSameText(code.code_hash, this.hashOf(code.user_id, form.code))) {
      throw new AppError('AUTH.RECOVERY_FAILED');
    }
    // Only the owner of the code may learn that the password resembles the account's names.
    refuseGuessable(password, user, form.newPassword === undefined ? 'password' : 'newPassword');
    await this.uow.run(async () => {
      const proofs = { version: code.key_version };
      const isSame = await this.sessions.voidProofs(code.user_id, this.clock.now(), proofs);
      if (!isSame || !(await this.codes.consume(code.id))) throw new AppError('AUTH.RECOVERY_FAILED');
      await this.users.setPassword(code.user_id, passwordHash);
      await this.verification.markVerified(user);
      await this.notices.add('recovery', user);
    });
    this.events.record('password.changed', { subjectId: code.user_id, reason: 'recovery' });
  }

  /** Outbox handler: creates and mails a code; a repetition creates a new one. */
  private async sendCode(email: string, messageId: number): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user?.active) return;
    const code = String(randomInt(CODES)).padStart(6, '0');
    const now = this.clock.now();
    await this.uow.run(() =>
      this.codes.replace({
        user_id: user.id,
        code_hash: this.hashOf(user.id, code),
        key_version: user.key_version,
        created_at: now,
        expires_at: new Date(now.getTime() + LIFE_MS),
      }),
    );
    // Whoever signed up chose the name; the address may be somebody else's.
    const isVerified = await this.verification.isVerified(user);
    const name = isVerified ? mailText(user.first_name ?? user.name_company) : '';
    await this.mailer.send(recoveryMail(user.email, name, code), messageId);
  }

  private hashOf(userId: number, code: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`${userId}:${code}`).digest('hex');
  }
}
