/** Whether a payment provider is still working on a payment of an order. */
export abstract class PendingPayments {
  /** True while money may still arrive for the order from a payment that its buyer has begun. */
  abstract has(orderId: number): Promise<boolean>;
}
