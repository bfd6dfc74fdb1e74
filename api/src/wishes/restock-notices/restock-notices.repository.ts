import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { RestockNoticeEntity } from '../wish/restock-notice.entity.js';

export interface AwaitedProduct {
  userId: number;
  productId: number;
}

/** Reads products and stock_levels by table name: one statement, whatever changed the stock. */
const RESTOCKED = `SELECT notice.user_id AS userId, notice.product_id AS productId FROM restock_notices notice
  JOIN products product ON product.id = notice.product_id AND product.active = 1
  JOIN stock_levels stock ON stock.product_id = notice.product_id AND stock.store_id = ? AND stock.quantity > 0
  ORDER BY notice.created_at, notice.user_id LIMIT ?`;

@Injectable()
export class RestockNoticesRepository {
  constructor(private readonly work: UnitOfWork) {}

  isAnyWaiting(): Promise<boolean> {
    return this.work.manager.exists(RestockNoticeEntity);
  }

  findRestocked(storeId: number, limit: number): Promise<AwaitedProduct[]> {
    return this.work.manager.query<AwaitedProduct[]>(RESTOCKED, [storeId, limit]);
  }
}
