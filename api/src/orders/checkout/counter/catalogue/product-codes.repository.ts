import { Injectable } from '@nestjs/common';

import { select, UnitOfWork } from '#platform/database/index.js';

interface ProductCodes {
  readonly id: number;
  readonly code: string;
  readonly ean: string | null;
}

@Injectable()
export class ProductCodesRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Of active products. */
  findAll(): Promise<ProductCodes[]> {
    return select<ProductCodes>(this.work.manager, 'SELECT id, code, ean FROM products WHERE active = 1', []);
  }
}
