import type { EnvReader } from '@lacteos/contracts/env';

export interface RefundRules {
  /** Whether buyers cancel paid orders before dispatch themselves or request it. */
  readonly cancellationByBuyer: 'automatic' | 'request';
  /** Approval that a refund needs before money moves. */
  readonly approval: 'automatic' | 'administrator' | 'superadmin';
  /** Calendar days after dispatch to withdraw from a purchase of non-perishable goods. */
  readonly withdrawalDays: number;
  /** Calendar days after dispatch to return wrong, defective or damaged goods. */
  readonly claimDays: number;
  readonly lastingFamilies: readonly string[];
}

/** The shop's lawyer has to confirm every term and what is perishable. */
export const readRefundRules = (reader: EnvReader): RefundRules => ({
  cancellationByBuyer: reader.choice('CANCEL_BY_BUYER', ['automatic', 'request'], 'automatic'),
  approval: reader.choice('REFUND_APPROVAL', ['automatic', 'administrator', 'superadmin'], 'automatic'),
  // Covers the legal five business days plus transport.
  withdrawalDays: reader.integer('RETURN_WITHDRAWAL_DAYS', 15, { min: 1, max: 365 }),
  claimDays: reader.integer('RETURN_CLAIM_DAYS', 30, { min: 1, max: 365 }),
  lastingFamilies: reader.list('LASTING_FAMILIES', [], (text) => text.trim() || null, 'product families'),
});
