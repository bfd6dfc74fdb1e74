import { recipientName } from '@lacteos/contracts/orders/dispatch-registration';
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

/** What is missing of an invoice that was begun, in the badge of the orders table. */
export const INVOICE_BADGES: Readonly<Partial<Record<OrderInvoiceState, string>>> = {
  draft: 'borrador sin enviar',
  rejected: 'factura rechazada',
};

export const MATCH_TEXTS: Readonly<Record<NonNullable<StaffOrderRow['foundBy']>[number]['field'], string>> = {
  id: 'Id',
  document: 'Documento',
  name: 'Nombre',
  company: 'Empresa',
  phone: 'Teléfono',
  transaction: 'Transacción',
  guide: 'Guía',
  invoice: 'Factura',
};

/** What is wrong with a payment, in the badge of the orders table; the order page says what to do. */
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

/**
 * Text after a failed deletion: look at the order when its state forbids it (409) or without an answer, because it may
 * be deleted; otherwise try again.
 */
export const deletionFailureText = (status: number): string =>
  status === 409 || status === 0 ? DELETION_FAILED : NOT_DELETED;

/** Text of one of the yes-or-no columns. */
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

/** Whether the invoice of an order is stored in SIIGO and nobody has sent it to the DIAN. */
const isInvoiceDraft = ({ invoiceState }: Pick<OrderRow, 'invoiceState'>): boolean =>
  invoiceState === 'draft';

/** What makes the invoice of an order go to the DIAN. */
export const invoiceActionText = (order: Pick<OrderRow, 'invoiceState'>): string =>
  isInvoiceDraft(order) ? 'Enviar a la DIAN' : 'Facturar';

/** A paid order of which the buyer kept something is invoiced once; a draft or a rejected invoice does not count. */
export const canBeInvoiced = (order: InvoiceableFlags): boolean =>
  STATE_FLAGS[orderStateOf(order)].isPaid &&
  !order.isInvoice &&
  !order.isAllReturned &&
  !isPaymentVoided(order);

type InvoiceableFlags = PaidFlags & Pick<OrderRow, 'isInvoice'> & Pick<Order, 'isAllReturned'>;

/** A row of a list has its alert only; the order itself says what became of its payment. */
type PaidFlags = OrderFlags & Pick<OrderRow, 'paymentAlert'> & Pick<Order, 'isPaymentVoided'>;

const isAllowed = (order: OrderFlags, action: OrderAction): boolean =>
  nextOrderState(orderStateOf(order), action) !== null;
