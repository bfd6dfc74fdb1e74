/** Outbox topic of an invoice that has to be credited, once it is accepted; payload {@link CreditDue}. */
export const CREDIT_DUE = 'order.credit-due';
export interface CreditDue {
  orderId: number;
  /** Names the cause: there is one credit note for it. */
  key: string;
  actorId: number;
  /** The units that came back; null: the whole invoice. */
  lines: readonly { readonly productId: number; readonly quantity: number }[] | null;
}
