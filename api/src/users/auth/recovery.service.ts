import { createHmac, randomInt } from 'node:crypto';
import { TEXTS } from '@lacteos/contracts/validation';
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
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AccountNotices } from '../notices/account-notices.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import { refuseGuessable } from '../passwords/password-guess.js';
import type { ResetPasswordDto } from './auth.dto.js';
import type { RecoveryCode } from './recovery-code.entity.js';
import { recoveryMail } from './recovery-mail.js';
import { type RecoveryCodeKind, RecoveryMailBudget } from './recovery-mail-budget.js';
import { type RecoveryDoor, RecoveryRepository } from './recovery.repository.js';
import type { RecoveryVisitor } from './recovery-visitor.js';

const TOPIC = 'users.recovery-requested';
/** For each of the ways to a code. */
const MAX_TRIES = 5;

interface Requested extends Partial<RecoveryVisitor> {
  readonly email: string;
}

/** Password recovery by e-mail. */
@Injectable()
export class RecoveryService implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly codes: RecoveryRepository,
    private readonly budget: RecoveryMailBudget,
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
    this.outbox.handle<Requested>(
      TOPIC,
      (requested, messageId) => this.sendCode(requested, messageId),
      MAIL_LANE,
    );
  }

  /** Records the request; the account is looked up later, so that the answer reveals nothing. */
  async request(email: string, visitor: RecoveryVisitor): Promise<void> {
    await this.uow.run(() => this.outbox.add(TOPIC, { email, ...visitor } satisfies Requested));
  }

  /**
   * Sets the new password and ends all sessions of the account. The mailed code verifies its address, too.
   * @throws VALIDATION.FAILED, AUTH.PASSWORD_GUESSABLE, AUTH.RECOVERY_FAILED for any other reason
   */
  async reset(form: ResetPasswordDto, visitor: RecoveryVisitor): Promise<void> {
    const password = form.newPassword ?? form.password ?? '';
    if (form.confirmPassword !== undefined && form.confirmPassword !== password) {
      throw new AppError('VALIDATION.FAILED', { errors: { confirmPassword: TEXTS.passwordsDiffer } });
    }
    const passwordHash = await this.passwords.hash(password);
    const user = await this.users.findByEmail(form.email);
    const code = user?.active ? await this.tryCodes(user, form.code, visitor) : null;
    if (!user || !code) throw new AppError('AUTH.RECOVERY_FAILED');
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

  /**
   * Tries a code against all that are open, each through the door of this visitor: the browser that asked, its address, or
   * elsewhere. What a stranger tries spends no try of whoever asked.
   */
  private async tryCodes(user: User, code: string, visitor: RecoveryVisitor): Promise<RecoveryCode | null> {
    const now = this.clock.now();
    const hash = this.hashOf(user.id, code);
    let found: RecoveryCode | null = null;
    for (const open of await this.codes.findOpen(user.id, user.key_version, now)) {
      const hasTry =
        open.is_long || (await this.codes.useTry(open.id, doorOf(open, visitor), MAX_TRIES, now));
      if (hasTry && isSameText(open.code_hash, hash)) found ??= open;
    }
    return found;
  }

  /** Outbox handler: creates and mails a code; a repetition creates a new one. */
  private async sendCode({ email, ...visitor }: Requested, messageId: number): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user?.active) return;
    await this.budget.spend(user, (kind) => this.mailCode(user, kind, visitor, messageId));
  }

  private async mailCode(
    user: User,
    kind: RecoveryCodeKind,
    { browser = '', network = '' }: Partial<RecoveryVisitor>,
    messageId: number,
  ): Promise<void> {
    const code = String(randomInt(10 ** kind.digits)).padStart(kind.digits, '0');
    const now = this.clock.now();
    await this.uow.run(() =>
      this.codes.replace({
        user_id: user.id,
        code_hash: this.hashOf(user.id, code),
        key_version: user.key_version,
        browser,
        network,
        is_long: kind.isLong,
        created_at: now,
        expires_at: new Date(now.getTime() + kind.lifeMs),
      }),
    );
    // Whoever signed up chose the name; the address may be somebody else's.
    const isVerified = await this.verification.isVerified(user);
    const name = isVerified ? mailText(user.first_name ?? user.name_company) : '';
    await this.mailer.send(recoveryMail(user.email, name, code, kind), messageId);
  }

  private hashOf(userId: number, code: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`${userId}:${code}`).digest('hex');
  }
}

function doorOf(code: RecoveryCode, { browser, network }: RecoveryVisitor): RecoveryDoor {
  if (browser && code.browser === browser) return 'tries';
  return code.network === network ? 'network_tries' : 'other_tries';
}
