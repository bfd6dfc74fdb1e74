import { Injectable } from '@nestjs/common';

import { select, UnitOfWork } from '#platform/database/index.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';

@Injectable()
export class CounterReceiptsRepository {
  constructor(private readonly work: UnitOfWork) {}

  async findOrderId(returnCode: string): Promise<number | null> {
    const found = await this.work.manager.findOne(OrderEntity, {
      where: { returnCode },
      select: { id: true },
    });
    return found?.id ?? null;
  }

  /** '' for a shift without one. */
  async findDrawer(shiftId: number): Promise<string> {
    const [row] = await select<{ name: string }>(
      this.work.manager,
      'SELECT drawer.name FROM cash_shifts shift JOIN drawers drawer ON drawer.id = shift.drawer_id WHERE shift.id = ?',
      [shiftId],
    );
    return row?.name ?? '';
  }

  /** By product. */
  async findPresentations(orderId: number): Promise<ReadonlyMap<number, string>> {
    const rows = await select<{ id: number; slug: string }>(
      this.work.manager,
      `SELECT product.id, product.slug FROM order_lines line JOIN products product ON product.id = line.product_id
       WHERE line.order_id = ?`,
      [orderId],
    );
    return new Map(rows.map(({ id, slug }) => [Number(id), slug]));
  }
}
