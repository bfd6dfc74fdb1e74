import { centavos, fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import type { HandKind } from '@lacteos/contracts/counter/cash-movements';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { CashMovementDto, NewCashMovementDto } from '../cash-desk.dto.js';
import { CashMovementRepository } from '../cash-movement.repository.js';
import { CashShiftRepository } from '../cash-shift.repository.js';
import { expectedOf, movementView } from '../shift-view.js';

/** Sign of the amount: out of the drawer or into it. */
const SIGNS: Readonly<Record<HandKind, 1 | -1>> = { withdrawal: -1, expense: -1, deposit: -1, change: 1 };

@Injectable()
export class HandMovements {
  constructor(
    private readonly work: UnitOfWork,
    private readonly shifts: CashShiftRepository,
    private readonly movements: CashMovementRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** In the caller's open shift. @throws CASH_DESK.NO_SHIFT, CASH_DESK.NOT_ENOUGH, which tells no sum */
  record(
    { kind, amount: pesos, note, photo }: NewCashMovementDto,
    user: RequestUser,
  ): Promise<CashMovementDto> {
    const amount = centavos(SIGNS[kind] * fromPesos(pesos));
    return this.work.run(async () => {
      const shift = await this.shifts.lockOpen(user.id);
      if (!shift) throw new AppError('CASH_DESK.NO_SHIFT');
      if (amount < 0) await this.refuseMoreThanInDrawer(shift, amount);
      const movement = await this.movements.record({
        ...{ shiftId: shift.id, kind, amount, note, photo: photo || null },
        ...{ actorId: user.id, at: this.clock.now() },
      });
      await this.audit.record({
        actorId: user.id,
        action: 'cash-desk.moved',
        subject: 'cash-shift',
        subjectId: shift.id,
        before: null,
        after: { kind, amount: pesos, note },
      });
      return movementView(movement);
    });
  }

  private async refuseMoreThanInDrawer(
    { id, openingCash }: { id: number; openingCash: Centavos },
    amount: Centavos,
  ): Promise<void> {
    const sumsOf = await this.movements.sumsOf([id]);
    if (expectedOf(openingCash, sumsOf(id)) + amount < 0) throw new AppError('CASH_DESK.NOT_ENOUGH');
  }
}
