import { paymentMethodNamed, type Order, type OrderRow } from '@lacteos/contracts';
import { formatDay } from '@lacteos/ui';

export const paymentText = ({ isPaid, paidAt }: Pick<Order, 'isPaid' | 'paidAt'>): string =>
  isPaid ? `Pagado el ${formatDay(paidAt)}` : 'No pagado';

export const dispatchText = ({
  isDelivered,
  deliveredAt,
}: Pick<Order, 'isDelivered' | 'deliveredAt'>): string =>
  isDelivered ? `Despachado el ${formatDay(deliveredAt)}` : 'No despachado';

/** An open order that the card provider has yet to be paid through. */
export const awaitsCardPayment = ({ paymentMethod, isPaid, active }: Order): boolean =>
  paymentMethodNamed(paymentMethod)?.registeredBy === 'provider' && !isPaid && active;

/** A row of the history with the specification's texts. */
export interface HistoryRow {
  id: number;
  createdAt: string;
  totalPrice: number;
  paymentMethod: string;
  paidAt: string;
  transactionNumber: string;
  paymentMethodType: string;
  transactionStatus: string;
  dispatchedAt: string;
  transport: string;
  numberGuide: string;
  isActive: boolean;
}

const NONE = '—';

export function historyRow(order: OrderRow): HistoryRow {
  const transaction = order.paymentResult?.transaction;
  const { delivery } = order;
  return {
    id: order.id,
    createdAt: formatDay(order.createdAt),
    totalPrice: order.totalPrice,
    paymentMethod: order.paymentMethod,
    paidAt: order.isPaid ? formatDay(order.paidAt) : 'No pagado',
    transactionNumber:
      transaction?.id ?? order.paymentResult?.transactionNumber ?? order.paymentResult?.checkNumber ?? NONE,
    paymentMethodType: transaction?.payment_method_type ?? NONE,
    transactionStatus: transaction?.status ?? NONE,
    dispatchedAt: order.isDelivered
      ? formatDay(order.deliveredAt ?? delivery?.date)
      : 'Pendiente por despacho',
    transport: delivery?.transport || 'No registra despacho',
    numberGuide: delivery?.numberGuide || 'No registra despacho',
    isActive: order.active,
  };
}
