import { IsNull } from 'typeorm';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { Outbox, OutboxMessage } from '#platform/outbox/index.js';
import type { OrderEntity } from '../row/order.entity.js';
import { SearchBackfill } from './search-backfill.js';
import { searchStateOf } from './search-state.js';

interface Row {
  order_id: number;
  term: string;
  state: number;
  total: number | string;
}
const DAY = 86_400_000;
const TERMS = ['#310', '*4567', '+ana pena', '3101234567', 'ana', 'pena'];

describe.each(DIALECTS)('search index rows on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let staff: string;
  let buyer: Awaited<ReturnType<TestApi['signedIn']>>;
  let product: Awaited<ReturnType<ShopBuilder['addProduct']>>;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    staff = (await api.signedIn(3)).token;
    buyer = await api.signedIn(1);
    product = await shop.addProduct();
  });
  afterAll(() => api.stop());

  const rowsOf = (id: number): Promise<Row[]> =>
    api.uow.manager.query(
      'SELECT order_id, term, state, total FROM order_search_terms WHERE order_id = ? ORDER BY term',
      [id],
    );
  const besides = async (id: number) => {
    const rows = await rowsOf(id);
    return {
      terms: rows.map(({ term }) => term).sort(),
      states: [...new Set(rows.map(({ state }) => state))],
      totals: [...new Set(rows.map(({ total }) => Number(total)))],
    };
  };
  const state = (change: Partial<OrderEntity>) => [
    searchStateOf({ isPaid: false, isDelivered: false, active: true, ...change }),
  ];
  const place = async (key: string) => {
    const order = shop.anOrder(buyer.user, [[product, 1]]);
    const { data } = await shop.place(buyer.token, order, key);
    return { id: data.id, total: order.totalPrice };
  };

  it('are removed only for orders cancelled long ago [N-16-165]', async () => {
    const cancel = async (id: number) =>
      api.call('DELETE', `/order/delete?id=${id}`, { token: await api.tokenOf(buyer.user) });
    const [open, old, late] = [await place('open'), await place('old'), await place('late')];
    await cancel(old.id);
    const cleaner = api.app.get(SearchBackfill);
    expect(await cleaner.run()).toBe(0);
    api.clock.advance(100 * DAY);
    await cancel(late.id);
    api.clock.advance(81 * DAY);
    expect(await cleaner.run()).toBe(1);
    const left = await Promise.all([open, old, late].map(async ({ id }) => (await rowsOf(id)).length > 0));
    expect(left).toEqual([true, false, true]);
    expect(await cleaner.run()).toBe(0);
    buyer = await api.signedIn(1);
    staff = (await api.signedIn(3)).token;
  });

  it('are cleaned up once a day [N-16-165]', async () => {
    const topic = 'orders.remove-old-search-words';
    const waiting = () => api.uow.manager.findBy(OutboxMessage, { topic, done_at: IsNull() });
    await api.app.get(Outbox).addRecurring(topic, api.clock.now());
    for (let day = 0; day < 2; day += 1) {
      await api.work();
      const tomorrow = new Date(api.clock.now().getTime() + DAY);
      expect((await waiting()).map(({ available_at }) => available_at)).toEqual([tomorrow]);
      api.clock.advance(DAY);
    }
    buyer = await api.signedIn(1);
    staff = (await api.signedIn(3)).token;
  });

  it('match the order from placement to dispatch', async () => {
    const { id, total } = await place('dispatched');
    const totals = [total * 100];
    expect(await besides(id)).toEqual({ terms: TERMS, states: state({}), totals });
    const payment = shop.aPayment(total, { paymentMethod: 'Nequi', transactionNumber: 'TX77' });
    await api.call('PUT', '/order/paymentResult', { token: staff, body: { id, data: payment } });
    const paid = [...TERMS, 'tx77', '#tx7'].sort();
    expect(await besides(id)).toEqual({ terms: paid, states: state({ isPaid: true }), totals });
    await api.call('PUT', '/order/delivery', { token: staff, body: { id, data: shop.aDispatch() } });
    const { states, totals: after } = await besides(id);
    expect([states, after]).toEqual([state({ isPaid: true, isDelivered: true }), totals]);
  });

  it('follow a direct change of state and total in the orders table', async () => {
    const { id } = await place('cancelled');
    await api.uow.manager.query('UPDATE orders SET active = 0, total_price = 1234 WHERE id = ?', [id]);
    expect(await besides(id)).toEqual({ terms: TERMS, states: state({ active: false }), totals: [1234] });
  });
});
