import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { UnitOfWork } from '#platform/database/index.js';
import { RecoveryCode } from './recovery-code.entity.js';

/** Recovery code queries. */
@Injectable()
export class RecoveryRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Replaces the account's code. */
  async replace(code: Omit<RecoveryCode, 'id' | 'tries'>): Promise<void> {
    await this.uow.manager.delete(RecoveryCode, { user_id: code.user_id });
    await this.uow.manager.insert(RecoveryCode, { ...code, tries: 0 });
  }

  async findByUser(userId: number): Promise<RecoveryCode | null> {
    return this.uow.manager.findOneBy(RecoveryCode, { user_id: userId });
  }

  /** Uses one try. @returns false when none is left or the code has expired */
  async useTry(id: number, maxTries: number, now: Date): Promise<boolean> {
    const result = await this.uow.manager.increment(
      RecoveryCode,
      { id, tries: LessThan(maxTries), expires_at: MoreThan(now) },
      'tries',
      1,
    );
    return result.affected === 1;
  }

  /** Deletes the code. @returns false when a concurrent request was first */
  async consume(id: number): Promise<boolean> {
    const result = await this.uow.manager.delete(RecoveryCode, { id });
    return result.affected === 1;
  }
}
