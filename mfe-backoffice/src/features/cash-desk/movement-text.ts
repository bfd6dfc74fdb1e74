import type { CashMovement } from '@lacteos/contracts/schemas';

const KINDS: Readonly<Record<CashMovement['kind'], string>> = {
  payment: 'Pago',
  second: 'Segundo pago',
  refund: 'Devolución',
  correction: 'Corrección',
  earlier: 'Antes de llevar movimientos',
};

export function movementText({ id, kind, correctsId, correctedShiftId }: CashMovement): string {
  const name = `${KINDS[kind]} n.º ${id}`;
  if (correctsId === null) return name;
  const where = correctedShiftId === null ? 'sin turno' : `del turno ${correctedShiftId}`;
  return `${name}: corrige el n.º ${correctsId}, ${where}`;
}
