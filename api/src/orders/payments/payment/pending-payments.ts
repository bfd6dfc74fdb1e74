/** Whether a payment of an order is still being processed. */
export abstract class PendingPayments {
  /** True while a payment that the buyer has begun may still be approved. */
  abstract has(orderId: number): Promise<boolean>;
}
