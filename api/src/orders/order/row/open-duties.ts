import type { OrderDuty } from '@lacteos/contracts';

import type { OrderEntity } from './order.entity.js';

/** What is still to do about an order; the room `duties`, which knows what comes after the sale, stands above this one. */
export abstract class OpenDuties {
  /** The most urgent first. @param known whether its payment was voided, and whether everything came back */
  abstract find(
    order: OrderEntity,
    known: { readonly isPaymentVoided: boolean; readonly isAllReturned: boolean },
  ): Promise<OrderDuty[]>;
}
