import type { OrderDuty } from '@lacteos/contracts/orders/order-duties';
import { Injectable } from '@nestjs/common';

import type { OrderEntity } from './order.entity.js';

interface DutySource {
  find(
    order: OrderEntity,
    known: { readonly isPaymentVoided: boolean; readonly isAllReturned: boolean },
  ): Promise<OrderDuty[]>;
}

@Injectable()
export class OpenDuties {
  private source: DutySource = { find: () => Promise.resolve([]) };

  register(source: DutySource): void {
    this.source = source;
  }

  find(...args: Parameters<DutySource['find']>): Promise<OrderDuty[]> {
    return this.source.find(...args);
  }
}
