import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { ProductEntity } from '../catalogue/product.entity.js';
import { ProductCostEntity } from './product-cost.entity.js';

@Injectable()
export class ProductCostsRepository {
  constructor(private readonly work: UnitOfWork) {}

  findByProduct(productId: number): Promise<ProductCostEntity[]> {
    return this.work.manager.find(ProductCostEntity, { where: { productId }, order: { validFrom: 'DESC' } });
  }

  /** Replaces a cost of the same day. The caller holds the product's row lock. @returns the current cost */
  async save(row: Omit<ProductCostEntity, 'validUntil'>): Promise<ProductCostEntity['cost']> {
    const { productId, validFrom } = row;
    const [later] = (await this.findByProduct(productId))
      .filter((each) => each.validFrom > validFrom)
      .reverse();
    const [earlier] = (await this.findByProduct(productId)).filter((each) => each.validFrom < validFrom);
    if (earlier)
      await this.work.manager.update(
        ProductCostEntity,
        { productId, validFrom: earlier.validFrom },
        { validUntil: validFrom },
      );
    await this.work.manager.delete(ProductCostEntity, { productId, validFrom });
    await this.work.manager.insert(ProductCostEntity, { ...row, validUntil: later?.validFrom ?? null });
    return (await this.findByProduct(productId))[0]?.cost ?? null;
  }

  /** Locks the product's row. @returns whether it exists */
  async lock(id: number): Promise<boolean> {
    await this.work.manager.query('UPDATE products SET version = version WHERE id = ?', [id]);
    return this.work.manager.existsBy(ProductEntity, { id });
  }

  async setCurrent(id: number, cost: ProductCostEntity['cost']): Promise<void> {
    await this.work.manager
      .createQueryBuilder()
      .update(ProductEntity)
      .set({ cost, version: () => 'version + 1' })
      .where('id = :id', { id })
      .execute();
  }
}
