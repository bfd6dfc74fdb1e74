import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import type { Order, OrderRow } from '@lacteos/contracts/schemas';
import { formatDay } from '@lacteos/ui';

export const paymentText = ({ isPaid, paidAt }: Pick<Order, 'isPaid' | 'paidAt'>): string =>
  isPaid ? `Pagado el ${formatDay(paidAt)}` : 'No pagado';

export const dispatchText = ({
  isDelivered,
  deliveredAt,
}: Pick<Order, 'isDelivered' | 'deliveredAt'>): string =>
  isDelivered ? `Despachado el ${formatDay(deliveredAt)}` : 'No despachado';

export const paymentHint = ({ active, isPaid, paymentMethod }: Order): string | null =>
  active && !isPaid ? (paymentMethodNamed(paymentMethod)?.hint ?? null) : null;

export const dispatchHint = ({ active, isDelivered }: Order): string | null =>
  active && !isDelivered ? 'Le informaremos la fecha de entrega.' : null;

export const awaitsCardPayment = ({ paymentMethod, isPaid, active }: Order): boolean =>
  paymentMethodNamed(paymentMethod)?.registeredBy === 'provider' && !isPaid && active;

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

/** The card provider's words; others stay as they came. */
const PROVIDER_WORDS: Readonly<Record<string, string>> = {
  CARD: 'Tarjeta',
  NEQUI: 'Nequi',
  PSE: 'PSE',
  DAVIPLATA: 'Daviplata',
  BANCOLOMBIA_TRANSFER: 'Botón Bancolombia',
  BANCOLOMBIA_QR: 'QR Bancolombia',
  BANCOLOMBIA_COLLECT: 'Corresponsal Bancolombia',
  APPROVED: 'Aprobada',
  PENDING: 'En proceso',
  DECLINED: 'Rechazada',
  VOIDED: 'Anulada',
  ERROR: 'Con error',
};

const NONE = '—';

const inSpanish = (word: string | null | undefined): string => (word ? (PROVIDER_WORDS[word] ?? word) : NONE);

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
    paymentMethodType: inSpanish(transaction?.payment_method_type),
    transactionStatus: inSpanish(transaction?.status),
    dispatchedAt: order.isDelivered
      ? formatDay(order.deliveredAt ?? delivery?.date)
      : 'Pendiente por despacho',
    transport: delivery?.transport || 'No registra despacho',
    numberGuide: delivery?.numberGuide || 'No registra despacho',
    isActive: order.active,
  };
}
