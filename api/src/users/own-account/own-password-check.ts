import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { AppError, ERROR_TABLE } from '#platform/errors/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { emailKey, type User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { type Attempt, AttemptLimiter } from '../accounts/attempt-limiter.js';

@Injectable()
export class OwnPasswordCheck {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: AttemptLimiter,
  ) {}

  /** @throws AUTH.PASSWORD_WRONG with its text at the field, AUTH.TOO_MANY_ATTEMPTS */
  async check(
    { id, email }: RequestUser,
    password: string,
    address: string,
    field = 'password',
  ): Promise<User> {
    const attempt: Attempt = { kind: 'password', account: emailKey(email), address };
    await this.limiter.count(attempt);
    const user = await this.users.findById(id);
    if (!user || !(await this.passwords.matches(password, user.password_hash)))
      throw new AppError('AUTH.PASSWORD_WRONG', {
        errors: { [field]: ERROR_TABLE['AUTH.PASSWORD_WRONG'].text({}) },
      });
    await this.limiter.forgive(attempt);
    return user;
  }
}
