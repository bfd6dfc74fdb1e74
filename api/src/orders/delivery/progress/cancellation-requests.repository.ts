import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { ReturnEntity } from '#orders/order/returned/return.entity.js';

@Injectable()
export class CancellationRequests {
  constructor(private readonly work: UnitOfWork) {}

  isOpen(orderId: number): Promise<boolean> {
    return this.work.manager.existsBy(ReturnEntity, { orderId, kind: 'cancellation', state: 'requested' });
  }
}
