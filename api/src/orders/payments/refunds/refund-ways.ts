import type { Centavos } from '@lacteos/contracts/money/money';
import { paymentMethodNamed, PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';

import type { RefundWay } from './refund/refund-states.js';

/** What decides how money goes back. */
export interface PaidWith {
  readonly paymentMethod: string;
  /** Wompi's kind of payment; null when Wompi has no part in it. */
  readonly providerType: string | null;
  readonly paidAt: Date;
  readonly paid: Centavos;
}

/** The provider gives back cards alone: other payments are refunded whole at most, or by nobody. */
const REFUNDABLE_TYPE = 'CARD';

/** The way back follows the way that the money came. A card is voided on its own day in Colombia, and only whole. */
export function wayBackOf(
  { paymentMethod, providerType, paidAt, paid }: PaidWith,
  amount: Centavos,
  now: Date,
): RefundWay {
  const method = paymentMethodNamed(paymentMethod);
  if (method?.isCash) return 'cash';
  if (method?.isCredit) return 'debt';
  if (method?.label !== PAYMENT_METHODS.wompi.label || providerType !== REFUNDABLE_TYPE) return 'transfer';
  return amount === paid && canStillBeVoided(paidAt, now) ? 'void' : 'refund';
}

/** Whether a card payment is of today in Colombia. */
const canStillBeVoided = (paidAt: Date, now: Date): boolean => colombianDay(paidAt) === colombianDay(now);

/** What `units` of a line are worth, so that any parts of a line add up to its total to the centavo. */
export function worthOf(lineTotal: number, quantity: number, before: number, units: number): Centavos {
  const upTo = (count: number): number => Math.round((lineTotal * count) / quantity);
  return (upTo(before + units) - upTo(before)) as Centavos;
}
