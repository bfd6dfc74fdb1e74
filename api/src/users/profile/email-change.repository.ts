import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { EmailChangeEntity } from './email-change.entity.js';

@Injectable()
export class EmailChangeRepository {
  constructor(private readonly work: UnitOfWork) {}

  find(userId: number): Promise<EmailChangeEntity | null> {
    return this.work.manager.findOneBy(EmailChangeEntity, { userId });
  }

  async replace(row: Omit<EmailChangeEntity, 'tries'>): Promise<void> {
    await this.work.manager.delete(EmailChangeEntity, { userId: row.userId });
    await this.work.manager.insert(EmailChangeEntity, { ...row, tries: 0 });
  }

  /** @returns false when none is left or the code has expired */
  async useTry(userId: number, maxTries: number, now: Date): Promise<boolean> {
    const where = { userId, tries: LessThan(maxTries), expiresAt: MoreThan(now) };
    const result = await this.work.manager.increment(EmailChangeEntity, where, 'tries', 1);
    return result.affected === 1;
  }

  /** @returns false when a concurrent request was first */
  async consume(userId: number, codeHash: string): Promise<boolean> {
    const result = await this.work.manager.delete(EmailChangeEntity, { userId, codeHash });
    return result.affected === 1;
  }
}
