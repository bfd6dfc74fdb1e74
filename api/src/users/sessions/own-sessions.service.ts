import { Injectable } from '@nestjs/common';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import type { OwnSessionDto } from './open-session.dto.js';
import { openSessionView } from './open-sessions.js';
import { RefreshTokensRepository } from './tokens/refresh-tokens.repository.js';
import { SessionsRepository } from './sessions.repository.js';

type Caller = Pick<RequestUser, 'id' | 'sessionId'>;

@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly sessions: SessionsRepository,
    private readonly refreshTokens: RefreshTokensRepository,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
  ) {}

  /** The current session first, then newest. */
  async list({ id, sessionId }: Caller): Promise<OwnSessionDto[]> {
    const open = await this.refreshTokens.activeFamilies(id, this.clock.now());
    return open
      .map((session) => ({ ...openSessionView(session), isCurrent: session.family === sessionId }))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  async endSession({ id }: Caller, session: string): Promise<void> {
    await this.uow.run(async () => {
      const now = this.clock.now();
      const open = await this.refreshTokens.activeFamilies(id, now);
      if (!open.some(({ family }) => family === session)) throw new AppError('USERS.SESSION_NOT_FOUND');
      await this.sessions.endSession(session, now);
    });
    this.events.record('session.ended', { reason: 'ended by its owner' });
  }

  async endOthers({ id, sessionId }: Caller): Promise<void> {
    await this.uow.run(() => this.sessions.voidProofs(id, { exceptId: sessionId }));
    this.events.record('session.ended', { reason: 'all others ended by their owner' });
  }
}
