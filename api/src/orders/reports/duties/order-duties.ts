import { ORDER_DUTY_NAMES, type OrderDuty } from '@lacteos/contracts/orders/order-duties';
import { orderStateOf } from '@lacteos/contracts/order-state';

import type { CreditTaskState } from '../../order/invoiceable/credit-task.entity.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import {
  SETTLED_REFUNDS,
  WAITS_FOR_PEOPLE,
  type RefundState,
} from '../../payments/refunds/refund/refund-states.js';
import type { ReturnKind, ReturnState } from '../../order/returned/return-states.js';

type Columns = 'isPaid' | 'isDelivered' | 'active' | 'invoiceState' | 'paymentAlert' | 'paidWithoutStock';

export interface DutyFacts extends Readonly<Pick<OrderEntity, Columns>> {
  readonly isPaymentVoided: boolean;
  readonly isAllReturned: boolean;
  readonly returns: readonly { readonly kind: ReturnKind; readonly state: ReturnState }[];
  readonly refunds: readonly RefundState[];
  readonly credits: readonly CreditTaskState[];
  readonly isOversold: boolean;
}

const isVoided = ({ active, isPaid, isPaymentVoided }: DutyFacts): boolean =>
  active && isPaid && isPaymentVoided;

const hasReturn = ({ returns }: DutyFacts, kind: ReturnKind, state: ReturnState): boolean =>
  returns.some((one) => one.kind === kind && one.state === state);

const isCancellationAsked = (facts: DutyFacts): boolean => hasReturn(facts, 'cancellation', 'requested');

const goesOn = (facts: DutyFacts): boolean => !isVoided(facts) && !isCancellationAsked(facts);

const isToInvoice = (facts: DutyFacts): boolean =>
  facts.active && facts.isPaid && !facts.isAllReturned && goesOn(facts);

/** The same rules in SQL stand in `duty-sql.ts`. */
const RULES = {
  'voided-payment': isVoided,
  'payment-review': (facts) =>
    facts.paymentAlert !== null &&
    facts.paymentAlert !== 'balance-due' &&
    !(facts.paymentAlert === 'voided' && isVoided(facts)),
  'balance-due': ({ paymentAlert }) => paymentAlert === 'balance-due',
  'without-stock': (facts) => facts.paidWithoutStock && orderStateOf(facts) === 'paid',
  oversold: ({ isOversold }) => isOversold,
  'cancellation-asked': isCancellationAsked,
  refund: ({ refunds }) => refunds.some((state) => WAITS_FOR_PEOPLE.includes(state)),
  'return-asked': (facts) => hasReturn(facts, 'goods', 'requested'),
  'return-awaited': (facts) => hasReturn(facts, 'goods', 'approved'),
  payment: (facts) => orderStateOf(facts) === 'placed',
  dispatch: (facts) => orderStateOf(facts) === 'paid' && goesOn(facts),
  'invoice-rejected': ({ invoiceState }) => invoiceState === 'rejected',
  'invoice-draft': (facts) => facts.invoiceState === 'draft' && isToInvoice(facts),
  invoice: (facts) => facts.invoiceState === 'none' && isToInvoice(facts),
  'credit-note-rejected': ({ credits }) => credits.includes('rejected'),
  'credit-note': ({ credits }) => credits.includes('due'),
  'refund-coming': ({ refunds }) =>
    refunds.some((state) => ![...SETTLED_REFUNDS, ...WAITS_FOR_PEOPLE].includes(state)),
} as const satisfies Record<OrderDuty, (facts: DutyFacts) => boolean>;

export const dutiesOf = (facts: DutyFacts): OrderDuty[] =>
  ORDER_DUTY_NAMES.filter((duty) => RULES[duty](facts));
