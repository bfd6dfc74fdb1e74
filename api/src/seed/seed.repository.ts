import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { ProductEntity } from '#products/index.js';
import { User } from '#users/index.js';

@Injectable()
export class SeedRepository {
  constructor(private readonly work: UnitOfWork) {}

  async isEmpty(): Promise<boolean> {
    const { manager } = this.work;
    return !(await manager.exists(ProductEntity)) && !(await manager.exists(User));
  }

  async insert<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    row: QueryDeepPartialEntity<Row>,
  ): Promise<number> {
    const { identifiers } = await this.work.manager.insert(entity, row);
    return Number(identifiers[0]?.['id']);
  }

  async insertAll<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    rows: QueryDeepPartialEntity<Row>[],
  ): Promise<void> {
    await this.work.manager.insert(entity, rows);
  }
}
