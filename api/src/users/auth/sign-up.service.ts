import { ROLES } from '@lacteos/contracts/reference/roles';
import type { SessionUser } from '@lacteos/contracts/schemas';
import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { newAccount } from '../accounts/new-account.js';
import { NewAccounts } from '../accounts/new-accounts.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import type { SignUpDto } from './auth.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';

@Injectable()
export class SignUpService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHasher,
    private readonly verification: EmailVerification,
    private readonly newAccounts: NewAccounts,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws VALIDATION.FAILED for a wrong city or document; AUTH.PASSWORD_GUESSABLE; LEGAL.NOT_FOUND for an unknown
   * policy version; AUTH.ALREADY_REGISTERED without revealing which key is taken
   */
  async signUp(form: SignUpDto): Promise<SessionUser> {
    const account = newAccount(form, {
      role: ROLES.user,
      passwordHash: await this.passwords.hash(form.password),
      createdAt: this.clock.now(),
    });
    try {
      const id = await this.work.run(async () => {
        const added = await this.users.add(account);
        await this.verification.request(added);
        const { policyVersion = null, marketing = false } = form;
        await this.newAccounts.announce({ userId: added, policyVersion, marketing });
        return added;
      });
      return await this.sessions.describe(id);
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('AUTH.ALREADY_REGISTERED', {}, error);
      throw error;
    }
  }
}
