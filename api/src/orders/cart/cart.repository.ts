import { Injectable } from '@nestjs/common';

import { execute, insertMissingRows, UnitOfWork } from '#platform/database/index.js';
import { CartItemEntity } from './cart-item.entity.js';

/** Cart queries. Each change is one statement, so that concurrent changes of a line all count. */
@Injectable()
export class CartRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Adds units to a line, unless it would exceed `limit`. @returns whether they were added */
  async add(userId: number, productId: number, quantity: number, limit: number): Promise<boolean> {
    if (quantity > limit) return false;
    const { affected } = await insertMissingRows(
      this.work.manager,
      'cart_items (user_id, product_id, quantity)',
      [[userId, productId, quantity]],
    );
    return affected === 1 || this.increase(userId, productId, quantity, limit);
  }

  private async increase(
    userId: number,
    productId: number,
    quantity: number,
    limit: number,
  ): Promise<boolean> {
    const { affected } = await execute(
      this.work.manager,
      `UPDATE cart_items SET quantity = quantity + ?
       WHERE user_id = ? AND product_id = ? AND quantity + ? <= ?`,
      [quantity, userId, productId, quantity, limit],
    );
    return affected === 1;
  }

  /** Gives a line at least so many units; one that has more stays as it is. */
  async raise(userId: number, productId: number, quantity: number): Promise<void> {
    await insertMissingRows(this.work.manager, 'cart_items (user_id, product_id, quantity)', [
      [userId, productId, quantity],
    ]);
    await execute(
      this.work.manager,
      'UPDATE cart_items SET quantity = ? WHERE user_id = ? AND product_id = ? AND quantity < ?',
      [quantity, userId, productId, quantity],
    );
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
