import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { User } from '../accounts/user.entity.js';
import { RefreshToken } from './tokens/refresh-token.entity.js';
import { Session } from './session.entity.js';

@Injectable()
export class SessionsRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async add(session: Omit<Session, 'ended_at'>): Promise<void> {
    await this.uow.manager.insert(Session, session);
  }

  async find(id: string): Promise<Session | null> {
    return this.uow.manager.findOneBy(Session, { id });
  }

  /** Locks the row until the transaction ends. @returns false when the session is not open */
  async renew(id: string, now: Date): Promise<boolean> {
    const result = await this.uow.manager.update(Session, { id, ended_at: IsNull() }, { renewed_at: now });
    return result.affected === 1;
  }

  /** Voids its access tokens at once, and its refresh tokens. */
  async endSession(id: string, now: Date): Promise<void> {
    await this.uow.manager.update(Session, { id, ended_at: IsNull() }, { ended_at: now });
    await this.uow.manager.update(RefreshToken, { family: id, revoked_at: IsNull() }, { revoked_at: now });
  }

  async setVersion(id: string, version: number): Promise<void> {
    await this.uow.manager.update(Session, { id }, { key_version: version });
  }

  /** Voids sessions, codes, links, known devices and draft keys. @returns false when the version is not current */
  async voidProofs(
    userId: number,
    { exceptId, version }: { exceptId?: string; version?: number } = {},
  ): Promise<boolean> {
    const now = this.clock.now();
    const except = exceptId === undefined ? null : Not(exceptId);
    if (exceptId !== undefined) {
      const kept = { id: exceptId, user_id: userId, ended_at: IsNull() };
      await this.uow.manager.increment(Session, kept, 'key_version', 1);
    }
    await this.uow.manager.update(
      Session,
      { user_id: userId, ended_at: IsNull(), ...(except && { id: except }) },
      { ended_at: now },
    );
    await this.uow.manager.update(
      RefreshToken,
      { user_id: userId, revoked_at: IsNull(), ...(except && { family: except }) },
      { revoked_at: now },
    );
    const account = { id: userId, ...(version === undefined ? {} : { key_version: version }) };
    const { affected } = await this.uow.manager.increment(User, account, 'key_version', 1);
    return affected === 1;
  }
}
