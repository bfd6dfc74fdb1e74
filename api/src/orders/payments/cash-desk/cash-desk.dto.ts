import { CASH_DENOMINATIONS } from '@lacteos/contracts/reference/reference-data';
import {
  CASH_MOVEMENT_KINDS,
  type CashMovementKind,
  HAND_KINDS,
  type HandKind,
} from '@lacteos/contracts/counter/cash-movements';

import {
  BooleanField,
  DayField,
  EnumField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  MoneyField,
  NestedArrayField,
  PictureField,
  SortField,
  TextField,
} from '#platform/http/index.js';
import type { CashCount } from './cash-shift.entity.js';

const MAX_PIECES = 100_000;

export class CashCountDto implements CashCount {
  @EnumField(CASH_DENOMINATIONS, { description: 'Bill or coin, in pesos' })
  value: number;

  @IntField({ max: MAX_PIECES })
  count: number;
}

export class OpenShiftDto {
  @NestedArrayField(() => CashCountDto, { max: CASH_DENOMINATIONS.length })
  counts: CashCountDto[];

  @IdField({ optional: true, description: 'Left out: the first free one of the store' })
  drawerId?: number;
}

export class CloseShiftDto {
  @NestedArrayField(() => CashCountDto, { max: CASH_DENOMINATIONS.length })
  counts: CashCountDto[];

  @IdField({ optional: true, description: 'The shift to close; left out: the open one' })
  shiftId?: number;

  @TextField({ optional: true, max: 500 })
  note?: string;
}

/** `late`: open longer than SHIFT_LATE_HOURS. `differing`: closed with a difference. */
const SHIFT_STATES = ['open', 'late', 'differing'] as const;
export type ShiftState = (typeof SHIFT_STATES)[number];

const SHIFT_SORTS = ['id', 'openedAt', 'closedAt'] as const;
export type ShiftSort = (typeof SHIFT_SORTS)[number];

export class ShiftListQuery extends ListQuery {
  @EnumField(SHIFT_STATES, { optional: true })
  state?: ShiftState;

  @IntField({ optional: true, fromText: true, description: '0 is the factory' })
  storeId?: number;

  @DayField({ optional: true, description: 'Closed on this day in Colombia or later' })
  closedFrom?: string;

  @DayField({ optional: true })
  closedTo?: string;

  @SortField(SHIFT_SORTS)
  sort?: string;
}

/** Of the stores that the caller may see. Moments are those of the oldest. */
export class ShiftAttentionDto {
  @IntField()
  open: number;

  @IntField({ description: 'Open longer than SHIFT_LATE_HOURS' })
  late: number;

  @MomentField({ nullable: true })
  lateSince: string | null;

  @IntField({ description: 'Closed with a difference since `differingFrom`' })
  differing: number;

  @MoneyField({ description: 'Their differences without signs, pesos' })
  differingAmount: number;

  @MomentField({ nullable: true })
  differingSince: string | null;

  @TextField({ description: 'Day in Colombia' })
  differingFrom: string;
}

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

  @TextField({ nullable: true })
  note: string | null;

  @TextField({ nullable: true, description: 'Address of the picture of a receipt' })
  photo: string | null;

  @TextField({ description: 'Name of who recorded it' })
  user: string;
}

export class NewCashMovementDto {
  @EnumField(HAND_KINDS)
  kind: HandKind;

  @MoneyField({ min: 0.01, max: MAX_AMOUNT, description: 'Pesos, also of money that leaves the drawer' })
  amount: number;

  @TextField({ max: 200 })
  note: string;

  @PictureField({ optional: true })
  photo?: string;
}

/** Pesos; negative: out of the drawer. */
class CashByHandDto {
  @EnumField(HAND_KINDS)
  kind: HandKind;

  @MoneyField({ min: -MAX_AMOUNT })
  amount: number;
}

const BLIND = 'null: an open shift, for those who may not see it before the count';

/** Pesos; a negative difference is missing money. */
export class CashShiftDto {
  @IdField()
  id: number;

  @TextField({ description: 'Name of who opened it' })
  user: string;

  @IntField({ description: '0 is the factory' })
  storeId: number;

  @TextField()
  store: string;

  @IdField({ nullable: true, description: 'null: from before shifts had drawers' })
  drawerId: number | null;

  @TextField({ nullable: true })
  drawer: string | null;

  @MomentField()
  openedAt: string;

  @BooleanField({ description: 'Open longer than SHIFT_LATE_HOURS' })
  isLate: boolean;

  @MoneyField()
  openingCash: number;

  @NestedArrayField(() => CashCountDto)
  openingCounts: CashCountDto[];

  @MomentField({ nullable: true })
  closedAt: string | null;

  @NestedArrayField(() => CashCountDto)
  closingCounts: CashCountDto[];

  @MoneyField({ nullable: true, min: -MAX_AMOUNT, description: `Cash payments of the shift; ${BLIND}` })
  cashPayments: number | null;

  @MoneyField({ nullable: true, description: `Cash that was given back out of the drawer; ${BLIND}` })
  cashRefunds: number | null;

  @MoneyField({
    nullable: true,
    min: -MAX_AMOUNT,
    description: `What corrections of payments added or took away; ${BLIND}`,
  })
  cashCorrections: number | null;

  @MoneyField({ nullable: true, min: -MAX_AMOUNT, description: `Roundings of cash; ${BLIND}` })
  roundings: number | null;

  @NestedArrayField(() => CashByHandDto, { description: 'Movements by hand, summed by kind' })
  byHand: CashByHandDto[];

  @MoneyField({ nullable: true, min: -MAX_AMOUNT, description: BLIND })
  expectedCash: number | null;

  @NestedArrayField(() => CashCountDto, { description: 'Counted before the difference was shown' })
  firstCounts: CashCountDto[];

  @MomentField({ nullable: true })
  firstCountedAt: string | null;

  @MoneyField({ nullable: true })
  countedCash: number | null;

  @MoneyField({ nullable: true, min: -MAX_AMOUNT })
  difference: number | null;

  @TextField({ nullable: true })
  note: string | null;
}

export class DrawerDto {
  @IdField()
  id: number;

  @IntField({ description: '0 is the factory' })
  storeId: number;

  @TextField()
  store: string;

  @TextField()
  name: string;

  @BooleanField()
  active: boolean;

  @IdField({ nullable: true })
  openShiftId: number | null;

  @TextField({ nullable: true, description: 'Name of who has a shift in it' })
  openBy: string | null;
}
