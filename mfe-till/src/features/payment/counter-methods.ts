import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';

/** Methods of the counter in the order of their keys; the last three have none. */
export const COUNTER_METHODS = [
  { key: 'cash', shortcut: 'F1', name: 'Efectivo' },
  { key: 'nequi', shortcut: 'F2', name: 'Nequi' },
  { key: 'debitCard', shortcut: 'F3', name: 'Tarjeta' },
  { key: 'bancolombiaQr', shortcut: 'F4', name: 'QR' },
  { key: 'creditCard', shortcut: null, name: 'Tarjeta Crédito' },
  { key: 'daviplata', shortcut: null, name: 'Daviplata' },
  { key: 'breB', shortcut: null, name: 'Bre-B' },
] as const;

export type CounterMethod = (typeof COUNTER_METHODS)[number]['key'];

export const methodOf = (key: CounterMethod) => PAYMENT_METHODS[key];

export const isCash = (key: CounterMethod): boolean => PAYMENT_METHODS[key].isCash;
