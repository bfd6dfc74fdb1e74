import {
  INITIAL_ORDER_STATE,
  nextOrderState,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  orderStateOf,
  STATE_FLAGS,
  stepOf,
  type OrderAction,
  type OrderState,
} from './order-state.js';

const flags = { isPaid: false, isDelivered: false, active: true };

describe('order states', () => {
  it('are all reachable from a placed order [N-15-020]', () => {
    const reached = new Set<OrderState>([INITIAL_ORDER_STATE]);
    for (const state of reached) Object.values(ORDER_TRANSITIONS[state]).forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual(Object.keys(ORDER_TRANSITIONS).sort());
  });

  it('allow cancellation of unpaid orders only', () => {
    expect(nextOrderState('placed', 'cancel')).toBe('cancelled');
    expect(nextOrderState('paid', 'cancel')).toBeNull();
    expect(nextOrderState('dispatched', 'cancel')).toBeNull();
    expect(nextOrderState('cancelled', 'cancel')).toBeNull();
  });

  it('allow dispatch of paid orders only', () => {
    expect(nextOrderState('placed', 'dispatch')).toBeNull();
    expect(nextOrderState('paid', 'dispatch')).toBe('dispatched');
  });

  it('are derived from the flags of a row', () => {
    expect(orderStateOf(flags)).toBe('placed');
    expect(orderStateOf({ ...flags, isPaid: true })).toBe('paid');
    expect(orderStateOf({ ...flags, isPaid: true, isDelivered: true })).toBe('dispatched');
    expect(orderStateOf({ ...flags, active: false })).toBe('cancelled');
  });

  it('have unique flags each [N-15-020]', () => {
    expect(ORDER_STATES.map((state) => orderStateOf(STATE_FLAGS[state]))).toEqual([...ORDER_STATES]);
  });

  it.each(['registerPayment', 'dispatch', 'cancel', 'revoke', 'reopen'] as const)(
    'change by %s to one state, whatever the previous one',
    (action: OrderAction) => {
      const { from, to } = stepOf(action);
      expect(from).not.toEqual([]);
      expect(from.map((state) => nextOrderState(state, action))).toEqual(from.map(() => to));
    },
  );
});
