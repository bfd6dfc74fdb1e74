import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { emailKey } from '../accounts/user.entity.js';
import { OwnPasswordCheck } from '../own-account/own-password-check.js';
import { LiveSessions } from '../sessions/live-sessions.repository.js';
import { EmailChangeCodes } from './email-change-codes.js';
import { EMAIL_CHANGE_REQUESTED, type EmailChangeRequested } from './email-change-mailer.js';
import type { NewEmailDto } from './profile.dto.js';

@Injectable()
export class RequestEmailChangeService {
  constructor(
    private readonly check: OwnPasswordCheck,
    private readonly keptSessions: LiveSessions,
    private readonly codes: EmailChangeCodes,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Never reveals another account's address. @throws AUTH.PASSWORD_WRONG, AUTH.TOO_MANY_ATTEMPTS, VALIDATION.FAILED
   */
  async request(caller: RequestUser, { email, password }: NewEmailDto, address: string): Promise<void> {
    const user = await this.check.check(caller, password, address);
    if (emailKey(email) === user.email_key)
      throw new AppError('VALIDATION.FAILED', { errors: { email: 'Este ya es su correo.' } });
    await this.work.run(async () => {
      await this.keptSessions.lock(caller);
      await this.codes.begin(user, email);
      await this.outbox.add(EMAIL_CHANGE_REQUESTED, { userId: user.id } satisfies EmailChangeRequested);
    });
  }
}
