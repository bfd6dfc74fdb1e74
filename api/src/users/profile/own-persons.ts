import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import type { Person } from '#platform/personal-data/index.js';
import { personOf } from '../accounts/person-of.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';

@Injectable()
export class OwnPersons {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly verification: EmailVerification,
  ) {}

  /** @throws AUTH.REQUIRED when the account is gone or erased */
  async getPerson(id: number): Promise<Person> {
    const user = await this.users.findById(id);
    if (!user?.active) throw new AppError('AUTH.REQUIRED');
    return personOf(user, await this.verification.isVerified(user));
  }

  /** Locks until the transaction ends and ends sessions, so that they write nothing more. */
  async lockLeaving(id: number): Promise<Person> {
    // Same lock order as a purchase.
    await this.sessions.voidProofs(id);
    await this.users.lock(id);
    return this.getPerson(id);
  }
}
