import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { OrderRecords } from '#orders/order/records/order-records.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { OversoldLinesRepository } from './oversold-lines.repository.js';

@Injectable()
export class OversoldService {
  constructor(
    private readonly access: OrderAccess,
    private readonly oversold: OversoldLinesRepository,
    private readonly records: OrderRecords,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The store was counted and its stock set right. Idempotent. @throws ORDERS.NOT_FOUND */
  async confirmCount(orderId: number, user: RequestUser): Promise<void> {
    await this.access.getForStaff(orderId, user);
    await this.work.run(async () => {
      if (!(await this.oversold.markChecked(orderId, user.id, this.clock.now()))) return;
      await this.records.add({
        orderId,
        actorId: user.id,
        step: { name: 'StockCounted' },
        audited: {
          action: 'orders.stock-counted',
          before: { isOversold: true },
          after: { isOversold: false },
        },
      });
    });
  }
}
