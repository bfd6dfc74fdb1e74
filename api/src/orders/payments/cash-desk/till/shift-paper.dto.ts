import { CASH_MOVEMENT_KINDS, type CashMovementKind } from '@lacteos/contracts/counter/cash-movements';

import {
  EnumField,
  IdField,
  IntField,
  MomentField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { CashCountDto } from '../cash-desk.dto.js';

const MAX_AMOUNT = 1_000_000_000_000;
const BLIND = 'null: an open shift, for those who may not see it before the count';

/** Pesos with VAT. */
class PaperMethodDto {
  @TextField()
  method: string;

  @IntField()
  count: number;

  @MoneyField({ min: -MAX_AMOUNT })
  amount: number;
}

/** Sales at the till, without voided ones. */
class PaperSalesDto {
  @IntField()
  count: number;

  @IntField()
  voided: number;

  @NestedArrayField(() => PaperMethodDto, { description: 'Without cash for those who may not see it yet' })
  byMethod: PaperMethodDto[];
}

/** Pesos; negative: out of the drawer. */
class PaperMovementDto {
  @EnumField(CASH_MOVEMENT_KINDS)
  kind: CashMovementKind;

  @MoneyField({ min: -MAX_AMOUNT })
  amount: number;

  @IdField({ nullable: true })
  orderId: number | null;

  @TextField({ nullable: true })
  note: string | null;

  @MomentField()
  at: string;
}

/** Opening, cash of the sales, roundings, refunds and movements make the expected cash. Pesos. */
export class ShiftPaperDto {
  @EnumField(['X', 'Z'], { description: 'X while the shift is open, Z once it is closed' })
  kind: 'X' | 'Z';

  @IdField({ description: 'Number of the shift' })
  number: number;

  @TextField()
  store: string;

  @TextField({ nullable: true })
  drawer: string | null;

  @TextField()
  cashier: string;

  @MomentField()
  openedAt: string;

  @MomentField({ nullable: true })
  closedAt: string | null;

  @MoneyField()
  opening: number;

  @NestedField(() => PaperSalesDto)
  sales: PaperSalesDto;

  @NestedArrayField(() => PaperMovementDto, {
    max: 10_000,
    description: 'Cash of the drawer beside sales at the till and their refunds',
  })
  movements: PaperMovementDto[];

  @MoneyField({ nullable: true, description: `Cash that was given back, without voided sales; ${BLIND}` })
  refunds: number | null;

  @MoneyField({ nullable: true, min: -MAX_AMOUNT, description: BLIND })
  roundings: number | null;

  @MoneyField({ nullable: true, min: -MAX_AMOUNT, description: BLIND })
  expected: number | null;

  @MoneyField({ nullable: true })
  counted: number | null;

  @MoneyField({ nullable: true, min: -MAX_AMOUNT })
  difference: number | null;

  @TextField({ nullable: true })
  note: string | null;

  @NestedArrayField(() => CashCountDto)
  counts: CashCountDto[];
}
