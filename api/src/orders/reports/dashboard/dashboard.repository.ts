import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { isInState } from '../../order/states/order-state-sql.js';
import type { LowStockDto } from './dashboard.dto.js';

const FACTORY = 0;

@Injectable()
export class DashboardRepository {
  constructor(private readonly work: UnitOfWork) {}

  async lowStock(fewUnits: number, limit: number): Promise<LowStockDto[]> {
    const rows = await this.work.manager.query<Record<string, string | number>[]>(
      `SELECT product.id AS id, product.name AS name, COALESCE(level.quantity, 0) AS units
       FROM products AS product
       LEFT JOIN stock_levels AS level ON level.product_id = product.id AND level.store_id = ?
       WHERE product.active = 1 AND COALESCE(level.quantity, 0) <= ? ORDER BY units, product.name LIMIT ?`,
      [FACTORY, fewUnits, limit],
    );
    return rows.map(({ id, name, units }) => ({
      productId: Number(id),
      name: String(name),
      units: Number(units),
    }));
  }

  paidWithoutStock(): Promise<number> {
    return this.count(`paid_without_stock = 1 AND ${isInState(['paid'])}`);
  }

  paymentAlerts(): Promise<number> {
    return this.count('payment_alert IS NOT NULL');
  }

  private async count(condition: string): Promise<number> {
    const [row] = await this.work.manager.query<{ total: number | string }[]>(
      `SELECT COUNT(*) AS total FROM orders WHERE ${condition}`,
    );
    return Number(row?.total ?? 0);
  }
}
