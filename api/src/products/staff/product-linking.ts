import { Injectable } from '@nestjs/common';

import { Audit } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import type { ProductEntity } from '../catalogue/product.entity.js';
import { StaffProductsRepository } from './staff-products.repository.js';

/** Links products with SIIGO, for the module that calls it. */
@Injectable()
export class ProductLinking {
  constructor(
    private readonly work: UnitOfWork,
    private readonly products: StaffProductsRepository,
    private readonly audit: Audit,
  ) {}

  /** A product, also an inactive one, or null. */
  find(id: number): Promise<ProductEntity | null> {
    return this.products.find(id);
  }

  /** Links a product with its SIIGO id once, with an audit entry; an existing link is kept. */
  async link(id: number, siigoId: string, actorId: number | null): Promise<void> {
    await this.work.run(async () => {
      if (!(await this.products.link(id, siigoId))) return;
      await this.audit.record({
        actorId,
        action: 'products.linked',
        subject: 'product',
        subjectId: id,
        before: { siigoId: null },
        after: { siigoId },
      });
    });
  }
}
