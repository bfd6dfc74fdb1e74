import { centavos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { CashMovementRepository } from '../cash-movement.repository.js';
import { CashShiftService } from '../cash-shift.service.js';
import { expectedOf, isBlindTo } from '../shift-view.js';
import type { ShiftPaperDto } from './shift-paper.dto.js';
import { ShiftPaperRepository } from './shift-paper.repository.js';

@Injectable()
export class ShiftPapers {
  constructor(
    private readonly shifts: CashShiftService,
    private readonly movements: CashMovementRepository,
    private readonly papers: ShiftPaperRepository,
  ) {}

  /** Of an open shift, who is blind sees no cash of sales. @throws CASH_DESK.SHIFT_NOT_FOUND */
  async getPaper(id: number, user: RequestUser): Promise<ShiftPaperDto> {
    const shift = await this.shifts.findVisible(id, user);
    if (!shift) throw new AppError('CASH_DESK.SHIFT_NOT_FOUND');
    const isBlind = isBlindTo(shift, user);
    const [sumsOf, sales, movements, refunded] = await Promise.all([
      this.movements.sumsOf([id]),
      this.papers.salesOf(id, isBlind),
      this.papers.movementsOf(id, isBlind),
      this.papers.refundedOf(id),
    ]);
    const sums = sumsOf(id);
    const { openingCash, countedCash, closedAt } = shift;
    const expected = shift.expectedCash ?? expectedOf(openingCash, sums);
    const shown = (amount: Centavos): number | null => (isBlind ? null : toPesos(amount));
    return {
      kind: closedAt ? 'Z' : 'X',
      number: id,
      store: shift.store,
      drawer: shift.drawer,
      cashier: shift.user,
      openedAt: shift.openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      opening: toPesos(openingCash),
      sales,
      movements,
      refunds: shown(refunded),
      roundings: shown(sums.roundings),
      expected: shown(expected),
      counted: countedCash === null ? null : toPesos(countedCash),
      difference: countedCash === null ? null : toPesos(centavos(countedCash - expected)),
      note: shift.note,
      counts: shift.closingCounts ?? [],
    };
  }
}
