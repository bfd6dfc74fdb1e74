/** Whether the shop took a payment back itself. */
export abstract class OwnVoids {
  /** True when the provider voids the transaction because the shop asked for it. */
  abstract has(transactionId: string): Promise<boolean>;
}
