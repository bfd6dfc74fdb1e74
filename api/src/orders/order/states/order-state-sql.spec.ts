import { flagsOf, isInState } from './order-state-sql.js';
import { ORDER_STATES, orderStateOf, STATE_FLAGS, type OrderState } from '@lacteos/contracts/order-state';

/** Evaluates the condition for the flags of a state. */
const matches = (condition: string, state: OrderState): boolean => {
  const { isPaid, isDelivered, active } = STATE_FLAGS[state];
  const row = new Map([
    ['is_paid', isPaid],
    ['is_delivered', isDelivered],
    ['active', active],
  ]);
  return condition.split(' AND ').every((part) => {
    const [column = '', value] = part.split(' = ');
    return row.get(column) === (value === '1');
  });
};

describe('the SQL condition of an order state', () => {
  it.each(ORDER_STATES)('matches only %s orders', (state) => {
    expect(ORDER_STATES.filter((each) => matches(isInState([state]), each))).toEqual([state]);
  });

  it('matches several states by their common flags [N-15-020]', () => {
    const condition = isInState(['paid', 'dispatched']);
    expect(condition).toBe('is_paid = 1 AND active = 1');
    expect(ORDER_STATES.filter((state) => matches(condition, state))).toEqual(['paid', 'dispatched']);
  });

  it('uses the alias of a joined table', () => {
    expect(isInState(['paid'], 'o')).toBe('o.is_paid = 1 AND o.is_delivered = 0 AND o.active = 1');
  });

  it.each([[[]], [['placed', 'dispatched']]] as OrderState[][][])(
    'rejects %j, which common flags cannot distinguish from other states',
    (states) => {
      expect(() => isInState(states)).toThrow('no flags tell');
    },
  );

  it('converts numeric and boolean flags of a raw row to a state', () => {
    expect(orderStateOf(flagsOf({ is_paid: 1, is_delivered: 0, active: true }))).toBe('paid');
  });
});
