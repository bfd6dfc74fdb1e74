/** Outbox topic of an invoice that has to be credited, once it is accepted; payload {@link CreditDue}. */
export const CREDIT_DUE = 'order.credit-due';
export interface CreditDue {
  orderId: number;
  /** Names the cause: there is one credit note for it. */
  key: string;
  actorId: number;
  /**
   * The units that came back and their price without VAT in centavos, which messages of earlier releases lack; null: the
   * whole invoice.
   */
  lines: readonly { readonly productId: number; readonly quantity: number; readonly base?: number }[] | null;
}
/** A message that waits for the DIAN counts how often. */
export type WaitingCredit = CreditDue & { readonly waits?: number };

const RETURN_KEY = /^return-(\d+)$/;

/** The key of the credit note for a return. */
export const creditKeyOf = (returnId: number): string => `return-${returnId}`;

/** The return that a credit note is due for, or null. */
export function returnOf({ key }: Pick<CreditDue, 'key'>): number | null {
  const id = RETURN_KEY.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}
