import { AppError, type ErrorCode } from '#platform/errors/index.js';
import {
  orderStateOf,
  type OrderAction,
  type OrderFlags,
  type OrderState,
  type StateBefore,
} from '@lacteos/contracts/order-state';

const REFUSALS = {
  registerPayment: {
    paid: 'ORDERS.ALREADY_PAID',
    dispatched: 'ORDERS.ALREADY_PAID',
    cancelled: 'ORDERS.CANCELLED',
  },
  dispatch: {
    placed: 'ORDERS.NOT_PAID',
    dispatched: 'ORDERS.ALREADY_DISPATCHED',
    cancelled: 'ORDERS.CANCELLED',
  },
  cancel: {
    paid: 'ORDERS.ALREADY_PAID',
    dispatched: 'ORDERS.ALREADY_PAID',
    cancelled: 'ORDERS.CANCELLED',
  },
  revoke: {
    placed: 'ORDERS.NOT_PAID',
    dispatched: 'ORDERS.ALREADY_DISPATCHED',
    cancelled: 'ORDERS.CANCELLED',
  },
  reopen: {
    placed: 'ORDERS.NOT_PAID',
    dispatched: 'ORDERS.ALREADY_DISPATCHED',
    cancelled: 'ORDERS.CANCELLED',
  },
  voidSale: {
    placed: 'ORDERS.NOT_PAID',
    paid: 'ORDERS.NOT_DISPATCHED',
    cancelled: 'ORDERS.CANCELLED',
  },
} as const satisfies {
  [Action in OrderAction]: Record<Exclude<OrderState, StateBefore<Action>>, ErrorCode>;
};

export function refusalOf(order: OrderFlags, action: OrderAction): AppError | null {
  const codes: Partial<Record<OrderState, ErrorCode>> = REFUSALS[action];
  const code = codes[orderStateOf(order)];
  return code ? new AppError(code) : null;
}
