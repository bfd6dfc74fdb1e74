import { Injectable } from '@nestjs/common';

/** Whether a payment provider is still working on a payment of an order. */
export abstract class PendingPayments {
  /** True while money may still arrive for the order from a payment that its buyer has begun. */
  abstract has(orderId: number): Promise<boolean>;
}

/** For a shop without a payment provider: nothing is ever pending. */
@Injectable()
export class NoPendingPayments extends PendingPayments {
  has(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
