import type { LedgerLine } from '@lacteos/contracts/schemas';

const CAUSES: Readonly<Record<string, string>> = {
  opening: 'Existencia inicial',
  order: 'Pedido',
  cancellation: 'Pedido cancelado',
  assignment: 'Asignación a tienda',
  manual: 'Cambio manual',
  expiry: 'Reserva vencida',
};

/** Why stock changed, with the order that it belongs to. */
export const causeText = ({ cause, orderId }: Pick<LedgerLine, 'cause' | 'orderId'>): string =>
  orderId === null ? (CAUSES[cause] ?? cause) : `${CAUSES[cause] ?? cause} ${orderId}`;

/** A change of units with its sign. */
export const deltaText = (delta: number): string => (delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`);
