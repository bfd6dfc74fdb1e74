/**
 * `placed`: awaits payment. `paid`: awaits dispatch. `dispatched`: on its way or delivered. `cancelled`: closed
 * before dispatch; a paid one keeps its flag, because its money is in the books.
 */
export const ORDER_STATES = ['placed', 'paid', 'dispatched', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
/** `voidSale`: of a sale over the counter, whose goods and money go back at once. */
export type OrderAction = 'registerPayment' | 'dispatch' | 'cancel' | 'revoke' | 'reopen' | 'voidSale';

type Steps = Partial<Record<OrderAction, OrderState>>;

/** Unlisted actions are refused. */
export const ORDER_TRANSITIONS = {
  placed: { registerPayment: 'paid', cancel: 'cancelled' },
  paid: { dispatch: 'dispatched', revoke: 'cancelled', reopen: 'placed' },
  dispatched: { voidSale: 'cancelled' },
  cancelled: {},
} as const satisfies Record<OrderState, Steps>;

export type StateBefore<Action extends OrderAction> = {
  [State in OrderState]: Action extends keyof (typeof ORDER_TRANSITIONS)[State] ? State : never;
}[OrderState];

export const INITIAL_ORDER_STATE: OrderState = 'placed';

/** The state's columns; lists are filtered by each. */
export interface OrderFlags {
  isPaid: boolean;
  isDelivered: boolean;
  active: boolean;
}
export const STATE_FLAGS = {
  placed: { isPaid: false, isDelivered: false, active: true },
  paid: { isPaid: true, isDelivered: false, active: true },
  dispatched: { isPaid: true, isDelivered: true, active: true },
  cancelled: { isPaid: false, isDelivered: false, active: false },
} as const satisfies Record<OrderState, OrderFlags>;

export function orderStateOf({ active, isDelivered, isPaid }: OrderFlags): OrderState {
  if (!active) return 'cancelled';
  if (isDelivered) return 'dispatched';
  return isPaid ? 'paid' : 'placed';
}

export function nextOrderState(state: OrderState, action: OrderAction): OrderState | null {
  const steps: Steps = ORDER_TRANSITIONS[state];
  return steps[action] ?? null;
}

export function stepOf(action: OrderAction): { from: OrderState[]; to: OrderState } {
  const from = ORDER_STATES.filter((state) => nextOrderState(state, action) !== null);
  const [to] = from.flatMap((state) => nextOrderState(state, action) ?? []);
  if (!to) throw new Error(`no order can be changed by ${action}`);
  return { from, to };
}
