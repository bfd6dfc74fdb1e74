import { Injectable } from '@nestjs/common';

import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { SiigoProductLinkEntity } from './product-link.entity.js';

@Injectable()
export class ProductLinksRepository {
  constructor(private readonly work: UnitOfWork) {}

  find(productId: number): Promise<SiigoProductLinkEntity | null> {
    return this.work.manager.findOneBy(SiigoProductLinkEntity, { productId });
  }

  /** False while another process holds the lease. */
  async claim(productId: number, now: Date, until: Date): Promise<boolean> {
    await this.ensure(productId, now);
    const result = await this.work.manager
      .createQueryBuilder()
      .update(SiigoProductLinkEntity)
      .set({ sendingUntil: until, updatedAt: now, attempts: () => 'attempts + 1' })
      .where('product_id = :productId AND (sending_until IS NULL OR sending_until <= :now)', {
        productId,
        now,
      })
      .execute();
    return result.affected === 1;
  }

  async finish(
    productId: number,
    change: Pick<SiigoProductLinkEntity, 'state' | 'reasons' | 'updatedAt'>,
  ): Promise<void> {
    await this.work.manager.update(SiigoProductLinkEntity, { productId }, { ...change, sendingUntil: null });
  }

  async recordRequest(productId: number, request: object): Promise<void> {
    await this.work.manager.update(
      SiigoProductLinkEntity,
      { productId },
      { fields: JSON.stringify(request) },
    );
  }

  private async ensure(productId: number, now: Date): Promise<void> {
    if (await this.work.manager.existsBy(SiigoProductLinkEntity, { productId })) return;
    try {
      await this.work.manager.insert(SiigoProductLinkEntity, {
        productId,
        state: 'pending',
        fields: '{}',
        reasons: null,
        attempts: 0,
        sendingUntil: null,
        updatedAt: now,
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
