import { GOODS_FATES, type GoodsFate } from '@lacteos/contracts/orders/goods-fates';

import {
  BooleanField,
  EnumField,
  IdField,
  IntField,
  ListQuery,
  SortField,
  MomentField,
  MoneyField,
  NestedArrayField,
  PictureField,
  TextField,
} from '#platform/http/index.js';
import { RefundDto } from '../../payments/refunds/refund.dto.js';
import {
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnKind,
  type ReturnReason,
  type ReturnState,
} from '../../order/returned/return-states.js';

const MAX_LINES = 200;
const MAX_UNITS = 1_000_000;
const MAX_NOTE = 500;

export class CancelPaidDto {
  @TextField({ min: 3, max: 200, required: 'Escriba el motivo.' })
  reason: string;
}

class WantedLineDto {
  @IdField()
  productId: number;

  @IntField({ min: 1, max: MAX_UNITS })
  quantity: number;

  @EnumField(GOODS_FATES, {
    optional: true,
    description: 'Staff only, for every line: the goods are here, so that their money goes back at once',
  })
  fate?: GoodsFate;
}

export class NewReturnDto {
  @EnumField(RETURN_REASONS, { message: 'Elija el motivo.' })
  reason: ReturnReason;

  @NestedArrayField(() => WantedLineDto, { max: MAX_LINES })
  lines: WantedLineDto[];

  @TextField({ optional: true, max: MAX_NOTE })
  note?: string;

  @PictureField({ optional: true })
  photo?: string;
}

class FateDto {
  @IdField()
  productId: number;

  @EnumField(GOODS_FATES)
  fate: GoodsFate;
}

const RETURN_STEPS = ['approve', 'refuse', 'receive'] as const;

export class ReturnStepDto {
  @EnumField(RETURN_STEPS)
  step: (typeof RETURN_STEPS)[number];

  @TextField({ optional: true, max: MAX_NOTE, description: 'What the buyer reads; needed to refuse' })
  answer?: string;

  @NestedArrayField(() => FateDto, {
    optional: true,
    max: MAX_LINES,
    description: 'Of each product, with receive',
  })
  fates?: FateDto[];
}

class ReturnLineDto {
  @IdField()
  productId: number;

  @TextField()
  name: string;

  @IntField()
  quantity: number;

  @MoneyField()
  amount: number;

  @EnumField(GOODS_FATES, { nullable: true })
  fate: GoodsFate | null;
}

export class ReturnDto {
  @IdField()
  id: number;

  @IntField({ min: 1 })
  orderId: number;

  @EnumField(RETURN_KINDS)
  kind: ReturnKind;

  @EnumField(RETURN_STATES)
  state: ReturnState;

  @TextField({ description: 'The state in Spanish' })
  label: string;

  @TextField({ description: 'The reason in Spanish' })
  reason: string;

  @TextField()
  note: string;

  @TextField({ nullable: true, description: 'Address of the picture; it opens for half an hour' })
  photo: string | null;

  @TextField({ nullable: true })
  answer: string | null;

  @MoneyField()
  amount: number;

  @BooleanField()
  isByStaff: boolean;

  @MomentField()
  createdAt: string;

  @MomentField({ description: 'Of the last step' })
  updatedAt: string;

  @NestedArrayField(() => ReturnLineDto)
  lines: ReturnLineDto[];
}

class ReturnableDto {
  @IdField()
  productId: number;

  @TextField()
  name: string;

  @IntField({ description: 'Units that may still come back' })
  quantity: number;

  @MoneyField({ description: 'What one was worth, with VAT; a refund is less what the buyer withheld' })
  unitPrice: number;

  @BooleanField()
  isPerishable: boolean;
}

class ReasonDto {
  @EnumField(RETURN_REASONS)
  reason: ReturnReason;

  @TextField()
  label: string;

  @BooleanField({ description: 'Whether its term runs' })
  isOpen: boolean;

  @TextField({ description: 'Its term, for the buyer' })
  text: string;

  @BooleanField({ description: 'Whether it covers what perishes' })
  coversPerishables: boolean;
}

export class AfterSaleDto {
  @BooleanField({ description: 'Whether the paid order can be cancelled now' })
  canCancel: boolean;

  @BooleanField({ description: 'Whether the caller cancels at once; false: he asks for it' })
  cancelsAtOnce: boolean;

  @MoneyField({ description: 'Of the payment of the order: under way or given back' })
  refunded: number;

  @NestedArrayField(() => ReturnableDto)
  returnable: ReturnableDto[];

  @NestedArrayField(() => ReasonDto)
  reasons: ReasonDto[];

  @NestedArrayField(() => ReturnDto)
  returns: ReturnDto[];

  @NestedArrayField(() => RefundDto)
  refunds: RefundDto[];
}

export class ReturnListQuery extends ListQuery {
  @BooleanField({ optional: true, fromText: true, description: 'Only those that wait for staff' })
  open?: boolean;

  @EnumField(RETURN_STATES, { optional: true })
  state?: ReturnState;

  @EnumField(RETURN_KINDS, { optional: true })
  kind?: ReturnKind;

  @SortField(['createdAt', 'updatedAt'])
  sort?: string;
}
