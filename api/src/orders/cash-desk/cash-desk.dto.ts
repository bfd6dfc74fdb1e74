import { PAYMENT_FILTER_NAMES, CASH_DENOMINATIONS } from '@lacteos/contracts';

import {
  DayField,
  EnumField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  MoneyField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';
import type { CashCount } from './cash-shift.entity.js';

const MAX_PIECES = 100_000;

/** Days in Colombia, both included. */
export class MethodTotalsQuery {
  @DayField({ optional: true })
  paidFrom?: string;

  @DayField({ optional: true })
  paidTo?: string;

  @EnumField(PAYMENT_FILTER_NAMES, { optional: true })
  paymentMethod?: string;
}

/** Payments by one method, in pesos. */
export class MethodTotalDto {
  @TextField()
  paymentMethod: string;

  @IntField()
  orders: number;

  @MoneyField()
  total: number;
}

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
  @TextField({ optional: true, max: 500 })
  note?: string;
}

export class ShiftListQuery extends ListQuery {}

/** A cash shift; amounts in pesos. A negative difference is missing money. */
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

  @MoneyField({ description: 'Cash payments that the user registered since' })
  cashPayments: number;

  @MoneyField({ description: 'Cash that the user gave back out of the drawer since' })
  cashRefunds: number;

  @MoneyField()
  expectedCash: number;

  @MoneyField({ nullable: true })
  countedCash: number | null;

  @MoneyField({ nullable: true, min: -1_000_000_000_000 })
  difference: number | null;

  @TextField({ nullable: true })
  note: string | null;
}
