import type { Order } from '@lacteos/contracts/schemas';

import { isPaymentVoided } from '#features/order-list';

export interface ShownState {
  readonly text: string;
  readonly tone: 'good' | 'open' | 'bad';
}

const INVOICES: Readonly<Record<Order['invoiceState'], ShownState>> = {
  none: { text: 'Sin facturar', tone: 'open' },
  draft: { text: 'Factura en borrador', tone: 'open' },
  'in-progress': { text: 'Factura en proceso', tone: 'open' },
  issued: { text: 'Facturado', tone: 'good' },
  rejected: { text: 'Factura rechazada', tone: 'bad' },
};

function paymentOf(order: Order): ShownState {
  if (isPaymentVoided(order)) return { text: 'Pago anulado', tone: 'bad' };
  return order.isPaid ? { text: 'Pagado', tone: 'good' } : { text: 'Sin pagar', tone: 'open' };
}

function deliveryOf({ isDelivered, isAllReturned = false }: Order): ShownState {
  if (isAllReturned) return { text: 'Devuelto', tone: 'bad' };
  return isDelivered ? { text: 'Despachado', tone: 'good' } : { text: 'Sin despachar', tone: 'open' };
}

/** A cancelled order shows its payment and its invoice, but no delivery. */
export function orderStates(order: Order): ShownState[] {
  const { active, isPaid, invoiceState, isAllReturned = false } = order;
  const hasInvoice = invoiceState !== 'none';
  if (!active)
    return [
      { text: 'Cancelado', tone: 'bad' },
      ...(isPaid ? [paymentOf(order)] : []),
      ...(hasInvoice ? [INVOICES[invoiceState]] : []),
    ];
  return [
    paymentOf(order),
    deliveryOf(order),
    ...(isPaid && (hasInvoice || !isAllReturned) ? [INVOICES[invoiceState]] : []),
  ];
}
