import { PROBLEM_DUTIES, type OrderDuty } from '@lacteos/contracts/orders/order-duties';
import { PAYMENT_ALERTS } from '@lacteos/contracts/reference/reference-data';

import type { CreditTaskState } from '../../order/invoiceable/credit-task.entity.js';
import { isInState } from '../../order/states/order-state-sql.js';
import { ALL_RETURNED } from '../../order/returned/returned-sql.js';
import {
  REFUND_STATES,
  SETTLED_REFUNDS,
  WAITS_FOR_PEOPLE,
  type RefundState,
} from '../../payments/refunds/refund/refund-states.js';
import type { ReturnKind, ReturnState } from '../../order/returned/return-states.js';

// Each subquery reads the few rows that an index of its own table gives; the orders are then found by id.
const VOIDED_IDS = `SELECT paid.id FROM payments AS void JOIN orders AS paid ON paid.id = void.order_id
  WHERE void.outcome = 'voided' AND paid.is_paid = 1 AND paid.active = 1
    AND INSTR(paid.payment_result, CONCAT('"', void.transaction_id, '"')) > 0`;
const IS_VOIDED = `orders.id IN (${VOIDED_IDS})`;

const returnIds = (kind: ReturnKind, state: ReturnState): string =>
  `SELECT asked.order_id FROM returns AS asked WHERE asked.state = '${state}' AND asked.kind = '${kind}'`;
const hasReturn = (kind: ReturnKind, state: ReturnState): string =>
  `orders.id IN (${returnIds(kind, state)})`;

const hasRefund = (states: readonly RefundState[]): string =>
  `orders.id IN (SELECT money.order_id FROM refunds AS money WHERE money.state IN (${quoted(states)}))`;

const hasCredit = (state: CreditTaskState): string =>
  `orders.id IN (SELECT task.order_id FROM order_credit_tasks AS task WHERE task.state = '${state}')`;

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

const partsOf = (value: string, table: string, alias: string, states: readonly string[], more = ''): string =>
  `(SELECT ${value} FROM ${table} AS ${alias} WHERE ${alias}.order_id = orders.id
    AND ${alias}.state IN (${quoted(states)})${more})`;
const waitingRefunds = (value: string): string => partsOf(value, 'refunds', 'money', WAITS_FOR_PEOPLE);
const goods = (value: string, state: ReturnState): string =>
  partsOf(value, 'returns', 'asked', [state], " AND asked.kind = 'goods'");
/** A cancelled order's whole total, otherwise what came back: its cause is 'return-' and the id. */
const credits = (state: CreditTaskState): string =>
  `CASE WHEN orders.active = 0 THEN orders.total_price ELSE ${partsOf(
    'SUM((SELECT SUM(back.amount) FROM returns AS back WHERE back.id = CAST(SUBSTR(task.cause, 8) AS UNSIGNED)))',
    'order_credit_tasks',
    'task',
    [state],
  )} END`;

/** In centavos; by default the order's total. */
export const DUTY_AMOUNTS: Readonly<Partial<Record<OrderDuty, string>>> = {
  'balance-due':
    '(SELECT SUM(part.balance_due) FROM order_withholdings AS part WHERE part.order_id = orders.id)',
  refund: waitingRefunds('SUM(money.amount)'),
  'return-asked': goods('SUM(asked.amount)', 'requested'),
  'return-awaited': goods('SUM(asked.amount)', 'approved'),
  'credit-note-rejected': credits('rejected'),
  'credit-note': credits('due'),
};

/** By default since the payment. */
export const DUTY_STARTS: Readonly<Partial<Record<OrderDuty, string>>> = {
  refund: waitingRefunds('MIN(money.created_at)'),
  'return-asked': goods('MIN(asked.created_at)', 'requested'),
  'return-awaited': goods('MIN(asked.updated_at)', 'approved'),
};

const GOES_ON = `orders.id NOT IN (${VOIDED_IDS}) AND orders.id NOT IN (${returnIds('cancellation', 'requested')})`;

const isToInvoice = (state: 'none' | 'draft'): string =>
  `orders.invoice_state = '${state}' AND orders.is_paid = 1 AND orders.active = 1 AND ${GOES_ON}
    AND orders.id NOT IN (${ALL_RETURNED})`;

const REVIEWED = PAYMENT_ALERTS.filter((alert) => alert !== 'balance-due');

/** The same rules as in `order-duties.ts`, on the row `orders`. */
export const DUTY_CONDITIONS: Readonly<Record<OrderDuty, string>> = {
  'voided-payment': IS_VOIDED,
  'payment-review': `orders.id IN (SELECT alert.id FROM orders AS alert WHERE alert.payment_alert IN (${quoted(REVIEWED)}))
    AND NOT (orders.payment_alert = 'voided' AND ${IS_VOIDED})`,
  'balance-due': "orders.payment_alert = 'balance-due'",
  'without-stock': `orders.paid_without_stock = 1 AND ${isInState(['paid'], 'orders')}`,
  oversold: 'orders.id IN (SELECT sold.order_id FROM oversold_lines sold WHERE sold.checked_at IS NULL)',
  'cancellation-asked': hasReturn('cancellation', 'requested'),
  refund: hasRefund(WAITS_FOR_PEOPLE),
  'return-asked': hasReturn('goods', 'requested'),
  'return-awaited': hasReturn('goods', 'approved'),
  payment: isInState(['placed'], 'orders'),
  dispatch: `${isInState(['paid'], 'orders')} AND ${GOES_ON}`,
  'invoice-rejected': "orders.invoice_state = 'rejected'",
  'invoice-draft': isToInvoice('draft'),
  invoice: isToInvoice('none'),
  'credit-note-rejected': hasCredit('rejected'),
  'credit-note': hasCredit('due'),
  'refund-coming': hasRefund(
    REFUND_STATES.filter((state) => ![...SETTLED_REFUNDS, ...WAITS_FOR_PEOPLE].includes(state)),
  ),
};

/** Each part reads the few rows that its index gives; a union inside of IN would be asked for every order. */
export const PROBLEM_IDS = PROBLEM_DUTIES.map(
  (duty) => `SELECT orders.id AS id FROM orders WHERE ${DUTY_CONDITIONS[duty]}`,
).join(' UNION ');
export const HAS_PROBLEM = `orders.id IN (SELECT hurt.id FROM (${PROBLEM_IDS}) AS hurt)`;
