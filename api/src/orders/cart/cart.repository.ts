import { Injectable } from '@nestjs/common';

import { execute, isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { CartItemEntity } from './cart-item.entity.js';

/** A line of a cart. */
export interface CartLine {
  productId: number;
  quantity: number;
}

/** Cart queries. Each change is one statement, so that concurrent changes of a line all count. */
@Injectable()
export class CartRepository {
  constructor(private readonly work: UnitOfWork) {}

  async lines(userId: number): Promise<CartLine[]> {
    return this.work.manager
      .createQueryBuilder(CartItemEntity, 'item')
      .select('item.product_id', 'productId')
      .addSelect('item.quantity', 'quantity')
      .where('item.user_id = :userId', { userId })
      .orderBy('item.product_id')
      .getRawMany<CartLine>();
  }

  /** Adds units to a line, unless it would exceed `limit`. @returns whether they were added */
  async add(userId: number, productId: number, quantity: number, limit: number): Promise<boolean> {
    if (quantity > limit) return false;
    if (await this.increase(userId, productId, quantity, limit)) return true;
    try {
      await this.work.manager
        .createQueryBuilder()
        .insert()
        .into(CartItemEntity)
        .values({ userId, productId, quantity })
        .execute();
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // The line exists: it is full, or a concurrent request has just inserted it.
    return this.increase(userId, productId, quantity, limit);
  }

  private async increase(
    userId: number,
    productId: number,
    quantity: number,
    limit: number,
  ): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(CartItemEntity)
      .set({ quantity: () => 'quantity + :added' })
      .where('user_id = :userId AND product_id = :productId AND quantity + :added <= :limit')
      .setParameters({ userId, productId, added: quantity, limit })
      .execute();
    return outcome.affected === 1;
  }

  /** Removes one unit from a line that has more than one. */
  async removeOne(userId: number, productId: number): Promise<void> {
    await this.work.manager
      .createQueryBuilder()
      .update(CartItemEntity)
      .set({ quantity: () => 'quantity - 1' })
      .where('user_id = :userId AND product_id = :productId AND quantity > 1', { userId, productId })
      .execute();
  }

  async remove(userId: number, productId: number): Promise<void> {
    await this.work.manager.delete(CartItemEntity, { userId, productId });
  }

  async empty(userId: number): Promise<void> {
    await execute(this.work.manager, 'DELETE FROM cart_items WHERE user_id = ?', [userId]);
  }
}
