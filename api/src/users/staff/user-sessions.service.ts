import { ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { OpenSessionDto } from '../sessions/open-session.dto.js';
import { openSessionView } from '../sessions/open-sessions.js';
import { RefreshTokensRepository } from '../sessions/tokens/refresh-tokens.repository.js';
import { SessionEndingService } from '../sessions/session-ending.service.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { refusalOf } from './privilege-rules.js';

@Injectable()
export class UserSessionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly users: UsersRepository,
    private readonly refreshTokens: RefreshTokensRepository,
    private readonly sessions: SessionsRepository,
    private readonly twoFactor: TwoFactorService,
    private readonly sessionEnding: SessionEndingService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Newest first. @throws USERS.NOT_FOUND, USERS.ONLY_SUPERADMIN */
  async open(userId: number, editor: RequestUser): Promise<OpenSessionDto[]> {
    await this.editable(userId, editor);
    const sessions = await this.refreshTokens.activeFamilies(userId, this.clock.now());
    return sessions.map(openSessionView);
  }

  /** Voids its access tokens. @throws USERS.NOT_FOUND, USERS.ONLY_SUPERADMIN, USERS.SESSION_NOT_FOUND */
  async close(userId: number, sessionId: string, editor: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const user = await this.editable(userId, editor);
      const now = this.clock.now();
      const isOpen = (await this.refreshTokens.activeFamilies(userId, now)).some(
        ({ family }) => family === sessionId,
      );
      if (!isOpen) throw new AppError('USERS.SESSION_NOT_FOUND');
      await this.sessions.endSession(sessionId, now);
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

  /** Also ends their sessions. @throws USERS.NOT_FOUND, USERS.ONLY_SUPERADMIN, USERS.NOT_YOURSELF, USERS.NO_TOTP */
  async resetTotp(userId: number, editor: RequestUser): Promise<void> {
    await this.work.run(async () => {
      const user = await this.editable(userId, editor);
      if (editor.id_role !== ROLES.superAdmin) throw new AppError('USERS.ONLY_SUPERADMIN');
      if (editor.id === userId) throw new AppError('USERS.NOT_YOURSELF');
      if (!(await this.twoFactor.remove(userId))) throw new AppError('USERS.NO_TOTP');
      await this.sessionEnding.endFor(user, ['totp']);
      await this.audit.record({
        actorId: editor.id,
        action: 'users.totp-reset',
        subject: 'user',
        subjectId: user.id,
        before: { isTotpActive: true },
        after: { isTotpActive: false },
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
