import { recipientName, type OrderRow, type PaymentAlert } from '@lacteos/contracts';

/** The status texts of the orders table, to the letter. */
export const STATUS_TEXTS = { true: 'pedido activo', false: 'pedido cancelado' } as const;
export const PAYMENT_TEXTS = { true: 'Aprobado', false: 'No registra pago' } as const;
export const DELIVERY_TEXTS = { true: 'Despachado', false: 'No registra envio' } as const;

/** What is wrong with a payment, in the badge of the orders table; the order page says what to do. */
export const PAYMENT_ALERT_TEXTS: Readonly<Record<PaymentAlert, string>> = {
  'double-payment': 'pago doble',
  'paid-after-cancellation': 'pago tras cancelar',
  'wrong-amount': 'valor distinto',
  voided: 'pago anulado',
};

export const DELETE_QUESTION =
  '¿Estás seguro de que deseas eliminar esta orden? Esta acción no se puede deshacer.';
export const DELETED = '¡Orden eliminada con éxito!.';
export const NOT_DELETED = 'No se pudo eliminar la orden. Intentelo nuevamente';
export const DELETION_FAILED = 'Eliminación fallida. Verifique el estado de la orden.';

/**
 * What to tell after a deletion that failed: to look at the order when its state forbids it (409) or when no answer
 * came, so that it may have been deleted; to try again after any other answer of the server.
 */
export const deletionFailureText = (status: number): string =>
  status === 409 || status === 0 ? DELETION_FAILED : NOT_DELETED;

/** Text of one of the yes-or-no columns. */
export const textOf = (texts: { true: string; false: string }, value: boolean): string =>
  value ? texts.true : texts.false;

/** Who receives the order. */
export const customerName = ({ shippingAddress }: Pick<OrderRow, 'shippingAddress'>): string =>
  recipientName(shippingAddress);

/** An order can be deleted (cancelled) while it is unpaid and not cancelled already. */
export const isDeletable = ({ isPaid, active }: Pick<OrderRow, 'isPaid' | 'active'>): boolean =>
  !isPaid && active;

/** A paid order goes on its way once. */
export const canBeDispatched = ({ active, isPaid, isDelivered }: OrderState): boolean =>
  active && isPaid && !isDelivered;

/** A paid order is invoiced once. */
export const canBeInvoiced = ({ active, isPaid, isInvoice }: OrderState): boolean =>
  active && isPaid && !isInvoice;

type OrderState = Pick<OrderRow, 'active' | 'isPaid' | 'isDelivered' | 'isInvoice'>;
