import { Injectable } from '@nestjs/common';

import { Audit } from '#platform/audit/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import type { ProductEntity } from '../catalogue/product.entity.js';
import { StaffProductsRepository } from './staff-products.repository.js';

/** Null where SIIGO names none. */
export interface ProductAccounting {
  readonly account: number | null;
  readonly idTax: number | null;
}

@Injectable()
export class ProductLinking {
  constructor(
    private readonly work: UnitOfWork,
    private readonly products: StaffProductsRepository,
    private readonly audit: Audit,
  ) {}

  find(id: number): Promise<ProductEntity | null> {
    return this.products.find(id);
  }

  withoutGroup(): Promise<number[]> {
    return this.products.linkedWithoutGroup();
  }

  /** Links once and stores SIIGO's group and tax, with an audit entry; keeps an existing link. */
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

  /** Fills group and tax of a linked product only when it has no group. */
  async storeAccounting(id: number, accounting: ProductAccounting): Promise<void> {
    await this.work.run(async () => {
      const before = await this.products.find(id);
      if (!before || before.account !== null) return;
      if (!(await this.products.storeAccounting(id, known(accounting)))) return;
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

/** Fields that SIIGO omits stay unchanged. */
const known = ({ account, idTax }: ProductAccounting): Partial<ProductAccounting> => ({
  ...(account === null ? {} : { account }),
  ...(idTax === null ? {} : { idTax }),
});
