import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';

import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { WeeklyMailEntity, WeeklyMailRecipientEntity } from './weekly-mail.entity.js';

@Injectable()
export class WeeklyMailRepository {
  constructor(private readonly work: UnitOfWork) {}

  isRecipient(userId: number): Promise<boolean> {
    return this.work.manager.existsBy(WeeklyMailRecipientEntity, { userId });
  }

  async setRecipient(userId: number, isOn: boolean, since: Date): Promise<void> {
    if (!isOn) await this.removeRecipient(userId);
    else await this.insertOnce(() => this.work.manager.insert(WeeklyMailRecipientEntity, { userId, since }));
  }

  async removeRecipient(userId: number): Promise<void> {
    await this.work.manager.delete(WeeklyMailRecipientEntity, { userId });
  }

  async recipientsAt(due: Date): Promise<number[]> {
    const rows = await this.work.manager.find(WeeklyMailRecipientEntity, {
      where: { since: LessThanOrEqual(due) },
      order: { userId: 'ASC' },
    });
    return rows.map(({ userId }) => userId);
  }

  isWritten(week: string, userId: number): Promise<boolean> {
    return this.work.manager.existsBy(WeeklyMailEntity, { week, userId });
  }

  claim(week: string, userId: number, at: Date): Promise<boolean> {
    return this.insertOnce(() => this.work.manager.insert(WeeklyMailEntity, { week, userId, at }));
  }

  private async insertOnce(insert: () => Promise<unknown>): Promise<boolean> {
    try {
      await insert();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
