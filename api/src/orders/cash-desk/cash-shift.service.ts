import { centavos, fromPesos, toPesos, type Centavos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { CashShiftDto } from './cash-desk.dto.js';
import type { CashCount } from './cash-shift.entity.js';
import { CashShiftRepository, type NamedShift } from './cash-shift.repository.js';

/** Total of counted bills and coins. */
const cashOf = (counts: readonly CashCount[]): Centavos =>
  centavos(counts.reduce((sum, { value, count }) => sum + fromPesos(value) * count, 0));

@Injectable()
export class CashShiftService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly shifts: CashShiftRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The user's open shift, or null. */
  async current(user: RequestUser): Promise<CashShiftDto | null> {
    const open = await this.shifts.findOpen(user.id);
    return open && this.view(await this.shifts.get(open.id));
  }

  /** A page of the shifts of all users, newest first. */
  async list(skip: number, take: number): Promise<{ shifts: CashShiftDto[]; total: number }> {
    const { shifts, total } = await this.shifts.list(skip, take);
    return { shifts: await Promise.all(shifts.map((shift) => this.view(shift))), total };
  }

  /** Opens a shift with the counted cash. @throws CASH_DESK.SHIFT_OPEN */
  async open(counts: CashCount[], user: RequestUser): Promise<CashShiftDto> {
    const shift = {
      userId: user.id,
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
      return this.view(await this.shifts.get(id));
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('CASH_DESK.SHIFT_OPEN');
      throw error;
    }
  }

  /** Closes the user's shift with the counted cash and stores the expected amount. @throws CASH_DESK.NO_SHIFT */
  async close(counts: CashCount[], note: string | null, user: RequestUser): Promise<CashShiftDto> {
    const id = await this.work.run(async () => {
      await this.shifts.lockOpen(user.id);
      const open = await this.shifts.findOpen(user.id);
      if (!open) throw new AppError('CASH_DESK.NO_SHIFT');
      const closedAt = this.clock.now();
      const payments = await this.shifts.cashPayments(user.id, open.openedAt, closedAt);
      const refunds = await this.shifts.cashRefunds(open.id);
      const expectedCash = centavos(open.openingCash + payments - refunds);
      const countedCash = cashOf(counts);
      const closing = { closedAt, closingCounts: counts, countedCash, expectedCash, note };
      if (!(await this.shifts.close(open.id, closing))) throw new AppError('CASH_DESK.NO_SHIFT');
      await this.audit.record({
        actorId: user.id,
        action: 'cash-desk.closed',
        subject: 'cash-shift',
        subjectId: open.id,
        before: { openingCash: toPesos(open.openingCash) },
        after: { expectedCash: toPesos(expectedCash), countedCash: toPesos(countedCash), note },
      });
      return open.id;
    });
    return this.view(await this.shifts.get(id));
  }

  private async view(shift: NamedShift): Promise<CashShiftDto> {
    const {
      id,
      user,
      userId,
      openedAt,
      openingCash,
      openingCounts,
      closedAt,
      closingCounts,
      countedCash,
      note,
    } = shift;
    const refunds = await this.shifts.cashRefunds(id);
    const expected =
      shift.expectedCash ??
      centavos(openingCash - refunds + (await this.shifts.cashPayments(userId, openedAt, this.clock.now())));
    return {
      id,
      user,
      openedAt: openedAt.toISOString(),
      openingCash: toPesos(openingCash),
      openingCounts,
      closedAt: closedAt?.toISOString() ?? null,
      closingCounts: closingCounts ?? [],
      cashPayments: toPesos(centavos(expected + refunds - openingCash)),
      cashRefunds: toPesos(refunds),
      expectedCash: toPesos(expected),
      countedCash: countedCash === null ? null : toPesos(countedCash),
      difference: countedCash === null ? null : toPesos(centavos(countedCash - expected)),
      note,
    };
  }
}
