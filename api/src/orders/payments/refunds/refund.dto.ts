import { REFUND_ACCOUNT_KINDS } from '@lacteos/contracts/orders/refund-accounts';

import {
  EnumField,
  IdField,
  IntField,
  ListQuery,
  SortField,
  MomentField,
  MoneyField,
  NestedField,
  DigitsField,
  NameField,
  TextField,
  DayField,
  BooleanField,
} from '#platform/http/index.js';
import { REFUND_STATES, REFUND_WAYS, type RefundState, type RefundWay } from './refund/refund-states.js';

const REQUIRED = 'Escriba este dato.';

/** Stored encrypted until the transfer is registered. */
export class RefundAccountDto {
  @NameField({ min: 3, max: 120, required: REQUIRED })
  holder: string;

  @DigitsField({ min: 4, max: 20, required: REQUIRED, description: 'Identification of the holder' })
  identification: string;

  @NameField({ min: 3, max: 60, required: REQUIRED })
  bank: string;

  @EnumField(REFUND_ACCOUNT_KINDS)
  kind: (typeof REFUND_ACCOUNT_KINDS)[number];

  @DigitsField({ min: 5, max: 30, required: REQUIRED })
  number: string;
}

const REFUND_ACTIONS = [
  'release',
  'give-account',
  'approve',
  'refuse-account',
  'transferred',
  'pay-cash',
  'found',
  'not-found',
] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

export class RefundActionDto {
  @EnumField(REFUND_ACTIONS)
  action: RefundAction;

  @NestedField(() => RefundAccountDto, { optional: true, description: 'With give-account' })
  account?: RefundAccountDto;

  @TextField({ optional: true, max: 60, description: 'Number of the transfer, with transferred' })
  paymentNumber?: string;
}

export class RefundDto {
  @IdField()
  id: number;

  @MoneyField()
  amount: number;

  @EnumField(REFUND_WAYS)
  way: RefundWay;

  @EnumField(REFUND_STATES)
  state: RefundState;

  @TextField({ description: 'The state in Spanish' })
  label: string;

  @TextField({ description: 'What the buyer has to know of the way back' })
  text: string;

  @MomentField()
  createdAt: string;

  @MomentField({ nullable: true })
  doneAt: string | null;
}

export class StaffRefundDto extends RefundDto {
  @IntField({ min: 1 })
  orderId: number;

  @TextField()
  reason: string;

  @TextField({ nullable: true, description: 'Why it waits' })
  detail: string | null;

  @NestedField(() => RefundAccountDto, { nullable: true })
  account: RefundAccountDto | null;

  @BooleanField({
    description: 'Whether the caller entered the account, so that another person has to approve it',
  })
  isEnteredByMe: boolean;

  @BooleanField({ description: 'Whether the buyer entered the account, from the page of the order' })
  isEnteredByBuyer: boolean;

  @BooleanField({ description: 'Whether the caller began it, so that another person has to release it' })
  isBegunByMe: boolean;

  @TextField({ nullable: true })
  paymentNumber: string | null;

  @MomentField({ description: 'Of the last step' })
  updatedAt: string;
}

/** `search` is an order number. */
export class RefundListQuery extends ListQuery {
  @BooleanField({ optional: true, fromText: true, description: 'Only those that wait for people' })
  open?: boolean;

  @BooleanField({
    optional: true,
    fromText: true,
    description: "'Dinero devuelto': only money that was paid out; less debt is none",
  })
  paidOut?: boolean;

  /** Days in Colombia. */
  @DayField({ optional: true })
  doneFrom?: string;

  @DayField({ optional: true })
  doneTo?: string;

  @EnumField(REFUND_STATES, { optional: true })
  state?: RefundState;

  @EnumField(REFUND_WAYS, { optional: true })
  way?: RefundWay;

  @SortField(['createdAt', 'updatedAt'])
  sort?: string;
}

/** Days in Colombia, both included. */
export class RefundTotalQuery {
  @DayField({ optional: true })
  from?: string;

  @DayField({ optional: true })
  to?: string;
}

export class RefundTotalDto {
  @MoneyField({ description: "'Dinero devuelto': money that was paid out to buyers in these days" })
  total: number;
}
