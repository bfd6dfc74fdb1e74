import { CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';

export const AUDITED_ALERTS: Readonly<Record<PaymentAlert, string>> = {
  'double-payment': 'Pago doble',
  'paid-after-cancellation': 'Pago de un pedido cancelado',
  'wrong-amount': 'Pago por otro valor',
  voided: 'Pago anulado',
  'balance-due': 'Saldo por cobrar',
};

/** Of claims, returns, refunds and undelivered messages; a refund's entry names its step. */
export const AUDITED_STATES: Readonly<Record<string, string>> = {
  ...CLAIM_STATES,
  requested: 'Solicitada',
  approved: 'Aprobada',
  refunded: 'Dinero devuelto',
  refused: 'No aprobada',
  held: 'Por autorizar',
  pending: 'Por enviar a Wompi',
  sending: 'Enviada a Wompi',
  unknown: 'Wompi no ha respondido',
  review: 'En revisión',
  account: 'Falta la cuenta',
  approval: 'Cuenta por aprobar',
  transfer: 'Por transferir',
  cash: 'Por entregar en efectivo',
  done: 'Dinero devuelto',
  release: 'Autorizada',
  'give-account': 'Cuenta registrada',
  approve: 'Cuenta aprobada',
  'refuse-account': 'Cuenta rechazada',
  transferred: 'Transferida',
  'pay-cash': 'Entregada en efectivo',
  found: 'Wompi sí la hizo',
  'not-found': 'Wompi no la hizo',
  dead: 'Sin entregar',
  retried: 'Enviado de nuevo',
  discarded: 'Descartado',
};
