import type { OrderRow, PaymentAlert } from '@lacteos/contracts';

/** What needs a person: an alert of a payment, or missing units. */
export type OrderAlert = PaymentAlert | 'without-stock';
/** What can be done about it: take the units, give the payment back, or say what was done. */
export type AlertAction = 'take-stock' | 'refund' | 'resolve';

/** What each alert offers, the right one first. The one place that names it. */
export const ALERT_ACTIONS: Readonly<Record<OrderAlert, readonly AlertAction[]>> = {
  'without-stock': ['take-stock'],
  'double-payment': ['refund', 'resolve'],
  'paid-after-cancellation': ['refund', 'resolve'],
  'wrong-amount': ['refund', 'resolve'],
  voided: ['resolve'],
};
/** What a button that gives a payment back says. */
export const REFUND_TEXT = 'Devolver este pago';
/** What a button that ends an alert says. */
export const RESOLVE_TEXTS: Readonly<Record<PaymentAlert, string>> = {
  'double-payment': 'Ya devolví uno de los pagos',
  'paid-after-cancellation': 'Ya devolví el pago',
  'wrong-amount': 'Ya revisé el valor',
  voided: 'Ya revisé la transacción',
};

/** The alerts of an order. */
export const alertsOf = ({ paidWithoutStock, paymentAlert }: OrderRow): readonly OrderAlert[] => [
  ...(paidWithoutStock ? (['without-stock'] as const) : []),
  ...(paymentAlert ? [paymentAlert] : []),
];
