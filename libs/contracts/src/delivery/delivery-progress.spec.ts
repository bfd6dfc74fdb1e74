import {
  DELIVERY_LABELS,
  DELIVERY_STATES,
  DELIVERY_TRANSITIONS,
  INITIAL_DELIVERY_STATE,
  nextDeliveryState,
  statesBefore,
  type DeliveryState,
} from './delivery-progress.js';

describe('delivery states', () => {
  it('are all reachable from an order in preparation [N-40-250]', () => {
    const reached = new Set<DeliveryState>([INITIAL_DELIVERY_STATE]);
    for (const state of reached)
      Object.values(DELIVERY_TRANSITIONS[state]).forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...DELIVERY_STATES].sort());
  });

  it('end with the delivery or the return to the house [N-40-250]', () => {
    const ends = DELIVERY_STATES.filter((state) => Object.keys(DELIVERY_TRANSITIONS[state]).length === 0);
    expect(ends).toEqual(['delivered', 'back']);
  });

  it('refuse what the table does not list [N-40-250]', () => {
    expect(nextDeliveryState('delivered', 'fail')).toBeNull();
    expect(nextDeliveryState('preparing', 'deliver')).toBeNull();
    expect(nextDeliveryState('onTheWay', 'pack')).toBeNull();
  });

  it('name the states before an action', () => {
    expect(statesBefore('send')).toEqual(['preparing', 'packed', 'notDelivered']);
    expect(statesBefore('deliver')).toEqual(['onTheWay', 'notDelivered']);
  });

  it('have a Spanish label each', () => {
    expect(DELIVERY_STATES.map((state) => DELIVERY_LABELS[state])).toEqual([
      ...['En preparación', 'Empacado', 'En camino', 'Entregado', 'No entregado', 'De vuelta'],
    ]);
  });
});
