import type { PaymentAlert } from '@lacteos/contracts';

import type { OrderEntity } from '../../order/order.entity.js';
import type { WompiTransaction } from './wompi-transaction.js';

/** What follows from a transaction's new state: the order is paid, people must look at it, or it is only noted. */
export type PaymentVerdict = 'settle' | 'note' | PaymentAlert;

export const WOMPI_CURRENCY = 'COP';

type JudgedOrder = Pick<OrderEntity, 'isPaid' | 'active' | 'totalPrice' | 'paymentResult'>;

/**
 * Judges a transaction of an order. Only an approved one of the order's own amount pays, in whatever order the news arrive:
 * a DECLINED never closes an order and never undoes a payment, because one reference may hold several attempts.
 * @param knownStatuses what was known of this transaction before
 */
export function judgePayment(
  transaction: WompiTransaction,
  order: JudgedOrder,
  knownStatuses: readonly string[],
): PaymentVerdict {
  const isPaidByIt = order.isPaid && order.paymentResult?.transaction?.id === transaction.id;
  if (transaction.status === 'VOIDED') return isPaidByIt ? 'voided' : 'note';
  if (transaction.status !== 'APPROVED') return 'note';
  // An approval that arrives after the news that it was taken back is old news.
  if (isPaidByIt || knownStatuses.includes('VOIDED')) return 'note';
  if (transaction.currency !== WOMPI_CURRENCY || transaction.amountInCents !== order.totalPrice)
    return 'wrong-amount';
  if (!order.active) return 'paid-after-cancellation';
  return order.isPaid ? 'double-payment' : 'settle';
}
