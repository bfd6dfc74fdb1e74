import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import type { Order, OrderRow } from '@lacteos/contracts/schemas';
import { formatDay, formatLongDay } from '@lacteos/ui';
import { pickupPlaceText, promisedText } from './promised-text';

export const paymentText = ({ isPaid, paidAt }: Pick<Order, 'isPaid' | 'paidAt'>): string =>
  isPaid ? `Pagado el ${formatDay(paidAt)}` : 'No pagado';

export const dispatchText = ({
  isDelivered,
  deliveredAt,
}: Pick<Order, 'isDelivered' | 'deliveredAt'>): string =>
  isDelivered ? `Despachado el ${formatDay(deliveredAt)}` : 'No despachado';

export const paymentHint = ({ active, isPaid, paymentMethod }: Order): string | null =>
  active && !isPaid ? (paymentMethodNamed(paymentMethod)?.hint ?? null) : null;

/** Its notice says the day of an order that has one. */
export const dispatchHint = ({ active, isDelivered, promised }: Order): string | null =>
  active && !isDelivered && !promised ? 'Le informaremos la fecha de entrega.' : null;

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
  /** Day, store or 'Pendiente por despacho'; null once it is dispatched or cancelled. */
  expected: string | null;
  transport: string;
  numberGuide: string;
  products: NonNullable<OrderRow['products']>;
  state: string;
  tone: 'open' | 'good' | 'over';
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
const PENDING_DISPATCH = 'Pendiente por despacho';

const inSpanish = (word: string | null | undefined): string => (word ? (PROVIDER_WORDS[word] ?? word) : NONE);

/** A cancelled order waits for no dispatch. */
function dispatchDay({ isDelivered, deliveredAt, delivery, active }: OrderRow): string {
  if (isDelivered) return formatDay(deliveredAt ?? delivery?.date);
  return active ? PENDING_DISPATCH : NONE;
}

const expectedText = (order: OrderRow): string | null =>
  order.active && !order.isDelivered
    ? (promisedText(order) ?? pickupPlaceText(order) ?? PENDING_DISPATCH)
    : null;

function stateText({ active, isPaid, isDelivered, deliveredAt, paidAt }: OrderRow): string {
  if (!active) return 'Cancelado';
  if (isDelivered) return onDay('Despachado', deliveredAt);
  return isPaid ? onDay('Pagado', paidAt) : 'Falta el pago';
}

const onDay = (done: string, at: string | null): string => (at ? `${done} el ${formatLongDay(at)}` : done);

const toneOf = ({ active, isPaid }: OrderRow): HistoryRow['tone'] => {
  if (!active) return 'over';
  return isPaid ? 'good' : 'open';
};

export function historyRow(order: OrderRow): HistoryRow {
  const transaction = order.paymentResult?.transaction;
  const { delivery } = order;
  const undispatched = order.active ? 'No registra despacho' : NONE;
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
    dispatchedAt: dispatchDay(order),
    expected: expectedText(order),
    transport: delivery?.transport || undispatched,
    numberGuide: delivery ? delivery.numberGuide || NONE : undispatched,
    products: order.products ?? [],
    state: stateText(order),
    tone: toneOf(order),
    isActive: order.active,
  };
}
