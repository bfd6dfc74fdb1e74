import { centavos, fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import { CashierStores } from '#partners/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { Page } from '#platform/http/index.js';
import { StockLocation } from '#products/index.js';
import type { CashMovementDto, CashShiftDto, CloseShiftDto } from './cash-desk.dto.js';
import { CashMovementRepository, type CashSums, type NamedMovement } from './cash-movement.repository.js';
import type { CashCount, CashShiftEntity } from './cash-shift.entity.js';
import { CashShiftRepository, type NamedShift } from './cash-shift.repository.js';

type Rows = Pick<Page, 'skip' | 'take'>;

const cashOf = (counts: readonly CashCount[]): Centavos =>
  centavos(counts.reduce((sum, { value, count }) => sum + fromPesos(value) * count, 0));

@Injectable()
export class CashShiftService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly shifts: CashShiftRepository,
    private readonly movements: CashMovementRepository,
    private readonly cashiers: CashierStores,
    private readonly locations: StockLocation,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async current(user: RequestUser): Promise<CashShiftDto | null> {
    const open = await this.shifts.findOpen(user.id);
    return open && this.get(open.id);
  }

  async list(user: RequestUser, rows: Rows): Promise<{ shifts: CashShiftDto[]; total: number }> {
    const { shifts, total } = await this.shifts.list(await this.storesOf(user), rows);
    const sumsOf = await this.movements.sumsOf(shifts.map(({ id }) => id));
    return { shifts: shifts.map((shift) => viewOf(shift, sumsOf(shift.id))), total };
  }

  /** null: those of no shift, for administrators. `sum` in pesos. @throws CASH_DESK.SHIFT_NOT_FOUND */
  async listMovements(
    shiftId: number | null,
    user: RequestUser,
    rows: Rows,
  ): Promise<{ movements: CashMovementDto[]; total: number; sum: number }> {
    const stores = await this.storesOf(user);
    if (stores) {
      const shift = shiftId === null ? null : await this.shifts.find(shiftId);
      if (!shift || !stores.includes(shift.storeId)) throw new AppError('CASH_DESK.SHIFT_NOT_FOUND');
    }
    const { movements, total, sum } = await this.movements.page(shiftId, rows);
    return { movements: movements.map(movementView), total, sum: toPesos(sum) };
  }

  async storesOf({ id, id_role: role }: RequestUser): Promise<number[] | null> {
    return role === ROLES.cashier ? (await this.cashiers.storesOf(id)).map((store) => store.id) : null;
  }

  /**
   * @param chosenStore for a cashier of several stores @throws CASH_DESK.SHIFT_OPEN, CART.NO_STORE, AUTH.FORBIDDEN
   * for a store that is not theirs
   */
  async open(counts: CashCount[], user: RequestUser, chosenStore: number | null): Promise<CashShiftDto> {
    const storeId = await this.locations.findStore(user, chosenStore);
    if (storeId === null) throw new AppError('CART.NO_STORE');
    const shift = {
      userId: user.id,
      storeId,
      openedAt: this.clock.now(),
      openingCounts: counts,
      openingCash: cashOf(counts),
    };
    try {
      const id = await this.work.run(async () => {
        const opened = await this.shifts.open(shift);
        await this.audit.record({
          actorId: user.id,
          action: 'cash-desk.opened',
          subject: 'cash-shift',
          subjectId: opened,
          before: null,
          after: { openingCash: toPesos(shift.openingCash) },
        });
        return opened;
      });
      return await this.get(id);
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('CASH_DESK.SHIFT_OPEN');
      throw error;
    }
  }

  /**
   * Stores the expected cash; a difference needs a note. Closing a shift by id again returns it as closed.
   * @throws CASH_DESK.NO_SHIFT, CASH_DESK.SHIFT_NOT_FOUND, VALIDATION.FAILED
   */
  async close(closing: CloseShiftDto, user: RequestUser): Promise<CashShiftDto> {
    const id = await this.work.run(async () => {
      const shift = await this.lockOwn(closing.shiftId ?? null, user);
      if (!shift.closedAt) await this.closeLocked(shift, closing, user);
      return shift.id;
    });
    return this.get(id);
  }

  private async lockOwn(shiftId: number | null, user: RequestUser): Promise<CashShiftEntity> {
    if (shiftId === null) {
      const open = await this.shifts.lockOpen(user.id);
      if (!open) throw new AppError('CASH_DESK.NO_SHIFT');
      return open;
    }
    const shift = await this.shifts.lockById(shiftId);
    if (shift?.userId !== user.id) throw new AppError('CASH_DESK.SHIFT_NOT_FOUND');
    return shift;
  }

  private async closeLocked(
    { id, openingCash }: CashShiftEntity,
    { counts, note }: CloseShiftDto,
    user: RequestUser,
  ): Promise<void> {
    const sumsOf = await this.movements.sumsOf([id]);
    const expectedCash = expectedOf(openingCash, sumsOf(id));
    const countedCash = cashOf(counts);
    if (countedCash !== expectedCash && !note?.trim())
      throw new AppError('VALIDATION.FAILED', { errors: { note: 'Explique la diferencia.' } });
    const closedAt = this.clock.now();
    await this.shifts.close(id, {
      closedAt,
      closingCounts: counts,
      countedCash,
      expectedCash,
      note: note ?? null,
    });
    await this.audit.record({
      actorId: user.id,
      action: 'cash-desk.closed',
      subject: 'cash-shift',
      subjectId: id,
      before: { openingCash: toPesos(openingCash) },
      after: { expectedCash: toPesos(expectedCash), countedCash: toPesos(countedCash), note: note ?? null },
    });
  }

  private async get(id: number): Promise<CashShiftDto> {
    const [shift, sumsOf] = await Promise.all([this.shifts.get(id), this.movements.sumsOf([id])]);
    return viewOf(shift, sumsOf(id));
  }
}

const expectedOf = (openingCash: Centavos, { payments, refunds, corrections }: CashSums): Centavos =>
  centavos(openingCash + payments - refunds + corrections);

function viewOf(shift: NamedShift, sums: CashSums): CashShiftDto {
  const { id, user, openedAt, openingCash, openingCounts, closedAt, closingCounts, countedCash, note } =
    shift;
  const expected = shift.expectedCash ?? expectedOf(openingCash, sums);
  return {
    id,
    user,
    openedAt: openedAt.toISOString(),
    openingCash: toPesos(openingCash),
    openingCounts,
    closedAt: closedAt?.toISOString() ?? null,
    closingCounts: closingCounts ?? [],
    cashPayments: toPesos(sums.payments),
    cashRefunds: toPesos(sums.refunds),
    cashCorrections: toPesos(sums.corrections),
    expectedCash: toPesos(expected),
    countedCash: countedCash === null ? null : toPesos(countedCash),
    difference: countedCash === null ? null : toPesos(centavos(countedCash - expected)),
    note,
  };
}

const movementView = (movement: NamedMovement): CashMovementDto => ({
  id: movement.id,
  kind: movement.kind,
  at: movement.at.toISOString(),
  amount: toPesos(movement.amount),
  orderId: movement.orderId,
  shiftId: movement.shiftId,
  correctsId: movement.correctsId,
  correctedShiftId: movement.correctedShiftId,
  user: movement.user,
});
