import { Injectable } from '@nestjs/common';

import type { RequestUser } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { RefreshTokensRepository } from '../auth/refresh-tokens.repository.js';
import { refusalOf } from './privilege-rules.js';
import type { OpenSessionDto } from './user-office.dto.js';

/** The open sessions of an account, and how an administrator closes them. */
@Injectable()
export class UserSessionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: UsersRepository,
    private readonly refreshTokens: RefreshTokensRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Sessions that could go on, newest first. @throws USERS.NOT_FOUND, USERS.ONLY_SUPERADMIN */
  async open(userId: number, editor: RequestUser): Promise<OpenSessionDto[]> {
    await this.editable(userId, editor);
    const sessions = await this.refreshTokens.openFamilies(userId, this.clock.now());
    return sessions.map(({ family, device, isPersistent, startedAt, lastUsedAt, expiresAt }) => ({
      id: family,
      device,
      isPersistent,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  }

  /**
   * Closes one session at once: its chain ends, and every access token of the account becomes void. Browsers with other
   * sessions renew theirs without being asked anything.
   * @throws USERS.NOT_FOUND, USERS.ONLY_SUPERADMIN, USERS.SESSION_NOT_FOUND
   */
  async close(userId: number, sessionId: string, editor: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const user = await this.editable(userId, editor);
      const now = this.clock.now();
      const isOpen = (await this.refreshTokens.openFamilies(userId, now)).some(
        ({ family }) => family === sessionId,
      );
      if (!isOpen) throw new AppError('USERS.SESSION_NOT_FOUND');
      await this.refreshTokens.revokeFamily(sessionId, now);
      await this.users.voidAccessTokens(user.id);
      await this.audit.record({
        actorId: editor.id,
        action: 'users.session-closed',
        subject: 'user',
        subjectId: user.id,
        before: { session: sessionId },
        after: null,
      });
    });
  }

  private async editable(userId: number, editor: RequestUser): Promise<User> {
    const user = await this.users.findById(userId);
    if (!user) throw new AppError('USERS.NOT_FOUND');
    const refusal = refusalOf(editor, user, {});
    if (refusal) throw new AppError(refusal);
    return user;
  }
}
