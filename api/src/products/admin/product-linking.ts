import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import { Audit } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { ProductEntity } from '../catalogue/product.entity.js';

/** Ties products to their counterparts in the accounting system; the module that speaks to it calls this. */
@Injectable()
export class ProductLinking {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** A product, also an inactive one, or null. */
  find(id: number): Promise<ProductEntity | null> {
    return this.work.manager.findOneBy(ProductEntity, { id });
  }

  /** Notes the counterpart of a product once, with its row in the audit trail; a linked product keeps its link. */
  async link(id: number, siigoId: string, actorId: number | null): Promise<void> {
    await this.work.run(async () => {
      const { affected } = await this.work.manager.update(
        ProductEntity,
        { id, siigoId: IsNull() },
        { siigoId },
      );
      if (affected !== 1) return;
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
