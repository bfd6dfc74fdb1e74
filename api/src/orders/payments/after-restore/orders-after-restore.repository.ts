import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderEntity } from '../../order/row/order.entity.js';

const NUMBERED = ['orders', 'users'] as const;

@Injectable()
export class OrdersAfterRestoreRepository {
  constructor(private readonly work: UnitOfWork) {}

  async openWompiOrders(since: Date): Promise<number[]> {
    const orders = await this.work.manager.find(OrderEntity, {
      where: {
        isPaid: false,
        active: true,
        paymentMethod: PAYMENT_METHODS.wompi.label,
        createdAt: MoreThanOrEqual(since),
      },
      select: { id: true },
      order: { id: 'ASC' },
    });
    return orders.map(({ id }) => id);
  }

  /** The next ids were never used before the loss. @returns the next order's id at least */
  async reserveIds(gap: number, highestKnown: number): Promise<number> {
    let nextOrder = 0;
    for (const table of NUMBERED) {
      const [row] = await this.work.manager.query<{ last: number | null }[]>(
        `SELECT MAX(id) AS last FROM ${table}`,
      );
      const last = Math.max(Number(row?.last ?? 0), table === 'orders' ? highestKnown : 0);
      await this.setNextId(table, last + gap);
      if (table === 'orders') nextOrder = last + gap;
    }
    return nextOrder;
  }

  private async setNextId(table: (typeof NUMBERED)[number], next: number): Promise<void> {
    const { manager } = this.work;
    if (manager.connection.options.type === 'mysql' || manager.connection.options.type === 'mariadb')
      await manager.query(`ALTER TABLE ${table} AUTO_INCREMENT = ${next}`);
    else await manager.query('UPDATE sqlite_sequence SET seq = ? WHERE name = ?', [next - 1, table]);
  }
}
