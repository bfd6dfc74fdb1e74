import type { Centavos } from '@lacteos/contracts/money/money';
import { isAdministrator } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import type { Statement } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { CashMovementRepository } from './cash-movement.repository.js';
import type { CashMovementEntity } from './cash-movement.entity.js';
import type { CashShiftEntity } from './cash-shift.entity.js';
import { CashShiftRepository } from './cash-shift.repository.js';

export interface Drawer {
  readonly user: RequestUser;
  readonly shiftId: number | null;
}
export interface CounterCash {
  readonly orderId: number;
  /** null: the shift was closed before the sale arrived. */
  readonly shiftId: number | null;
  /** Without received cash: not cash. */
  readonly parts: readonly {
    readonly amount: Centavos;
    readonly rounding: Centavos;
    readonly received: Centavos | null;
  }[];
  readonly at: Date;
}
export interface CashCorrection {
  readonly orderId: number;
  readonly received: Centavos;
  readonly user: RequestUser;
  readonly isWithoutShift: boolean;
}

/** Locks the shift, so that none is closed without the movement. */
@Injectable()
export class CashDrawer {
  constructor(
    private readonly shifts: CashShiftRepository,
    private readonly movements: CashMovementRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param isWithoutShift confirmed by the person @throws CASH_DESK.NO_SHIFT for a cashier,
   * CASH_DESK.NO_SHIFT_UNCONFIRMED for others
   */
  async find(user: RequestUser, isWithoutShift: boolean): Promise<Drawer> {
    const shift = await this.shifts.findOpen(user.id);
    if (!shift) refuseWithoutShift(user, isWithoutShift);
    return { user, shiftId: shift?.id ?? null };
  }

  /** null: none is open. */
  async findShift({ id }: RequestUser): Promise<number | null> {
    return (await this.shifts.findOpen(id))?.id ?? null;
  }

  async isOpen(shiftId: number): Promise<boolean> {
    const shift = await this.shifts.findNamed(shiftId);
    return shift !== null && shift.closedAt === null;
  }

  /** Until the end of the transaction. @throws CASH_DESK.NO_SHIFT */
  async lockShift({ id }: RequestUser): Promise<number> {
    const shift = await this.shifts.lockOpen(id);
    if (!shift) throw new AppError('CASH_DESK.NO_SHIFT');
    return shift.id;
  }

  async findShiftIn({ id }: RequestUser, storeId: number): Promise<number | null> {
    const shift = await this.shifts.findOpen(id);
    return shift?.storeId === storeId ? shift.id : null;
  }

  /** @throws CASH_DESK.NO_SHIFT */
  async getShiftIn(user: RequestUser, storeId: number): Promise<number> {
    const shiftId = await this.findShiftIn(user, storeId);
    if (shiftId === null) throw new AppError('CASH_DESK.NO_SHIFT');
    return shiftId;
  }

  /** Cash of a sale, and its rounding by itself. @throws CASH_DESK.NO_SHIFT when the shift was closed meanwhile */
  buildSale({ orderId, shiftId, parts, at }: CounterCash, actorId: number): Statement[] {
    const movement = { shiftId, orderId, actorId, at };
    const lock =
      shiftId === null
        ? []
        : [this.movements.buildLockShift(shiftId, () => new AppError('CASH_DESK.NO_SHIFT'))];
    return [
      ...lock,
      ...parts
        .filter(({ received }) => received !== null)
        .flatMap(({ amount, rounding }) => [
          this.movements.buildInsert({ ...movement, kind: 'payment', amount }),
          ...(rounding === 0
            ? []
            : [this.movements.buildInsert({ ...movement, kind: 'rounding', amount: rounding })]),
        ]),
    ];
  }

  /** @throws as {@link find}, when the shift was closed meanwhile */
  buildPayment(
    { user, shiftId }: Drawer,
    payment: Pick<CashMovementEntity, 'kind' | 'amount' | 'at'> & {
      orderId: number;
      kind: 'payment' | 'second';
    },
  ): Statement[] {
    const lock = shiftId === null ? [] : [this.movements.buildLockShift(shiftId, () => withoutShift(user))];
    return [...lock, this.movements.buildInsert({ ...payment, shiftId, actorId: user.id })];
  }

  /** Runs in the caller's transaction. @returns the shift that pays @throws CASH_DESK.NO_SHIFT */
  async recordRefund(
    refund: { id: number; orderId: number; amount: Centavos; rounding: Centavos },
    user: RequestUser,
  ): Promise<number> {
    const shift = await this.shifts.lockOpen(user.id);
    if (!shift) throw new AppError('CASH_DESK.NO_SHIFT');
    await this.movements.insert({
      shiftId: shift.id,
      kind: 'refund',
      amount: -refund.amount as Centavos,
      orderId: refund.orderId,
      refundId: refund.id,
      actorId: user.id,
      at: this.clock.now(),
    });
    if (refund.rounding !== 0)
      await this.movements.insert({
        shiftId: shift.id,
        kind: 'rounding',
        amount: -refund.rounding as Centavos,
        orderId: refund.orderId,
        actorId: user.id,
        at: this.clock.now(),
      });
    return shift.id;
  }

  /**
   * Records the difference between cash received and its movements; requires the caller's transaction and the order's
   * lock. Shift, in this order: of the corrected movement while open, of the corrector, of who registered the
   * payment. Cash registered as another method is in the registrar's drawer.
   * @throws CASH_DESK.NO_SHIFT_UNCONFIRMED when cash is added and nobody has a shift
   */
  async recordCorrection(correction: CashCorrection): Promise<void> {
    const { orderId, received, user } = correction;
    const amount = (received - (await this.movements.receivedFor(orderId))) as Centavos;
    if (amount === 0) return;
    const corrected = await this.movements.findLastOf(orderId);
    const shift = await this.lockShiftOfCorrection(corrected, correction);
    if (!shift && amount > 0) refuseWithoutShift(user, correction.isWithoutShift);
    await this.movements.insert({
      shiftId: shift?.id ?? null,
      kind: 'correction',
      amount,
      orderId,
      correctsId: corrected?.id ?? null,
      actorId: user.id,
      at: this.clock.now(),
    });
  }

  private async lockShiftOfCorrection(
    corrected: CashMovementEntity | null,
    { orderId, user }: CashCorrection,
  ): Promise<CashShiftEntity | null> {
    const own = corrected?.shiftId ? await this.shifts.lockById(corrected.shiftId) : null;
    if (own && !own.closedAt) return own;
    const cashier = await this.movements.findCashier(orderId);
    for (const person of corrected ? [user.id, cashier] : [cashier, user.id]) {
      const open = person === null ? null : await this.shifts.lockOpen(person);
      if (open) return open;
    }
    return null;
  }
}

/** Administrators may confirm that cash stands in no shift. */
function refuseWithoutShift(user: RequestUser, isConfirmed: boolean): void {
  if (!isConfirmed || !isAdministrator(user.id_role)) throw withoutShift(user);
}

const withoutShift = ({ id_role: role }: RequestUser): AppError =>
  new AppError(isAdministrator(role) ? 'CASH_DESK.NO_SHIFT_UNCONFIRMED' : 'CASH_DESK.NO_SHIFT');
