import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { UnitOfWork } from '#platform/database/index.js';
import { RefreshToken } from './refresh-token.entity.js';

const MAX_SESSIONS = 100;

export interface ActiveTokenFamily {
  readonly family: string;
  readonly device: string | null;
  readonly isPersistent: boolean;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

@Injectable()
export class RefreshTokensRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async add(token: Omit<RefreshToken, 'id' | 'used_at' | 'revoked_at'>): Promise<void> {
    await this.uow.manager.insert(RefreshToken, token);
  }

  async findByHash(tokenHash: string): Promise<RefreshToken | null> {
    return this.uow.manager.findOneBy(RefreshToken, { token_hash: tokenHash });
  }

  /** @returns false when it was already used or revoked */
  async use(id: number, now: Date): Promise<boolean> {
    const result = await this.uow.manager.update(
      RefreshToken,
      { id, used_at: IsNull(), revoked_at: IsNull() },
      { used_at: now },
    );
    return result.affected === 1;
  }

  async activeFamilies(userId: number, now: Date): Promise<ActiveTokenFamily[]> {
    const tokens = await this.uow.manager.find(RefreshToken, {
      where: { user_id: userId, revoked_at: IsNull(), used_at: IsNull(), expires_at: MoreThan(now) },
      order: { id: 'DESC' },
      take: MAX_SESSIONS,
    });
    const starts = await this.startsOf(tokens.map(({ family }) => family));
    return tokens.map((token) => ({
      family: token.family,
      device: token.device,
      isPersistent: token.is_persistent,
      startedAt: starts.get(token.family) ?? token.created_at,
      lastUsedAt: token.created_at,
      expiresAt: token.expires_at,
    }));
  }

  private async startsOf(families: readonly string[]): Promise<Map<string, Date>> {
    if (families.length === 0) return new Map();
    const firsts = await this.uow.manager
      .createQueryBuilder(RefreshToken, 'token')
      .where(
        'token.id IN (SELECT MIN(first.id) FROM refresh_tokens first WHERE first.family IN (:...families) GROUP BY first.family)',
        { families },
      )
      .getMany();
    return new Map(firsts.map(({ family, created_at }) => [family, created_at]));
  }
}
