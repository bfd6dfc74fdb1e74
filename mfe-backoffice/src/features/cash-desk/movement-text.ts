import { CASH_MOVEMENTS } from '@lacteos/contracts/counter/cash-movements';
import type { CashMovement } from '@lacteos/contracts/schemas';

export function movementText({ id, kind, correctsId, correctedShiftId }: CashMovement): string {
  const name = `${CASH_MOVEMENTS[kind]} n.º ${id}`;
  if (correctsId === null) return name;
  const where = correctedShiftId === null ? 'sin turno' : `del turno ${correctedShiftId}`;
  return `${name}: corrige el n.º ${correctsId}, ${where}`;
}
