import type { EnvReader } from '@lacteos/contracts/env';

/** Rules of cancellations, returns and refunds that the owner decides. */
export interface RefundRules {
  /** Whether buyers cancel paid orders by themselves before the dispatch, or ask staff for it. */
  readonly cancellationByBuyer: 'automatic' | 'request';
  /** Who has to release a refund before any money moves. */
  readonly approval: 'automatic' | 'administrator' | 'superadmin';
  /** Calendar days after the dispatch in which a buyer may withdraw from the purchase of what does not perish. */
  readonly withdrawalDays: number;
  /** Calendar days after the dispatch in which a buyer may return what is wrong, defective or damaged. */
  readonly claimDays: number;
  /** Product families that do not perish. */
  readonly lastingFamilies: readonly string[];
}

/** Reads them; what is perishable and every term has to be confirmed by the shop's lawyer. */
export const readRefundRules = (reader: EnvReader): RefundRules => ({
  cancellationByBuyer: reader.choice('CANCEL_BY_BUYER', ['automatic', 'request'], 'automatic'),
  approval: reader.choice('REFUND_APPROVAL', ['automatic', 'administrator', 'superadmin'], 'automatic'),
  // The five business days of the law fit into ten calendar days in every season; the rest is for the journey.
  withdrawalDays: reader.integer('RETURN_WITHDRAWAL_DAYS', 15, { min: 1, max: 365 }),
  claimDays: reader.integer('RETURN_CLAIM_DAYS', 30, { min: 1, max: 365 }),
  lastingFamilies: reader.list('LASTING_FAMILIES', [], (text) => text.trim() || null, 'product families'),
});
