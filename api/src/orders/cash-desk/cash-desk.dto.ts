import { CASH_DENOMINATIONS } from '@lacteos/contracts';

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
} from '../../platform/http/index.js';
import { ALL_METHODS } from '../order/new-order.dto.js';
import { WOMPI_LABEL } from '../order/order-list.query.js';
import type { CashCount } from './cash-shift.entity.js';

const MOST_PIECES = 100_000;

/** Days in Colombia, both included. */
export class MethodTotalsQuery {
  @DayField({ optional: true })
  paidFrom?: string;

  @DayField({ optional: true })
  paidTo?: string;

  @EnumField([...ALL_METHODS, WOMPI_LABEL], { optional: true })
  paymentMethod?: string;
}

/** What was paid by one method, in pesos. */
export class MethodTotalDto {
  @TextField()
  paymentMethod: string;

  @IntField()
  orders: number;

  @MoneyField()
  total: number;
}

export class CashCountDto implements CashCount {
  @EnumField(CASH_DENOMINATIONS, { description: 'Bill or coin, in pesos' })
  value: number;

  @IntField({ max: MOST_PIECES })
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

/** A shift at the cash desk; amounts in pesos, a difference below 0 is money that is missing. */
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

  @MoneyField()
  expectedCash: number;

  @MoneyField({ nullable: true })
  countedCash: number | null;

  @MoneyField({ nullable: true, min: -1_000_000_000_000 })
  difference: number | null;

  @TextField({ nullable: true })
  note: string | null;
}
