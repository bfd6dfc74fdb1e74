import {
  INITIAL_ORDER_STATE,
  nextOrderState,
  ORDER_TRANSITIONS,
  orderStateOf,
  type OrderState,
} from './order-state.js';

const flags = { isPaid: false, isDelivered: false, active: true };

describe('order states', () => {
  it('reaches every state from a placed order', () => {
    const reached = new Set<OrderState>([INITIAL_ORDER_STATE]);
    for (const state of reached) Object.values(ORDER_TRANSITIONS[state]).forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual(Object.keys(ORDER_TRANSITIONS).sort());
  });

  it('allows to cancel an unpaid order only', () => {
    expect(nextOrderState('placed', 'cancel')).toBe('cancelled');
    expect(nextOrderState('paid', 'cancel')).toBeNull();
    expect(nextOrderState('dispatched', 'cancel')).toBeNull();
    expect(nextOrderState('cancelled', 'cancel')).toBeNull();
  });

  it('dispatches paid orders only', () => {
    expect(nextOrderState('placed', 'dispatch')).toBeNull();
    expect(nextOrderState('paid', 'dispatch')).toBe('dispatched');
  });

  it('reads the state from the flags of a row', () => {
    expect(orderStateOf(flags)).toBe('placed');
    expect(orderStateOf({ ...flags, isPaid: true })).toBe('paid');
    expect(orderStateOf({ ...flags, isPaid: true, isDelivered: true })).toBe('dispatched');
    expect(orderStateOf({ ...flags, active: false })).toBe('cancelled');
  });
});
