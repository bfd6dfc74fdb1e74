import { Injectable } from '@nestjs/common';
import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { emailKey, type User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { OwnPasswordCheck } from '../own-account/own-password-check.js';
import type { TotpRemovalDto, TotpSetupDto } from '../two-factor/two-factor.dto.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { type Attempt, AttemptLimiter } from '../accounts/attempt-limiter.js';

@Injectable()
export class SecondStep {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly ownPassword: OwnPasswordCheck,
    private readonly twoFactor: TwoFactorService,
    private readonly limiter: AttemptLimiter,
  ) {}

  /** @throws AUTH.TOTP_REQUIRED without a code; AUTH.TOTP_INVALID, AUTH.TOO_MANY_ATTEMPTS */
  async check(user: User, code: string | undefined, from: Omit<Attempt, 'kind'>): Promise<void> {
    if (!(await this.twoFactor.isRequiredOf(user))) return;
    if (!code) throw new AppError('AUTH.TOTP_REQUIRED');
    await this.limited(from, () => this.twoFactor.use(user.id, code));
  }

  /** @throws AUTH.TOTP_ACTIVE, AUTH.PASSWORD_WRONG, AUTH.TOO_MANY_ATTEMPTS */
  async begin(caller: RequestUser, password: string, address: string): Promise<TotpSetupDto> {
    return this.twoFactor.begin(await this.ownPassword.check(caller, password, address));
  }

  /** @returns the backup codes @throws AUTH.TOTP_INVALID, AUTH.TOO_MANY_ATTEMPTS */
  confirm(user: RequestUser, code: string, address: string): Promise<string[]> {
    return this.limited({ account: emailKey(user.email), address }, () => this.twoFactor.confirm(user, code));
  }

  /** @throws AUTH.TOTP_INVALID for a wrong password or code, AUTH.TOO_MANY_ATTEMPTS */
  disable(
    { id, email, sessionId }: RequestUser,
    { password, code }: TotpRemovalDto,
    address: string,
  ): Promise<void> {
    return this.limited({ account: emailKey(email), address }, async () => {
      const user = await this.users.findById(id);
      if (!user || !(await this.passwords.matches(password, user.password_hash)))
        throw new AppError('AUTH.TOTP_INVALID');
      await this.twoFactor.use(id, code);
      await this.twoFactor.disable(user, sessionId);
    });
  }

  private async limited<T>(from: Omit<Attempt, 'kind'>, work: () => Promise<T>): Promise<T> {
    const attempt: Attempt = { ...from, kind: 'totp' };
    await this.limiter.count(attempt);
    const result = await work();
    await this.limiter.forgive(attempt);
    return result;
  }
}
