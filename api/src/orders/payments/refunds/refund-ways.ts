import type { Centavos } from '@lacteos/contracts/money/money';
import { paymentMethodNamed, PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';

import type { OrderEntity } from '../../order/row/order.entity.js';
import type { RefundWay } from './refund/refund-states.js';

export interface PaidWith {
  readonly paymentMethod: string;
  /** Wompi's kind of payment; null: not by Wompi. */
  readonly providerType: string | null;
  readonly paidAt: Date;
  readonly paid: Centavos;
}

/** The provider refunds cards alone. */
const REFUNDABLE_TYPE = 'CARD';

/** Money returns the way it came. A card is voided only whole, on its own day in Colombia. */
export function refundWayOf(
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

/** Of the payment that settled the order. @param paid centavos */
export function wayOfOrder(
  { paymentMethod, paymentResult, paidAt }: Pick<OrderEntity, 'paymentMethod' | 'paymentResult' | 'paidAt'>,
  paid: Centavos,
  amount: Centavos,
  now: Date,
): RefundWay {
  const providerType = paymentResult?.transaction?.payment_method_type ?? null;
  return refundWayOf({ paymentMethod, providerType, paidAt: paidAt ?? now, paid }, amount, now);
}

/** Only on the day of the payment in Colombia. */
const canStillBeVoided = (paidAt: Date, now: Date): boolean => colombianDay(paidAt) === colombianDay(now);

/** Any parts of a line add up to its total to the centavo. */
export function worthOf(lineTotal: number, quantity: number, before: number, units: number): Centavos {
  const upTo = (count: number): number => Math.round((lineTotal * count) / quantity);
  return (upTo(before + units) - upTo(before)) as Centavos;
}
