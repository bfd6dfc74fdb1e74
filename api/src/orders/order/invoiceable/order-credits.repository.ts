import type { Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderCreditEntity } from './order-credit.entity.js';

/** Centavos. */
export type ProductCredit = Pick<OrderCreditEntity, 'productId' | 'quantity' | 'base' | 'amount'>;

@Injectable()
export class OrderCreditsRepository {
  constructor(private readonly work: UnitOfWork) {}

  async add(orderId: number, cause: string, credits: readonly ProductCredit[]): Promise<void> {
    if (credits.length === 0 || (await this.work.manager.existsBy(OrderCreditEntity, { cause }))) return;
    await this.work.manager.insert(
      OrderCreditEntity,
      credits.map((credit) => ({ ...credit, cause, orderId })),
    );
  }

  async clear(orderId: number): Promise<void> {
    await this.work.manager.delete(OrderCreditEntity, { orderId });
  }

  async ofReturn(returnId: number): Promise<ProductCredit[]> {
    const rows = await this.work.manager.query<Record<keyof ProductCredit, number | string>[]>(
      `SELECT goods.product_id AS productId, goods.quantity AS quantity, goods.amount AS amount,
         COALESCE(goods.base, goods.quantity * line.unit_price) AS base
       FROM return_lines goods JOIN returns parent ON parent.id = goods.return_id
       JOIN order_lines line ON line.order_id = parent.order_id AND line.product_id = goods.product_id
       WHERE goods.return_id = ?`,
      [returnId],
    );
    return rows.map(({ productId, quantity, base, amount }) => ({
      productId: Number(productId),
      quantity: Number(quantity),
      base: Number(base) as Centavos,
      amount: Number(amount) as Centavos,
    }));
  }
}
