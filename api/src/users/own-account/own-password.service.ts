import { Injectable } from '@nestjs/common';
import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError, ERROR_TABLE, type ErrorCode } from '#platform/errors/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { emailKey, type User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { type Attempt, AttemptLimiter } from '../accounts/attempt-limiter.js';
import { refuseGuessable } from '../passwords/password-guess.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { AccountNotices } from '../notices/account-notices.js';
import type { PasswordChangeDto } from './own-password.dto.js';

@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: PasswordHasher,
    private readonly limiter: AttemptLimiter,
    private readonly uow: UnitOfWork,
    private readonly notices: AccountNotices,
    private readonly events: SecurityEvents,
  ) {}

  /**
   * Ends all other sessions. @throws AUTH.PASSWORD_WRONG, AUTH.PASSWORD_SAME, AUTH.PASSWORD_GUESSABLE,
   * AUTH.TOO_MANY_ATTEMPTS
   */
  async change(
    { id, email, sessionId }: RequestUser,
    form: PasswordChangeDto,
    address: string,
  ): Promise<void> {
    const attempt: Attempt = { kind: 'password', account: emailKey(email), address };
    await this.limiter.count(attempt);
    const user = await this.users.findById(id);
    if (!user || !(await this.passwords.matches(form.currentPassword, user.password_hash)))
      throw refused('AUTH.PASSWORD_WRONG', 'currentPassword');
    await this.limiter.forgive(attempt);
    if (form.newPassword === form.currentPassword) throw refused('AUTH.PASSWORD_SAME', 'newPassword');
    refuseGuessable(form.newPassword, user, 'newPassword');
    await this.replace(user, await this.passwords.hash(form.newPassword), sessionId);
    this.events.record('password.changed', { subjectId: id, reason: 'own' });
  }

  private replace(user: User, newHash: string, sessionId: string): Promise<void> {
    return this.uow.run(async () => {
      const proofs = { exceptId: sessionId, version: user.key_version };
      const isSame = await this.sessions.voidProofs(user.id, proofs);
      if (!isSame || !(await this.users.replacePassword(user, newHash)))
        throw refused('AUTH.PASSWORD_WRONG', 'currentPassword');
      await this.notices.add('password', user);
    });
  }
}

/** Repeats the text at a field. */
const refused = (code: ErrorCode, field: string): AppError =>
  new AppError(code, { errors: { [field]: ERROR_TABLE[code].text({}) } });
