import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import type { Order, OrderRow } from '@lacteos/contracts/schemas';
import { orderStateOf } from '@lacteos/contracts/order-state';

import { isPaymentVoided } from '#features/order-list';

export type OrderAlert = PaymentAlert | 'without-stock';
export type AlertEnding = 'refund' | 'cancel' | 'ask-payment' | 'resolve';
export type AlertAction = 'take-stock' | 'collect' | AlertEnding;

/** Recommended action first. */
const ALERT_ACTIONS: Readonly<Record<OrderAlert, readonly AlertAction[]>> = {
  'without-stock': ['take-stock'],
  'double-payment': ['refund', 'resolve'],
  'paid-after-cancellation': ['refund', 'resolve'],
  'wrong-amount': ['refund', 'resolve'],
  voided: ['cancel', 'ask-payment', 'resolve'],
  'balance-due': ['collect', 'resolve'],
};
const BEFORE_DISPATCH: readonly AlertAction[] = ['cancel', 'ask-payment'];

type AlertedOrder = OrderRow & Pick<Order, 'isPaymentVoided'>;
const RESOLVE_TEXTS: Readonly<Record<PaymentAlert, string>> = {
  'double-payment': 'Ya devolví uno de los pagos',
  'paid-after-cancellation': 'Ya devolví el pago',
  'wrong-amount': 'Ya revisé el valor',
  voided: 'Ya revisé la transacción',
  'balance-due': 'No se va a cobrar',
};

export function alertsOf(order: AlertedOrder): readonly OrderAlert[] {
  const { paidWithoutStock, paymentAlert } = order;
  const isOwing = orderStateOf(order) === 'paid' && isPaymentVoided(order);
  return [
    ...(paidWithoutStock ? (['without-stock'] as const) : []),
    ...(paymentAlert ? [paymentAlert] : []),
    ...(isOwing && paymentAlert === null ? (['voided'] as const) : []),
  ];
}

const ENDING_TEXTS: Readonly<Record<Exclude<AlertEnding, 'resolve'>, string>> = {
  refund: 'Devolver este pago',
  cancel: 'Cancelar el pedido',
  'ask-payment': 'Pedir otro pago',
};

export const endingText = (ending: AlertEnding, alert: PaymentAlert): string =>
  ending === 'resolve' ? RESOLVE_TEXTS[alert] : ENDING_TEXTS[ending];

export function actionsOf(order: AlertedOrder, alert: OrderAlert): readonly AlertAction[] {
  const isWaiting = orderStateOf(order) === 'paid';
  // Confirming does not bring the money back.
  const isOwing = isWaiting && alert === 'voided' && isPaymentVoided(order);
  return ALERT_ACTIONS[alert].filter((action) =>
    action === 'resolve' ? !isOwing : isWaiting || !BEFORE_DISPATCH.includes(action),
  );
}
