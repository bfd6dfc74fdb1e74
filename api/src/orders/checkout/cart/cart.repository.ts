import { Injectable } from '@nestjs/common';

import {
  execute,
  executeThenSelect,
  ignoreOn,
  insertMissingRows,
  type Statement,
  UnitOfWork,
} from '#platform/database/index.js';
import type { CartRead, CartRow } from '#products/index.js';
import { CartItemEntity } from './cart-item.entity.js';

interface NewLine {
  readonly userId: number;
  readonly productId: number;
  readonly quantity: number;
}

type CartLine = Pick<CartItemEntity, 'productId' | 'quantity'>;

/** Each change is one statement, so that concurrent changes of a line all count. */
@Injectable()
export class CartRepository {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Adds a line and reads the cart in one round trip. Reads products and stock_levels by table name.
   * @returns null when units are missing or the product is in the cart
   */
  async addNew(
    { userId, productId, quantity }: NewLine,
    storeId: number,
    cart: CartRead,
  ): Promise<CartRow[] | null> {
    const { manager } = this.work;
    const sql = `INSERT ${ignoreOn(manager)} INTO cart_items (user_id, product_id, quantity)
       SELECT ?, product.id, ? FROM products product JOIN stock_levels stock ON stock.product_id = product.id
       WHERE product.id = ? AND product.active = 1 AND stock.store_id = ? AND stock.quantity >= ?`;
    const values = [userId, quantity, productId, storeId, quantity];
    const { outcome, rows } = await executeThenSelect(manager, { sql, values }, cart);
    return outcome.affected === 1 ? cart.productsOf(rows) : null;
  }

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

  /**
   * Removes lines with exactly these units, all or none within the transaction. @param orThrow when a line differs
   */
  buildRemoveLines(userId: number, lines: readonly CartLine[], orThrow: () => Error): Statement {
    const isOneOf = lines.map(() => '(product_id = ? AND quantity = ?)').join(' OR ');
    return {
      sql: `DELETE FROM cart_items WHERE user_id = ? AND (${isOneOf})`,
      values: [userId, ...lines.flatMap(({ productId, quantity }) => [productId, quantity])],
      expectation: { rows: lines.length, orThrow },
    };
  }

  async hasLines(userId: number, lines: readonly CartLine[]): Promise<boolean> {
    const cart = await this.work.manager.findBy(CartItemEntity, { userId });
    const units = new Map(cart.map(({ productId, quantity }) => [productId, quantity]));
    return lines.every(({ productId, quantity }) => units.get(productId) === quantity);
  }

  async empty(userId: number): Promise<void> {
    await this.work.write([this.buildEmpty(userId)]);
  }

  buildEmpty(userId: number): Statement {
    return { sql: 'DELETE FROM cart_items WHERE user_id = ?', values: [userId] };
  }
}
