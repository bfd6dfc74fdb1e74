import { refusalOf } from './order-refusals.js';
import { nextOrderState, ORDER_STATES, STATE_FLAGS, type OrderAction } from '@lacteos/contracts/order-state';

describe('order refusals', () => {
  it.each(['registerPayment', 'dispatch', 'cancel', 'revoke', 'reopen'] as const)(
    'reject %s in exactly the states without that transition [N-15-022]',
    (action: OrderAction) => {
      const refused = ORDER_STATES.filter((state) => refusalOf(STATE_FLAGS[state], action) !== null);
      expect(refused).toEqual(ORDER_STATES.filter((state) => nextOrderState(state, action) === null));
    },
  );

  it('name the reason by error code [N-15-022]', () => {
    expect(refusalOf(STATE_FLAGS.placed, 'dispatch')?.code).toBe('ORDERS.NOT_PAID');
    expect(refusalOf(STATE_FLAGS.dispatched, 'dispatch')?.code).toBe('ORDERS.ALREADY_DISPATCHED');
    expect(refusalOf(STATE_FLAGS.paid, 'cancel')?.code).toBe('ORDERS.ALREADY_PAID');
    expect(refusalOf(STATE_FLAGS.cancelled, 'registerPayment')?.code).toBe('ORDERS.CANCELLED');
  });
});
