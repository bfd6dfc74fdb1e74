import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { SiigoCatalogueEntity } from './siigo-catalogue.entity.js';

@Injectable()
export class CataloguesRepository {
  constructor(private readonly work: UnitOfWork) {}

  find(name: string): Promise<SiigoCatalogueEntity | null> {
    return this.work.manager.findOneBy(SiigoCatalogueEntity, { name });
  }

  async forget(name: string): Promise<void> {
    await this.work.manager.delete(SiigoCatalogueEntity, { name });
  }

  async save(name: string, rows: readonly unknown[], fetchedAt: Date): Promise<void> {
    await this.work.manager.upsert(SiigoCatalogueEntity, { name, payload: JSON.stringify(rows), fetchedAt }, [
      'name',
    ]);
  }
}
