import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';

import { execute, insertMissingRows, UnitOfWork } from '../database/index.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

type ClaimedKey = Pick<IdempotencyKeyEntity, 'keyHash' | 'userId' | 'requestHash' | 'createdAt'>;

/** Queries of idempotency keys. */
@Injectable()
export class IdempotencyKeysRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Locks the key until the transaction ends; waits for one that holds it. @returns whether nothing was done with it before */
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

  get(keyHash: string): Promise<IdempotencyKeyEntity> {
    return this.work.manager.findOneByOrFail(IdempotencyKeyEntity, { keyHash });
  }

  async removeOf(userId: number): Promise<void> {
    await this.work.manager.delete(IdempotencyKeyEntity, { userId });
  }

  /** Deletes keys of before a moment, oldest first. @returns how many */
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
