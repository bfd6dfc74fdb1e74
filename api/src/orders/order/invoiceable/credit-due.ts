/** Due once the invoice is accepted; payload {@link CreditDue}. */
export const CREDIT_DUE = 'order.credit-due';
export interface CreditDue {
  orderId: number;
  /** There is one credit note per key. */
  key: string;
  actorId: number;
  /**
   * Returned units and their price without VAT in centavos, missing in messages of earlier releases; null: the whole
   * invoice.
   */
  lines: readonly { readonly productId: number; readonly quantity: number; readonly base?: number }[] | null;
}
export type WaitingCredit = CreditDue & { readonly waits?: number };

const RETURN_KEY = /^return-(\d+)$/;

export const creditKeyOf = (returnId: number): string => `return-${returnId}`;

export function returnOf({ key }: Pick<CreditDue, 'key'>): number | null {
  const id = RETURN_KEY.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}
