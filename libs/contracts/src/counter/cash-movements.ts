/** Recorded by the cashier. */
export const HAND_MOVEMENTS = {
  withdrawal: 'Retiro a la caja fuerte',
  expense: 'Gasto',
  deposit: 'Consignación al banco',
  change: 'Cambio traído',
} as const satisfies Readonly<Record<string, string>>;
export type HandKind = keyof typeof HAND_MOVEMENTS;
export const HAND_KINDS = Object.keys(HAND_MOVEMENTS) as readonly HandKind[];

/**
 * `second`: of an order paid or cancelled before. `correction`: of a wrongly registered payment. `earlier`: cash from
 * before movements were recorded. `rounding`: to the smallest coin, of a payment or refund.
 */
export const CASH_MOVEMENTS = {
  payment: 'Pago',
  second: 'Segundo pago',
  refund: 'Devolución',
  correction: 'Corrección',
  earlier: 'Antes de llevar movimientos',
  rounding: 'Redondeo',
  ...HAND_MOVEMENTS,
} as const satisfies Readonly<Record<string, string>>;
export type CashMovementKind = keyof typeof CASH_MOVEMENTS;
export const CASH_MOVEMENT_KINDS = Object.keys(CASH_MOVEMENTS) as readonly CashMovementKind[];
