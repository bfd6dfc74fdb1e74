import { CASH_DENOMINATIONS } from '@lacteos/contracts/reference/reference-data';

import {
  EnumField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  MoneyField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';
import { CASH_MOVEMENT_KINDS, type CashMovementKind } from './cash-movement.entity.js';
import type { CashCount } from './cash-shift.entity.js';

const MAX_PIECES = 100_000;

class CashCountDto implements CashCount {
  @EnumField(CASH_DENOMINATIONS, { description: 'Bill or coin, in pesos' })
  value: number;

  @IntField({ max: MAX_PIECES })
  count: number;
}

export class OpenShiftDto {
  @NestedArrayField(() => CashCountDto, { max: CASH_DENOMINATIONS.length })
  counts: CashCountDto[];
}

export class CloseShiftDto extends OpenShiftDto {
  @IdField({ optional: true, description: 'The shift to close; left out: the open one' })
  shiftId?: number;

  @TextField({ optional: true, max: 500 })
  note?: string;
}

export class ShiftListQuery extends ListQuery {}

export class CashMovementsQuery extends ListQuery {
  @IdField({ optional: true, fromText: true, description: 'Left out: cash that stands in no shift' })
  shiftId?: number;
}

const MAX_AMOUNT = 1_000_000_000_000;

/** Pesos; negative: out of the drawer. */
export class CashMovementDto {
  @IdField()
  id: number;

  @EnumField(CASH_MOVEMENT_KINDS)
  kind: CashMovementKind;

  @MomentField()
  at: string;

  @MoneyField({ min: -MAX_AMOUNT })
  amount: number;

  @IdField({ nullable: true })
  orderId: number | null;

  @IdField({ nullable: true })
  shiftId: number | null;

  @IdField({ nullable: true, description: 'The movement that a correction corrects' })
  correctsId: number | null;

  @IdField({ nullable: true, description: 'The shift of that movement' })
  correctedShiftId: number | null;

  @TextField({ description: 'Name of who recorded it' })
  user: string;
}

/** Pesos; a negative difference is missing money. */
export class CashShiftDto {
  @IdField()
  id: number;

  @TextField({ description: 'Name of who opened it' })
  user: string;

  @MomentField()
  openedAt: string;

  @MoneyField()
  openingCash: number;

  @NestedArrayField(() => CashCountDto)
  openingCounts: CashCountDto[];

  @MomentField({ nullable: true })
  closedAt: string | null;

  @NestedArrayField(() => CashCountDto)
  closingCounts: CashCountDto[];

  @MoneyField({ min: -MAX_AMOUNT, description: 'Cash payments of the shift' })
  cashPayments: number;

  @MoneyField({ description: 'Cash that was given back out of the drawer' })
  cashRefunds: number;

  @MoneyField({ min: -MAX_AMOUNT, description: 'What corrections of payments added or took away' })
  cashCorrections: number;

  @MoneyField({ min: -MAX_AMOUNT })
  expectedCash: number;

  @MoneyField({ nullable: true })
  countedCash: number | null;

  @MoneyField({ nullable: true, min: -MAX_AMOUNT })
  difference: number | null;

  @TextField({ nullable: true })
  note: string | null;
}
