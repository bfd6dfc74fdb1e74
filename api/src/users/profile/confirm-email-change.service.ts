import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import { EmailChangeCodes, wrongCode } from './email-change-codes.js';
import { EMAIL_CHANGED, type EmailChanged } from './email-change-mailer.js';
import type { EmailChangeEntity } from './email-change.entity.js';

@Injectable()
export class ConfirmEmailChangeService {
  constructor(
    private readonly codes: EmailChangeCodes,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly verification: EmailVerification,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly events: SecurityEvents,
  ) {}

  /** Ends all other sessions. @throws PROFILE.CODE_INVALID, AUTH.TOO_MANY_ATTEMPTS, AUTH.ALREADY_REGISTERED */
  async confirm(caller: RequestUser, code: string, address: string): Promise<void> {
    const change = await this.codes.prove(caller, code, address);
    try {
      await this.work.run(() => this.apply(caller, change));
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('AUTH.ALREADY_REGISTERED', {}, error);
      throw error;
    }
    this.events.record('email.changed', { subjectId: caller.id, reason: 'own' });
  }

  private async apply({ id, sessionId }: RequestUser, change: EmailChangeEntity): Promise<void> {
    const { email, keyVersion } = change;
    const before = await this.users.findById(id);
    const isSame = await this.sessions.voidProofs(id, { exceptId: sessionId, version: keyVersion });
    if (!before || !isSame || !(await this.codes.consume(change))) throw wrongCode();
    const wasVerified = await this.verification.isVerified(before);
    await this.users.setEmail(id, email);
    await this.verification.markVerified({ id, email });
    await this.outbox.add(EMAIL_CHANGED, {
      userId: id,
      email: before.email,
      wasVerified,
    } satisfies EmailChanged);
    await this.audit.record({
      actorId: id,
      action: 'users.corrected-own',
      subject: 'user',
      subjectId: id,
      before: { email: before.email },
      after: { email },
    });
  }
}
