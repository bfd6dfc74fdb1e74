import { PAYMENT_ALERTS, type PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { orderStateOf, type OrderFlags } from '@lacteos/contracts/order-state';

import type { OrderEntity } from '#orders/order/row/order.entity.js';
import type { PaymentEntity } from '../payment.entity.js';
import type { WompiTransaction } from './protocol/wompi-transaction.js';

/** `given-back`: the provider voided a payment that raised an alert and never settled the order. */
export type PaymentVerdict = 'settle' | 'note' | 'given-back' | PaymentAlert;
type KnownReport = Pick<PaymentEntity, 'status' | 'outcome'>;

export const WOMPI_CURRENCY = 'COP';

type JudgedOrder = OrderFlags & Pick<OrderEntity, 'totalPrice' | 'paymentResult'>;

/**
 * Independent of the order of events. Only an approval of the exact amount pays; DECLINED closes nothing, because a
 * reference may hold several attempts.
 * @param known earlier reports of this transaction
 */
export function judgePayment(
  transaction: WompiTransaction,
  order: JudgedOrder,
  known: readonly KnownReport[],
): PaymentVerdict {
  const state = orderStateOf(order);
  const { isPaid } = order;
  const isPaidByIt = isPaid && order.paymentResult?.transaction?.id === transaction.id;
  if (transaction.status === 'VOIDED') {
    if (isPaidByIt) return 'voided';
    return known.some(hasRaisedAlert) ? 'given-back' : 'note';
  }
  if (transaction.status !== 'APPROVED') return 'note';
  // Events may arrive late: a VOIDED transaction is not approved again.
  if (isPaidByIt || known.some(({ status }) => status === 'VOIDED')) return 'note';
  if (transaction.currency !== WOMPI_CURRENCY || transaction.amountInCents !== order.totalPrice)
    return 'wrong-amount';
  if (state === 'cancelled') return 'paid-after-cancellation';
  return isPaid ? 'double-payment' : 'settle';
}

const hasRaisedAlert = ({ outcome }: KnownReport): boolean =>
  PAYMENT_ALERTS.some((alert) => alert === outcome);
