import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import type { StockLine } from '#partners/index.js';
import { insertionOf, type Statement, UnitOfWork } from '#platform/database/index.js';
import { OversoldLineEntity } from './oversold-line.entity.js';

@Injectable()
export class OversoldLinesRepository {
  constructor(private readonly work: UnitOfWork) {}

  buildInsert(orderId: number, lines: readonly StockLine[]): Statement[] {
    if (lines.length === 0) return [];
    const rows = lines.map(({ productId, quantity }) => [orderId, productId, quantity]);
    return [insertionOf('oversold_lines (order_id, product_id, quantity)', rows)];
  }

  /** @returns whether any waited */
  async markChecked(orderId: number, checkedBy: number, checkedAt: Date): Promise<boolean> {
    const { affected } = await this.work.manager.update(
      OversoldLineEntity,
      { orderId, checkedAt: IsNull() },
      { checkedAt, checkedBy },
    );
    return (affected ?? 0) > 0;
  }
}
