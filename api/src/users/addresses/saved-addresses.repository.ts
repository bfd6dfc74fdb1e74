import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { SavedAddressEntity } from './saved-address.entity.js';

@Injectable()
export class SavedAddressesRepository {
  constructor(private readonly work: UnitOfWork) {}

  findByUser(userId: number): Promise<SavedAddressEntity[]> {
    return this.work.manager.find(SavedAddressEntity, {
      where: { userId },
      order: { isDefault: 'DESC', id: 'ASC' },
    });
  }

  async insert(row: Omit<SavedAddressEntity, 'id'>): Promise<void> {
    await this.work.manager.insert(SavedAddressEntity, row);
  }

  /** @returns false when the account has no such address */
  async change(userId: number, id: number, change: Partial<SavedAddressEntity>): Promise<boolean> {
    if (!(await this.work.manager.existsBy(SavedAddressEntity, { id, userId }))) return false;
    await this.work.manager.update(SavedAddressEntity, { id, userId }, change);
    return true;
  }

  async remove(userId: number, id: number): Promise<void> {
    await this.work.manager.delete(SavedAddressEntity, { id, userId });
  }

  async makeDefault(userId: number, id: number): Promise<void> {
    await this.work.manager.update(SavedAddressEntity, { userId }, { isDefault: false });
    await this.work.manager.update(SavedAddressEntity, { id, userId }, { isDefault: true });
  }
}
