import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { UnitOfWork } from '../../platform/database/index.js';
import { RefreshToken } from './refresh-token.entity.js';

/** Chains of refresh tokens. */
@Injectable()
export class RefreshTokensRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async add(token: Omit<RefreshToken, 'id' | 'used_at' | 'revoked_at'>): Promise<void> {
    await this.uow.manager.insert(RefreshToken, token);
  }

  async findByHash(tokenHash: string): Promise<RefreshToken | null> {
    return this.uow.manager.findOneBy(RefreshToken, { token_hash: tokenHash });
  }

  /** Marks the token used; false when it was used or revoked before, also by a call at the same time. */
  async use(id: number, now: Date): Promise<boolean> {
    const result = await this.uow.manager.update(
      RefreshToken,
      { id, used_at: IsNull(), revoked_at: IsNull() },
      { used_at: now },
    );
    return result.affected === 1;
  }

  async revokeFamily(family: string, now: Date): Promise<void> {
    await this.uow.manager.update(RefreshToken, { family, revoked_at: IsNull() }, { revoked_at: now });
  }

  async revokeAllOf(userId: number, now: Date): Promise<void> {
    await this.uow.manager.update(
      RefreshToken,
      { user_id: userId, revoked_at: IsNull() },
      { revoked_at: now },
    );
  }
}
