import { centavos, fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { ROLES } from '@lacteos/contracts/reference/roles';
import { HAND_KINDS } from '@lacteos/contracts/counter/cash-movements';

import type { RequestUser } from '#platform/access/index.js';
import type { CashMovementDto, CashShiftDto } from './cash-desk.dto.js';
import type { CashSums, NamedMovement } from './cash-movement.repository.js';
import type { CashCount, CashShiftEntity } from './cash-shift.entity.js';
import type { NamedShift } from './cash-shift.repository.js';

const HOUR_MS = 3_600_000;

export interface ShiftViewing {
  readonly isBlind: boolean;
  /** Shifts opened before are late. */
  readonly lateBefore: Date;
}

export const cashOf = (counts: readonly CashCount[]): Centavos =>
  centavos(counts.reduce((sum, { value, count }) => sum + fromPesos(value) * count, 0));

export const expectedOf = (openingCash: Centavos, { total }: CashSums): Centavos =>
  centavos(openingCash + total);

/** The expected cash is hidden from people who count, except super administrators. */
export const isBlindTo = (
  { closedAt }: Pick<CashShiftEntity, 'closedAt'>,
  { id_role: role }: Pick<RequestUser, 'id_role'>,
): boolean => closedAt === null && role !== ROLES.superAdmin;

export const lateBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

export function shiftView(
  shift: NamedShift,
  sums: CashSums,
  { isBlind, lateBefore: late }: ShiftViewing,
): CashShiftDto {
  const { openedAt, openingCash, closedAt, countedCash } = shift;
  const expected = shift.expectedCash ?? expectedOf(openingCash, sums);
  const shown = (amount: Centavos): number | null => (isBlind ? null : toPesos(amount));
  return {
    id: shift.id,
    user: shift.user,
    storeId: shift.storeId,
    store: shift.store,
    drawerId: shift.drawerId,
    drawer: shift.drawer,
    openedAt: openedAt.toISOString(),
    isLate: closedAt === null && openedAt < late,
    openingCash: toPesos(openingCash),
    openingCounts: shift.openingCounts,
    closedAt: closedAt?.toISOString() ?? null,
    closingCounts: shift.closingCounts ?? [],
    firstCounts: shift.firstCounts ?? [],
    firstCountedAt: shift.firstCountedAt?.toISOString() ?? null,
    cashPayments: shown(sums.payments),
    cashRefunds: shown(sums.refunds),
    cashCorrections: shown(sums.corrections),
    roundings: shown(sums.roundings),
    byHand: HAND_KINDS.flatMap((kind) => {
      const amount = sums.byHand[kind];
      return amount === undefined ? [] : [{ kind, amount: toPesos(amount) }];
    }),
    expectedCash: shown(expected),
    countedCash: countedCash === null ? null : toPesos(countedCash),
    difference: countedCash === null ? null : toPesos(centavos(countedCash - expected)),
    note: shift.note,
  };
}

export const movementView = (movement: NamedMovement): CashMovementDto => ({
  id: movement.id,
  kind: movement.kind,
  at: movement.at.toISOString(),
  amount: toPesos(movement.amount),
  orderId: movement.orderId,
  shiftId: movement.shiftId,
  correctsId: movement.correctsId,
  correctedShiftId: movement.correctedShiftId,
  note: movement.note,
  photo: movement.photo,
  user: movement.user,
});
