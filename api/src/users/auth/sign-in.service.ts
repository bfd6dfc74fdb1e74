import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { emailKey } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AttemptLimiter } from '../accounts/attempt-limiter.js';
import { SecondStep } from './second-step.service.js';
import type { LoginDto } from './auth.dto.js';
import type { OpenedSession } from '../sessions/tokens/session-tokens.js';
import { SessionsService } from '../sessions/sessions.service.js';

export interface Visitor {
  readonly address: string;
  readonly device: string | null;
  readonly knownDevice: string | null;
}

@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limiter: AttemptLimiter,
    private readonly secondStep: SecondStep,
    private readonly events: SecurityEvents,
  ) {}

  /**
   * Takes the same time for unknown accounts. @throws AUTH.INVALID_CREDENTIALS, AUTH.TOO_MANY_ATTEMPTS,
   * AUTH.TOTP_REQUIRED, AUTH.TOTP_INVALID
   */
  async signIn(form: LoginDto, { address, device, knownDevice }: Visitor): Promise<OpenedSession> {
    const attempt = { kind: 'login', account: emailKey(form.email), address, device: knownDevice } as const;
    await this.limiter.count(attempt);
    const user = await this.users.findByEmail(form.email);
    const fits = await this.passwords.matches(form.password, user?.password_hash ?? null);
    if (!user || !fits || !user.active) {
      this.events.record('sign_in.failed', {
        account: attempt.account,
        ...(user ? { subjectId: user.id } : {}),
      });
      throw new AppError('AUTH.INVALID_CREDENTIALS');
    }
    await this.limiter.forgive(attempt);
    await this.secondStep.check(user, form.code, attempt).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'AUTH.TOTP_INVALID')
        this.events.record('sign_in.failed', { subjectId: user.id, reason: 'code' });
      throw error;
    });
    this.events.record('sign_in.succeeded', { actorId: user.id });
    return this.sessions.open(user, form.rememberMe ?? false, device);
  }
}
