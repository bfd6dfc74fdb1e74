import { Injectable } from '@nestjs/common';

import { Audit } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import type { ProductEntity } from '../catalogue/product.entity.js';
import { StaffProductsRepository } from './staff-products.repository.js';

/** Inventory group and tax of a product in SIIGO; null where SIIGO names none. */
export interface ProductAccounting {
  readonly account: number | null;
  readonly idTax: number | null;
}

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

  /** Linked products whose inventory group the shop does not know. */
  withoutGroup(): Promise<number[]> {
    return this.products.linkedWithoutGroup();
  }

  /**
   * Links a product with its SIIGO id once and keeps the group and tax that SIIGO holds, with an audit entry; an existing
   * link is kept.
   */
  async link(
    id: number,
    siigoId: string,
    accounting: ProductAccounting,
    actorId: number | null,
  ): Promise<void> {
    await this.work.run(async () => {
      const before = await this.products.find(id);
      if (!before || !(await this.products.link(id, { siigoId, ...known(accounting) }))) return;
      await this.record(
        id,
        { ...accountingOf(before), siigoId: null },
        { ...known(accounting), siigoId },
        actorId,
      );
    });
  }

  /** Keeps group and tax of a linked product that has no group; staff's own choice is kept. */
  async keepAccounting(id: number, accounting: ProductAccounting): Promise<void> {
    await this.work.run(async () => {
      const before = await this.products.find(id);
      if (!before || before.account !== null) return;
      if (!(await this.products.keepAccounting(id, known(accounting)))) return;
      await this.record(id, accountingOf(before), known(accounting), null);
    });
  }

  private async record(
    subjectId: number,
    before: object,
    after: object,
    actorId: number | null,
  ): Promise<void> {
    const kept = { ...before, ...after };
    await this.audit.record({
      actorId,
      action: 'products.linked',
      subject: 'product',
      subjectId,
      before,
      after: kept,
    });
  }
}

const accountingOf = ({ account, idTax }: ProductAccounting): ProductAccounting => ({ account, idTax });

/** What SIIGO does not name stays as it is in the shop. */
const known = ({ account, idTax }: ProductAccounting): Partial<ProductAccounting> => ({
  ...(account === null ? {} : { account }),
  ...(idTax === null ? {} : { idTax }),
});
