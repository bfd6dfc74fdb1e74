import { createHmac, randomInt } from 'node:crypto';

import { TEXTS } from '@lacteos/contracts/validation';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { isSameText } from '#platform/text/index.js';
import { emailKey } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AttemptLimiter } from '../accounts/attempt-limiter.js';
import { OwnPasswordCheck } from '../own-account/own-password-check.js';
import { KeptSessions } from '../sessions/kept-sessions.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import { emailChangedMail, newEmailMail } from './email-change-mails.js';
import type { EmailChangeEntity } from './email-change.entity.js';
import { EmailChangeRepository } from './email-change.repository.js';
import type { NewEmailDto } from './profile.dto.js';

const REQUESTED = 'users.email-change-requested';
const CHANGED = 'users.email-changed';
const LIFE_MS = 15 * 60_000;
const MAX_TRIES = 5;
const CODES = 1_000_000;

interface Requested {
  readonly userId: number;
}
interface Changed extends Requested {
  /** The address of before. */
  readonly email: string;
  /** Missing in messages of earlier releases. */
  readonly wasVerified?: boolean;
}

const wrongCode = (): AppError => new AppError('PROFILE.CODE_INVALID', { errors: { code: TEXTS.codeWrong } });

/** Changes the address of the caller's account, once a code proves the new mailbox. */
@Injectable()
export class EmailChangeService implements OnModuleInit {
  constructor(
    private readonly changes: EmailChangeRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly keptSessions: KeptSessions,
    private readonly check: OwnPasswordCheck,
    private readonly limiter: AttemptLimiter,
    private readonly verification: EmailVerification,
    private readonly audit: Audit,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<Requested>(REQUESTED, ({ userId }, id) => this.sendCode(userId, id), MAIL_LANE);
    this.outbox.handle<Changed>(CHANGED, (changed, id) => this.tellOld(changed, id), MAIL_LANE);
  }

  /**
   * Has a code mailed to the new address. The answer is the same for an address of another account, which gets no mail.
   * @throws AUTH.PASSWORD_WRONG, AUTH.TOO_MANY_ATTEMPTS, VALIDATION.FAILED for the address of now
   */
  async request(caller: RequestUser, { email, password }: NewEmailDto, address: string): Promise<void> {
    const user = await this.check.check(caller, password, address);
    if (emailKey(email) === user.email_key)
      throw new AppError('VALIDATION.FAILED', { errors: { email: 'Este ya es su correo.' } });
    await this.work.run(async () => {
      await this.keptSessions.keep(caller);
      const now = this.clock.now();
      await this.changes.replace({
        userId: user.id,
        email,
        codeHash: '',
        keyVersion: user.key_version,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFE_MS),
      });
      await this.outbox.add(REQUESTED, { userId: user.id } satisfies Requested);
    });
  }

  /** Sets the proved address, ends all other sessions and tells the old address. @throws PROFILE.CODE_INVALID, AUTH.ALREADY_REGISTERED */
  async confirm(caller: RequestUser, code: string, address: string): Promise<void> {
    await this.limiter.count({ kind: 'email', account: emailKey(caller.email), address });
    const change = await this.changes.find(caller.id);
    const hasTry = change && (await this.changes.useTry(caller.id, MAX_TRIES, this.clock.now()));
    if (
      !change?.codeHash ||
      !hasTry ||
      !isSameText(change.codeHash, this.hashOf(caller.id, change.email, code))
    )
      throw wrongCode();
    try {
      await this.work.run(() => this.apply(caller, change));
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('AUTH.ALREADY_REGISTERED', {}, error);
      throw error;
    }
    this.events.record('email.changed', { subjectId: caller.id, reason: 'own' });
  }

  private async apply(
    { id, sessionId }: RequestUser,
    { email, codeHash, keyVersion }: EmailChangeEntity,
  ): Promise<void> {
    const before = await this.users.findById(id);
    const proofs = { exceptId: sessionId, version: keyVersion };
    const isSame = await this.sessions.voidProofs(id, this.clock.now(), proofs);
    if (!before || !isSame || !(await this.changes.consume(id, codeHash))) throw wrongCode();
    const wasVerified = await this.verification.isVerified(before);
    await this.changes.setEmail(id, email, emailKey(email));
    await this.verification.markVerified({ id, email });
    await this.outbox.add(CHANGED, { userId: id, email: before.email, wasVerified } satisfies Changed);
    await this.audit.record({
      actorId: id,
      action: 'users.corrected-own',
      subject: 'user',
      subjectId: id,
      before: { email: before.email },
      after: { email },
    });
  }

  /** Outbox handler: tells the address of before; strangers can spend the budget of a verified one by its names with +. */
  private async tellOld({ email, wasVerified }: Changed, messageId: number): Promise<void> {
    const send = (): Promise<void> => this.mailer.send(emailChangedMail(email), messageId);
    await (wasVerified ? send() : this.verification.withinBudget(email, send));
  }

  /** Outbox handler: creates and mails a code; a repetition creates a new one. */
  private async sendCode(userId: number, messageId: number): Promise<void> {
    const [change, user] = [await this.changes.find(userId), await this.users.findById(userId)];
    if (!change || change.keyVersion !== user?.key_version || change.expiresAt <= this.clock.now()) return;
    if (await this.users.findByEmail(change.email)) return;
    const code = String(randomInt(CODES)).padStart(6, '0');
    const codeHash = this.hashOf(userId, change.email, code);
    await this.work.run(() => this.changes.replace({ ...change, codeHash }));
    await this.verification.withinBudget(change.email, () =>
      this.mailer.send(newEmailMail(change.email, code), messageId),
    );
  }

  private hashOf(userId: number, email: string, code: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`${userId}:${email}:${code}`).digest('hex');
  }
}
