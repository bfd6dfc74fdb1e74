import type { SeenChange } from './live-link.js';
import { countNews, newsText, pendingOf } from './pending-changes.js';

const ORDERS = { one: 'pedido', many: 'pedidos' };
const aChange = (change: Partial<SeenChange> = {}): SeenChange => ({
  key: 'o1',
  subject: 'order',
  id: '7',
  name: 'OrderPaid',
  by: 3,
  at: '2026-11-20T12:00:00.000Z',
  happenedAt: 10_000,
  ...change,
});

describe('pending live changes of a list', () => {
  it('exclude changes read since, other subjects, and everything before the first read [N-17-404]', () => {
    const state = { changes: [aChange()], unknownSince: 0 };
    expect(pendingOf(state, { subject: 'order', requestedAt: 9_000 }, 4)).toHaveLength(1);
    expect(pendingOf(state, { subject: 'order', requestedAt: 12_000 }, 4)).toEqual([]);
    expect(pendingOf(state, { subject: 'product', requestedAt: 9_000 }, 4)).toEqual([]);
    expect(pendingOf(state, { subject: 'order', requestedAt: 0 }, 4)).toEqual([]);
  });

  it("exclude the user's own changes and their effects [N-33-301]", () => {
    const state = {
      changes: [
        aChange({ key: 'own', by: 4 }),
        aChange({ key: 'effect', by: null, name: 'StockTakenAgain', happenedAt: 10_200 }),
        aChange({ key: 'of another order', id: '8', by: null, happenedAt: 10_200 }),
        aChange({ key: 'of a colleague', by: 3, happenedAt: 10_300 }),
        aChange({ key: 'of the system, later', by: null, happenedAt: 14_000 }),
      ],
      unknownSince: 0,
    };
    const keysFor = (userId: number | null) =>
      pendingOf(state, { subject: 'order', requestedAt: 10_100 }, userId).map(({ key }) => key);
    expect(keysFor(4)).toEqual(['of another order', 'of a colleague', 'of the system, later']);
    expect(keysFor(null)).toHaveLength(5);
  });

  it('count a row once, new rows not shown yet, and changes of shown rows [N-17-404]', () => {
    const changes = [
      aChange({ id: '8', name: 'OrderPlaced' }),
      aChange({ id: '8' }),
      aChange({ id: '9', name: 'OrderPlaced' }),
      aChange({ id: '7' }),
      aChange({ id: '7', name: 'OrderDispatched' }),
      aChange({ id: '1' }),
    ];
    expect(countNews(changes, (id) => id === '7')).toEqual({ fresh: 2, changed: 1 });
    expect(countNews(changes, (id) => id === '9')).toEqual({ fresh: 1, changed: 0 });
  });

  it.each([
    [0, 0, null],
    [1, 0, '1 pedido nuevo'],
    [3, 0, '3 pedidos nuevos'],
    [0, 1, '1 pedido cambió'],
    [2, 2, '2 pedidos nuevos y 2 cambiaron'],
  ])('describe %s new and %s changed rows as %s [N-17-404]', (fresh, changed, text) => {
    expect(newsText({ fresh, changed }, ORDERS)).toBe(text);
  });

  it('agree with feminine nouns', () => {
    const nouns = { one: 'tienda', many: 'tiendas', isFeminine: true };
    expect(newsText({ fresh: 2, changed: 0 }, nouns)).toBe('2 tiendas nuevas');
  });
});
