import type { Order, OrderRow } from '@lacteos/contracts';

import { canBeDispatched, canBeInvoiced, isInvoiceDraft, isPaymentVoided } from '#features/orders';
import type { AfterSaleWork } from '#features/returns';

/** Possible next steps of an order. */
export type NextStep = 'pay' | 'dispatch' | 'invoice' | 'answer-cancellation' | 'see-refund';

interface NextSteps {
  text: string;
  /** The most urgent one first. */
  steps: readonly NextStep[];
}

const VOIDED =
  'El pago fue anulado y el dinero volvió al comprador. Cancele el pedido, pídale otro pago o, si ya pagó de otra forma, corrija el pago.';
const VOIDED_LATE =
  'El pago fue anulado después del despacho. Acuerde con el comprador cómo paga y corrija el pago: antes no se factura.';

const REFUND_OPEN = 'El pedido está cancelado. Falta devolver el dinero.';
const CANCELLATION_ASKED =
  'El comprador pidió cancelar el pedido. Responda su solicitud: antes no se despacha.';

const ALL_RETURNED = 'Todos los productos fueron devueltos: no hay nada que facturar.';

const DRAFT = 'Está pagado y despachado. La factura es un borrador: falta enviarla a la DIAN.';
const DRAFT_AND_DISPATCH = 'Está pagado. Faltan el despacho y enviar la factura a la DIAN: es un borrador.';

/** What an order is waiting for, as text, and the steps that are possible now. */
export function nextSteps(
  order: OrderRow & Pick<Order, 'isPaymentVoided' | 'isAllReturned'>,
  { isCancellationAsked = false, isRefundOpen = false }: Partial<AfterSaleWork> = {},
): NextSteps {
  if (!order.active && isRefundOpen) return { text: REFUND_OPEN, steps: ['see-refund'] };
  if (!order.active) return { text: 'El pedido está cancelado: no queda nada por hacer.', steps: [] };
  if (!order.isPaid) return { text: 'Falta el pago.', steps: ['pay'] };
  if (isPaymentVoided(order)) return { text: order.isDelivered ? VOIDED_LATE : VOIDED, steps: [] };
  if (isCancellationAsked) return { text: CANCELLATION_ASKED, steps: ['answer-cancellation'] };
  if (order.isAllReturned && !order.isInvoice) return { text: ALL_RETURNED, steps: [] };
  const steps: NextStep[] = [
    ...(canBeDispatched(order) ? (['dispatch'] as const) : []),
    ...(canBeInvoiced(order) ? (['invoice'] as const) : []),
  ];
  if (steps.length === 2 && isInvoiceDraft(order)) return { text: DRAFT_AND_DISPATCH, steps };
  if (steps.length === 2) return { text: 'Está pagado. Faltan el despacho y la factura.', steps };
  if (steps[0] === 'dispatch') return { text: 'Está pagado y facturado. Falta el despacho.', steps };
  if (steps[0] === 'invoice' && isInvoiceDraft(order)) return { text: DRAFT, steps };
  if (steps[0] === 'invoice') return { text: 'Está pagado y despachado. Falta la factura.', steps };
  return { text: 'Está pagado, despachado y facturado: no queda nada por hacer.', steps };
}
