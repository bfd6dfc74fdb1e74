import { centavos, fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { CashShiftDto, CloseShiftDto } from './cash-desk.dto.js';
import { CashMovementRepository } from './cash-movement.repository.js';
import type { CashCount, CashShiftEntity } from './cash-shift.entity.js';
import { CashShiftRepository } from './cash-shift.repository.js';
import { CashShiftService } from './cash-shift.service.js';
import { cashOf, expectedOf } from './shift-view.js';

const EXPLAIN = 'Explique la diferencia.';

/** `difference`: counted, and to be explained before the shift closes. */
type Closing =
  | { readonly isClosed: true; readonly id: number }
  | { readonly isClosed: false; readonly difference: Centavos };

@Injectable()
export class CloseShiftService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly shifts: CashShiftRepository,
    private readonly movements: CashMovementRepository,
    private readonly views: CashShiftService,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Stores the expected cash. A difference beyond the setting needs a note: without one the count is stored as typed,
   * and the difference told with `errors.note`. Closing a shift by id again returns it as closed.
   * @throws CASH_DESK.NO_SHIFT, CASH_DESK.SHIFT_NOT_FOUND, CASH_DESK.DIFFERENCE with `errors.difference` in pesos
   */
  async close(closing: CloseShiftDto, user: RequestUser): Promise<CashShiftDto> {
    const outcome = await this.work.run(async (): Promise<Closing> => {
      const shift = await this.lockOwn(closing.shiftId ?? null, user);
      return shift.closedAt ? { isClosed: true, id: shift.id } : this.closeLocked(shift, closing, user);
    });
    if (outcome.isClosed) return this.views.get(outcome.id, user);
    throw new AppError('CASH_DESK.DIFFERENCE', {
      errors: { note: EXPLAIN, difference: toPesos(outcome.difference) },
    });
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
    shift: CashShiftEntity,
    { counts, note }: CloseShiftDto,
    user: RequestUser,
  ): Promise<Closing> {
    const { id, openingCash } = shift;
    const sumsOf = await this.movements.sumsOf([id]);
    const expectedCash = expectedOf(openingCash, sumsOf(id));
    const countedCash = cashOf(counts);
    const difference = centavos(countedCash - expectedCash);
    const words = note?.trim() ? note : null;
    if (Math.abs(difference) > fromPesos(this.config.cashDesk.differenceWords) && words === null) {
      await this.recordCount(shift, counts, user);
      return { isClosed: false, difference };
    }
    const closedAt = this.clock.now();
    await this.shifts.close(id, { closedAt, closingCounts: counts, countedCash, expectedCash, note: words });
    await this.audit.record({
      actorId: user.id,
      action: 'cash-desk.closed',
      subject: 'cash-shift',
      subjectId: id,
      before: { openingCash: toPesos(openingCash) },
      after: { expectedCash: toPesos(expectedCash), countedCash: toPesos(countedCash), note: words },
    });
    return { isClosed: true, id };
  }

  /** Keeps the first count; later ones are in the audit trail. */
  private async recordCount(
    { id, firstCounts }: CashShiftEntity,
    counts: CashCount[],
    user: RequestUser,
  ): Promise<void> {
    if (!firstCounts) await this.shifts.recordFirstCount(id, counts, this.clock.now());
    await this.audit.record({
      actorId: user.id,
      action: 'cash-desk.counted',
      subject: 'cash-shift',
      subjectId: id,
      before: null,
      after: { countedCash: toPesos(cashOf(counts)), counts: piecesText(counts) },
    });
  }
}

const piecesText = (counts: readonly CashCount[]): string =>
  counts.map(({ value, count }) => `${count} × ${value}`).join(', ');
