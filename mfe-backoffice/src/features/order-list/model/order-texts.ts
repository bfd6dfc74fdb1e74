import { recipientName } from '@lacteos/contracts/delivery/dispatch-registration';
import { ORDER_FLAG_TEXTS } from '@lacteos/contracts/orders/order-texts';
import type { OrderInvoiceState, PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import type { Order, OrderRow, StaffOrderRow } from '@lacteos/contracts/schemas';
import {
  nextOrderState,
  orderStateOf,
  STATE_FLAGS,
  type OrderAction,
  type OrderFlags,
} from '@lacteos/contracts/order-state';

export const { active: STATUS_TEXTS, isPaid: PAYMENT_TEXTS, isDelivered: DELIVERY_TEXTS } = ORDER_FLAG_TEXTS;

export const INVOICE_TEXTS = { true: 'facturado', false: 'sin facturar' } as const;

export const INVOICE_STATE_TEXTS: Readonly<Record<OrderInvoiceState, string>> = {
  none: 'sin factura',
  draft: 'borrador sin enviar a la DIAN',
  'in-progress': 'en proceso',
  issued: 'aceptada por la DIAN',
  rejected: 'rechazada',
};

export const INVOICE_BADGES: Readonly<Partial<Record<OrderInvoiceState, string>>> = {
  draft: 'borrador sin enviar',
  rejected: 'factura rechazada',
};

const MATCH_TEXTS: Readonly<Record<NonNullable<StaffOrderRow['foundBy']>[number]['field'], string>> = {
  id: 'Id',
  document: 'Documento',
  name: 'Nombre',
  company: 'Empresa',
  phone: 'Teléfono',
  transaction: 'Transacción',
  guide: 'Guía',
  invoice: 'Factura',
};

/** 'Guía GU-778 · Teléfono 310 123 4567' */
export const matchText = ({ foundBy = [] }: Pick<StaffOrderRow, 'foundBy'>): string =>
  foundBy.map(({ field, text }) => `${MATCH_TEXTS[field]} ${text}`).join(' · ');

/** 'Pagado · sin despachar' */
export function orderStateText({ active, isPaid, isDelivered }: OrderFlags): string {
  if (!active) return 'Cancelado';
  return `${isPaid ? 'Pagado' : 'Sin pagar'} · ${isDelivered ? 'despachado' : 'sin despachar'}`;
}

export const PAYMENT_ALERT_TEXTS: Readonly<Record<PaymentAlert, string>> = {
  'double-payment': 'pago doble',
  'paid-after-cancellation': 'pago tras cancelar',
  'wrong-amount': 'valor distinto',
  voided: 'pago anulado',
  'balance-due': 'saldo por cobrar',
};

export const DELETE_QUESTION =
  '¿Estás seguro de que deseas eliminar esta orden? Esta acción no se puede deshacer.';
export const DELETED = '¡Orden eliminada con éxito!.';
const NOT_DELETED = 'No se pudo eliminar la orden. Intentelo nuevamente';
const DELETION_FAILED = 'Eliminación fallida. Verifique el estado de la orden.';

/** 409 or no answer: look at the order, it may be deleted; otherwise try again. */
export const deletionFailureText = (status: number): string =>
  status === 409 || status === 0 ? DELETION_FAILED : NOT_DELETED;

export const textOf = (texts: { true: string; false: string }, value: boolean): string =>
  value ? texts.true : texts.false;

export const customerName = ({ shippingAddress }: Pick<OrderRow, 'shippingAddress'>): string =>
  recipientName(shippingAddress);

/** Deleting an order cancels it. */
export const isDeletable = (order: OrderFlags): boolean => isAllowed(order, 'cancel');

export const canBePaid = (order: OrderFlags): boolean => isAllowed(order, 'registerPayment');

export const isPaymentVoided = ({
  isPaid,
  active,
  isPaymentVoided: isVoided,
  paymentAlert,
}: PaidFlags): boolean => isPaid && active && (isVoided ?? paymentAlert === 'voided');

export const canBeDispatched = (order: PaidFlags): boolean =>
  isAllowed(order, 'dispatch') && !isPaymentVoided(order);

/** Stored in SIIGO, not sent to the DIAN. */
const isInvoiceDraft = ({ invoiceState }: Pick<OrderRow, 'invoiceState'>): boolean =>
  invoiceState === 'draft';

export const invoiceActionText = (order: Pick<OrderRow, 'invoiceState'>): string =>
  isInvoiceDraft(order) ? 'Enviar a la DIAN' : 'Facturar';

/** Paid, and the buyer kept something; drafts and rejected invoices do not count. */
export const canBeInvoiced = (order: InvoiceableFlags): boolean =>
  STATE_FLAGS[orderStateOf(order)].isPaid &&
  !order.isInvoice &&
  !order.isAllReturned &&
  !isPaymentVoided(order);

type InvoiceableFlags = PaidFlags & Pick<OrderRow, 'isInvoice'> & Pick<Order, 'isAllReturned'>;

/** A list row has the alert only; the order has the payment's state. */
type PaidFlags = OrderFlags & Pick<OrderRow, 'paymentAlert'> & Pick<Order, 'isPaymentVoided'>;

const isAllowed = (order: OrderFlags, action: OrderAction): boolean =>
  nextOrderState(orderStateOf(order), action) !== null;
