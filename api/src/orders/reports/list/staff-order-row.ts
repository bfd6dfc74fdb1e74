import { orderStateOf } from '@lacteos/contracts/order-state';

import {
  BooleanField,
  EnumField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { holdView } from '../../order/hold/hold-view.js';
import { HoldStateDto } from '../../order/row/hold-state.dto.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { orderRowView } from '../../order/row/order-view.js';
import { OrderRowDto } from '../../order/row/order.dto.js';
import { MATCHED_FIELDS, type MatchedField, type OrderMatch } from '../../order/search/order-matches.js';

class OrderMatchDto implements OrderMatch {
  @EnumField(MATCHED_FIELDS)
  field: MatchedField;

  @TextField()
  text: string;
}

export class StaffOrderRowDto extends OrderRowDto {
  @NestedField(() => HoldStateDto, { nullable: true, description: 'null: paid or cancelled' })
  hold: HoldStateDto | null;

  @MoneyField({ optional: true, description: 'What the goods that came back were worth, with VAT' })
  returned?: number;

  @BooleanField({ optional: true, description: 'Whether everything came back: nothing is left to invoice' })
  isAllReturned?: boolean;

  @MoneyField({
    optional: true,
    description: 'The same with credit notes made by hand: what was taken off its sale',
  })
  credited?: number;

  @MoneyField({
    optional: true,
    description: 'Money received: the total less what the buyer withheld; nothing on credit',
  })
  received?: number;

  @NestedArrayField(() => OrderMatchDto, { optional: true, description: 'By what a search found it' })
  foundBy?: OrderMatchDto[];
}

export const isUnpaid = (order: OrderEntity): boolean => orderStateOf(order) === 'placed';

export const staffRowView = (order: OrderEntity, endsAt: Date | null): StaffOrderRowDto => ({
  ...orderRowView(order),
  hold: isUnpaid(order) ? holdView(order, endsAt) : null,
});
