import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../database/index.js';
import { type SavedView, SavedViewsEntity } from './saved-views.entity.js';

@Injectable()
export class SavedViewsRepository {
  constructor(private readonly work: UnitOfWork) {}

  async find(userId: number, tableName: string): Promise<SavedView[]> {
    const row = await this.work.manager.findOneBy(SavedViewsEntity, { userId, tableName });
    return row?.views ?? [];
  }

  async replace(userId: number, tableName: string, views: SavedView[]): Promise<void> {
    await this.work.manager.upsert(SavedViewsEntity, { userId, tableName, views }, ['userId', 'tableName']);
  }
}
