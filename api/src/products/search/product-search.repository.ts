import type { IndexedProduct } from '@lacteos/contracts/search/product-index';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';

@Injectable()
export class ProductSearchRepository {
  constructor(private readonly work: UnitOfWork) {}

  async version(): Promise<number> {
    const [row] = await this.work.manager.query<{ version: number }[]>(
      'SELECT version FROM catalogue_version WHERE id = 1',
    );
    return Number(row?.version);
  }

  async active(): Promise<IndexedProduct[]> {
    return this.work.manager.query<IndexedProduct[]>(
      'SELECT id, name, slug, image, brand, family FROM products WHERE active = 1 ORDER BY id',
    );
  }
}
