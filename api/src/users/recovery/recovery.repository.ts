import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { UnitOfWork } from '#platform/database/index.js';
import { RecoveryCode } from './recovery-code.entity.js';

/** Upper limit by `RecoveryMailBudget`. */
const MAX_OPEN = 50;

/** Each door has its own tries. */
export type RecoveryDoor = 'tries' | 'network_tries' | 'other_tries';

@Injectable()
export class RecoveryRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async replace(code: Omit<RecoveryCode, 'id' | RecoveryDoor>): Promise<void> {
    const { user_id, browser } = code;
    await this.uow.manager.delete(RecoveryCode, { user_id, browser });
    await this.uow.manager.insert(RecoveryCode, { ...code, tries: 0, network_tries: 0, other_tries: 0 });
  }

  async findOpen(userId: number, keyVersion: number, now: Date): Promise<RecoveryCode[]> {
    return this.uow.manager.find(RecoveryCode, {
      where: { user_id: userId, key_version: keyVersion, expires_at: MoreThan(now) },
      order: { id: 'DESC' },
      take: MAX_OPEN,
    });
  }

  /** @returns false when none is left or the code has expired */
  async useTry(id: number, door: RecoveryDoor, maxTries: number, now: Date): Promise<boolean> {
    const where = { id, [door]: LessThan(maxTries), expires_at: MoreThan(now) };
    const result = await this.uow.manager.increment(RecoveryCode, where, door, 1);
    return result.affected === 1;
  }

  /** @returns false when a concurrent request was first */
  async consume(id: number): Promise<boolean> {
    const result = await this.uow.manager.delete(RecoveryCode, { id });
    return result.affected === 1;
  }
}
