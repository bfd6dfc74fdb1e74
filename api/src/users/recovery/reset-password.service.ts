import { TEXTS } from '@lacteos/contracts/validation';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AccountNotices } from '../notices/account-notices.js';
import { refuseGuessable } from '../passwords/password-guess.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { EmailVerification } from '../verification/email-verification.service.js';
import type { ResetPasswordDto } from '../auth/auth.dto.js';
import { RecoveryCodes } from './recovery-codes.js';
import type { RecoveryVisitor } from './recovery-visitor.js';

@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly users: UsersRepository,
    private readonly codes: RecoveryCodes,
    private readonly sessions: SessionsRepository,
    private readonly passwords: PasswordHasher,
    private readonly verification: EmailVerification,
    private readonly notices: AccountNotices,
    private readonly uow: UnitOfWork,
    private readonly events: SecurityEvents,
  ) {}

  /** Ends all sessions. @throws VALIDATION.FAILED, AUTH.PASSWORD_GUESSABLE, AUTH.RECOVERY_FAILED otherwise */
  async reset(form: ResetPasswordDto, visitor: RecoveryVisitor): Promise<void> {
    const password = form.newPassword ?? form.password ?? '';
    if (form.confirmPassword !== undefined && form.confirmPassword !== password) {
      throw new AppError('VALIDATION.FAILED', { errors: { confirmPassword: TEXTS.passwordsDiffer } });
    }
    const passwordHash = await this.passwords.hash(password);
    const user = await this.users.findByEmail(form.email);
    const code = user?.active ? await this.codes.prove(user, form.code, visitor) : null;
    if (!user || !code) throw new AppError('AUTH.RECOVERY_FAILED');
    // Only the owner of the code may learn that the password resembles the account's names.
    refuseGuessable(password, user, form.newPassword === undefined ? 'password' : 'newPassword');
    await this.uow.run(async () => {
      const isSame = await this.sessions.voidProofs(code.user_id, { version: code.key_version });
      if (!isSame || !(await this.codes.consume(code))) throw new AppError('AUTH.RECOVERY_FAILED');
      await this.users.setPassword(code.user_id, passwordHash);
      await this.verification.markVerified(user);
      await this.notices.add('recovery', user);
    });
    this.events.record('password.changed', { subjectId: code.user_id, reason: 'recovery' });
  }
}
