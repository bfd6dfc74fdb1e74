import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { ProductEntity } from '../catalogue/product.entity.js';
import { ProductCostEntity } from './product-cost.entity.js';

/** Costs of products by the day from which they hold. */
@Injectable()
export class ProductCostsRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** The costs of a product, the last one first. */
  of(productId: number): Promise<ProductCostEntity[]> {
    return this.work.manager.find(ProductCostEntity, { where: { productId }, order: { validFrom: 'DESC' } });
  }

  /**
   * Sets the cost from a day on, until the next one begins; a cost of the same day is replaced. In the transaction of
   * whoever holds the product's row. @returns the cost that holds now
   */
  async keep(row: Omit<ProductCostEntity, 'validUntil'>): Promise<ProductCostEntity['cost']> {
    const { productId, validFrom } = row;
    const [later] = (await this.of(productId)).filter((each) => each.validFrom > validFrom).reverse();
    const [earlier] = (await this.of(productId)).filter((each) => each.validFrom < validFrom);
    if (earlier)
      await this.work.manager.update(
        ProductCostEntity,
        { productId, validFrom: earlier.validFrom },
        { validUntil: validFrom },
      );
    await this.work.manager.delete(ProductCostEntity, { productId, validFrom });
    await this.work.manager.insert(ProductCostEntity, { ...row, validUntil: later?.validFrom ?? null });
    return (await this.of(productId))[0]?.cost ?? null;
  }

  /** Holds the row of a product until the end of the transaction. @returns whether it is there */
  async lock(id: number): Promise<boolean> {
    await this.work.manager.query('UPDATE products SET version = version WHERE id = ?', [id]);
    return this.work.manager.existsBy(ProductEntity, { id });
  }

  /** Sets the cost of today. */
  async setCurrent(id: number, cost: ProductCostEntity['cost']): Promise<void> {
    await this.work.manager
      .createQueryBuilder()
      .update(ProductEntity)
      .set({ cost, version: () => 'version + 1' })
      .where('id = :id', { id })
      .execute();
  }
}
