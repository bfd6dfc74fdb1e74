import type { CashMovement, NewCashMovement } from '@lacteos/contracts/schemas';

export type HandKind = NewCashMovement['kind'];

export const HAND_KINDS: readonly { value: HandKind; label: string }[] = [
  { value: 'expense', label: 'Gasto menor' },
  { value: 'withdrawal', label: 'Retiro a la caja fuerte' },
  { value: 'deposit', label: 'Consignación al banco' },
  { value: 'change', label: 'Cambio traído' },
];

const KINDS: Readonly<Record<CashMovement['kind'], string>> = {
  payment: 'Venta',
  second: 'Segundo pago',
  refund: 'Devolución',
  correction: 'Corrección',
  earlier: 'Antes de llevar movimientos',
  rounding: 'Redondeo',
  withdrawal: 'Retiro a la caja fuerte',
  expense: 'Gasto menor',
  deposit: 'Consignación al banco',
  change: 'Cambio traído',
};

export const kindText = (kind: CashMovement['kind']): string => KINDS[kind];
