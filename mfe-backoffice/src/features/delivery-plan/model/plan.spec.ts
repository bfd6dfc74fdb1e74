import { aPlanZone, aStop } from '#testing/a-plan';
import { courierCsv } from './courier-csv';
import { canJoinRoute, inOrder, loadText, moveId, placeAt, stopPlace } from './plan';

describe('the order of a route', () => {
  it.each([
    [2, 0, [2, 1, 3]],
    [1, 1, [2, 1, 3]],
    [1, 9, [2, 3, 1]],
    [3, -1, [3, 1, 2]],
  ])('moves %d to place %d [N-40-410]', (id, place, moved) =>
    expect(moveId([1, 2, 3], id, place)).toEqual(moved),
  );

  it('takes the place of a dropped row from the middles of the others [N-40-410]', () => {
    expect([5, 60, 500].map((height) => placeAt([20, 100], height))).toEqual([0, 1, 2]);
  });

  it('leaves out ids that the plan does not know', () => {
    const stops = [aStop({ orderId: 1 }), aStop({ orderId: 2 })];
    expect(inOrder(stops, [2, 9, 1]).map(({ orderId }) => orderId)).toEqual([2, 1]);
  });
});

describe('a stop of the plan', () => {
  it.each([
    ['a packed one', {}, true],
    ['one that waits for its payment', { isPaid: false }, false],
    ['one of a route', { routeId: 7 }, false],
    ['one on its way', { state: 'onTheWay' }, false],
    ['one that nobody received', { state: 'notDelivered' }, true],
  ] as const)('may join a route: %s [N-40-411]', (_case, given, canJoin) =>
    expect(canJoinRoute(aStop(given))).toBe(canJoin),
  );

  it('names its municipality, and its zone the places that are taken [N-40-411]', () => {
    expect(stopPlace(aStop())).toBe('Calle 10 # 20-30, Villavicencio');
    expect(loadText(aPlanZone({ booked: 12 }))).toBe('12 de 60 pedidos');
    expect(loadText(aPlanZone({ capacity: null }))).toBe('1 pedido');
    expect(loadText(aPlanZone({ group: 'noDay', total: 2 }))).toBe('2 pedidos');
  });
});

describe('the file for a courier', () => {
  it('has a row for each order, and runs no formula of a name [N-40-412]', () => {
    const stops = [aStop({ name: '=1+1', notes: 'Torre "B"; 201' }), aStop({ orderId: 42 })];
    const [head, first, second, end] = courierCsv(stops).split('\r\n');
    expect(head).toBe(
      '\uFEFF"Pedido";"Destinatario";"Teléfono";"Dirección";"Ciudad";"Departamento";"Código DANE";"Notas";"Unidades";"Frío"',
    );
    expect(first).toBe(
      '"41";"\'=1+1";"3100000000";"Calle 10 # 20-30";"Villavicencio";"Meta";"50001";"Torre ""B""; 201";"4";"SI"',
    );
    expect(second).toContain('"42";"Ana Rojas"');
    expect(end).toBe('');
  });
});
