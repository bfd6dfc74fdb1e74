import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { UnitOfWork } from '../../platform/database/index.js';
import { RecoveryCode } from './recovery-code.entity.js';

/** Open recovery codes, one for an account. */
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

  /** Uses one of the tries up; false when none is left or the code is out of date. */
  async useTry(id: number, maxTries: number, now: Date): Promise<boolean> {
    const result = await this.uow.manager.increment(
      RecoveryCode,
      { id, tries: LessThan(maxTries), expires_at: MoreThan(now) },
      'tries',
      1,
    );
    return result.affected === 1;
  }

  /** Takes the code away; false when another call was first. */
  async consume(id: number): Promise<boolean> {
    const result = await this.uow.manager.delete(RecoveryCode, { id });
    return result.affected === 1;
  }
}
