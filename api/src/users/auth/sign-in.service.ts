import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { emailKey } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AttemptLimiter } from './attempt-limiter.js';
import type { LoginDto } from './auth.dto.js';
import { type OpenedSession, SessionsService } from './sessions.service.js';

/** Where a sign-in comes from. */
export interface Visitor {
  readonly address: string;
  /** What the browser calls itself. */
  readonly device: string | null;
}

/** Signs users in. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * Opens a session. The same work is done whether or not the account exists.
   * @throws AUTH.INVALID_CREDENTIALS, AUTH.TOO_MANY_ATTEMPTS
   */
  async signIn(form: LoginDto, { address, device }: Visitor): Promise<OpenedSession> {
    const account = emailKey(form.email);
    await this.limiter.count('login', address, account);
    const user = await this.users.findByEmail(form.email);
    const fits = await this.passwords.matches(form.password, user?.password_hash ?? null);
    if (!user || !fits || !user.active) throw new AppError('AUTH.INVALID_CREDENTIALS');
    await this.limiter.forgive('login', address, account);
    return this.sessions.open(user, form.rememberMe ?? false, device);
  }
}
