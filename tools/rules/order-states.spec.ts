import { expect, it } from '@jest/globals';
import * as order from '@lacteos/contracts/order-state';
import * as delivery from '@lacteos/contracts/delivery/delivery-progress';
import { drawnPage, orderDiagrams, readPage, stateDiagram } from './order-states.mjs';

it('docs/architecture.md draws what an order may pass through; npm run order-states writes it [N-40-257]', () => {
  expect(readPage()).toBe(drawnPage(orderDiagrams(order, delivery)));
});

it('a drawing has each state, each way and each end of its table [N-40-257]', () => {
  const drawn = stateDiagram({ here: { send: 'there' }, there: {} }, 'here', { there: 'Allá' });
  expect(drawn.split('\n').slice(1, -1)).toEqual([
    'stateDiagram-v2',
    '  here: here',
    '  there: Allá',
    '  [*] --> here',
    '  here --> there: send',
    '  there --> [*]',
  ]);
});

it('a page without the place for the drawing is refused [N-40-257]', () => {
  expect(() => drawnPage([], '# Architecture')).toThrow('no place for the states of orders');
});
