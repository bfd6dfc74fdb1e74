/** Where an order stands; `isPaid`, `isDelivered` and `active` of the row say the same in three flags. */
export type OrderState = 'placed' | 'paid' | 'dispatched' | 'cancelled';
/** What can be done to an order. */
export type OrderAction = 'registerPayment' | 'dispatch' | 'cancel';

/** Every allowed step; an action that a state does not list is refused. */
export const ORDER_TRANSITIONS = {
  placed: { registerPayment: 'paid', cancel: 'cancelled' },
  paid: { dispatch: 'dispatched' },
  dispatched: {},
  cancelled: {},
} as const satisfies Record<OrderState, Partial<Record<OrderAction, OrderState>>>;

export const INITIAL_ORDER_STATE: OrderState = 'placed';

/** Reads the state from the flags of an order row. */
export function orderStateOf(order: { isPaid: boolean; isDelivered: boolean; active: boolean }): OrderState {
  if (!order.active) return 'cancelled';
  if (order.isDelivered) return 'dispatched';
  return order.isPaid ? 'paid' : 'placed';
}

/** The state that an action leads to, or null when the state does not allow it. */
export function nextOrderState(state: OrderState, action: OrderAction): OrderState | null {
  const steps: Partial<Record<OrderAction, OrderState>> = ORDER_TRANSITIONS[state];
  return steps[action] ?? null;
}
