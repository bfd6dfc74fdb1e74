import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { orderStateOf, type OrderFlags } from '@lacteos/contracts/order-state';

import type { OrderEntity } from '#orders/order/row/order.entity.js';
import type { WompiTransaction } from './protocol/wompi-transaction.js';

export type PaymentVerdict = 'settle' | 'note' | PaymentAlert;

export const WOMPI_CURRENCY = 'COP';

type JudgedOrder = OrderFlags & Pick<OrderEntity, 'totalPrice' | 'paymentResult'>;

/**
 * Independent of the order of events. Only an approval of the exact amount pays; DECLINED closes nothing, because a
 * reference may hold several attempts.
 * @param knownStatuses earlier statuses of this transaction
 */
export function judgePayment(
  transaction: WompiTransaction,
  order: JudgedOrder,
  knownStatuses: readonly string[],
): PaymentVerdict {
  const state = orderStateOf(order);
  const { isPaid } = order;
  const isPaidByIt = isPaid && order.paymentResult?.transaction?.id === transaction.id;
  if (transaction.status === 'VOIDED') return isPaidByIt ? 'voided' : 'note';
  if (transaction.status !== 'APPROVED') return 'note';
  // Events may arrive late: a VOIDED transaction is not approved again.
  if (isPaidByIt || knownStatuses.includes('VOIDED')) return 'note';
  if (transaction.currency !== WOMPI_CURRENCY || transaction.amountInCents !== order.totalPrice)
    return 'wrong-amount';
  if (state === 'cancelled') return 'paid-after-cancellation';
  return isPaid ? 'double-payment' : 'settle';
}
