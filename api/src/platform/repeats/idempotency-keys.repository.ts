import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';

import { execute, insertMissingRows, UnitOfWork } from '../database/index.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

type ClaimedKey = Pick<IdempotencyKeyEntity, 'keyHash' | 'userId' | 'requestHash' | 'createdAt'>;

@Injectable()
export class IdempotencyKeysRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Locks the key until the transaction ends, waiting for another holder. @returns whether the key is new */
  async claim({ keyHash, userId, requestHash, createdAt }: ClaimedKey): Promise<boolean> {
    const { affected } = await insertMissingRows(
      this.work.manager,
      'idempotency_keys (key_hash, user_id, request_hash, status, created_at)',
      [[keyHash, userId, requestHash, 0, createdAt]],
    );
    return affected === 1;
  }

  async recordAnswer(keyHash: string, status: number, answer: string): Promise<void> {
    const sql = 'UPDATE idempotency_keys SET status = ?, answer = ? WHERE key_hash = ?';
    await execute(this.work.manager, sql, [status, answer, keyHash]);
  }

  find(keyHash: string): Promise<IdempotencyKeyEntity | null> {
    return this.work.manager.findOneBy(IdempotencyKeyEntity, { keyHash });
  }

  /** Reclaims a key without an answer. @returns false when another copy was first */
  async takeOver(keyHash: string, claimedAt: Date, now: Date): Promise<boolean> {
    const unanswered = { keyHash, status: 0, createdAt: claimedAt };
    const { affected } = await this.work.manager.update(IdempotencyKeyEntity, unanswered, { createdAt: now });
    return affected === 1;
  }

  async release(keyHash: string): Promise<void> {
    await this.work.manager.delete(IdempotencyKeyEntity, { keyHash, status: 0 });
  }

  async removeOf(userId: number): Promise<void> {
    await this.work.manager.delete(IdempotencyKeyEntity, { userId });
  }

  async removeBefore(moment: Date, limit: number): Promise<number> {
    const rows = await this.work.manager.find(IdempotencyKeyEntity, {
      where: { createdAt: LessThan(moment) },
      select: { keyHash: true },
      order: { createdAt: 'ASC' },
      take: limit,
    });
    if (rows.length > 0)
      await this.work.manager.delete(IdempotencyKeyEntity, { keyHash: In(rows.map((row) => row.keyHash)) });
    return rows.length;
  }
}
