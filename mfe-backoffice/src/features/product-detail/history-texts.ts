import type { LedgerLine } from '@lacteos/contracts/schemas';

const CAUSES: Readonly<Record<string, string>> = {
  opening: 'Existencia inicial',
  order: 'Pedido',
  cancellation: 'Pedido cancelado',
  assignment: 'Asignación a tienda',
  manual: 'Cambio manual',
  expiry: 'Reserva vencida',
};

export const causeText = ({ cause, orderId }: Pick<LedgerLine, 'cause' | 'orderId'>): string =>
  orderId === null ? (CAUSES[cause] ?? cause) : `${CAUSES[cause] ?? cause} ${orderId}`;

export const deltaText = (delta: number): string => (delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`);
