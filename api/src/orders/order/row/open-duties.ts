import type { OrderDuty } from '@lacteos/contracts/orders/order-duties';
import { Injectable } from '@nestjs/common';

import type { OrderEntity } from './order.entity.js';

interface DutySource {
  /** The most urgent first. @param known whether its payment was voided, and whether everything came back */
  find(
    order: OrderEntity,
    known: { readonly isPaymentVoided: boolean; readonly isAllReturned: boolean },
  ): Promise<OrderDuty[]>;
}

/** What is still to do about an order; `reports/duties`, which knows payments too, registers itself at the start. */
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
