import { DataSource } from 'typeorm';

import { DIALECTS, startApi, type TestApi } from '../../../test/index.js';
import { ShopBuilder } from '../../../test/shop-builder.js';
import type { OrderEntity } from './order.entity.js';
import { searchStateOf } from './search-state.js';

interface Row {
  order_id: number;
  term: string;
  state: number;
  total: number | string;
}
const TERMS = ['#310', '+ana pena', '3101234567', 'ana', 'pena'];

describe.each(DIALECTS)("what stands beside an order's search terms on $name", (dialect) => {
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

  it('is what the order is, from its placing to its dispatch', async () => {
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

  it('follows a cancellation and whatever else changes an order', async () => {
    const { id } = await place('cancelled');
    await api.uow.manager.query('UPDATE orders SET active = 0, total_price = 1234 WHERE id = ?', [id]);
    expect(await besides(id)).toEqual({ terms: TERMS, states: state({ active: false }), totals: [1234] });
  });

  it('is made for the orders that are there already, and taken back', async () => {
    const { id } = await place('old');
    await api.uow.manager.query('UPDATE orders SET is_paid = 1 WHERE id = ?', [id]);
    const before = await rowsOf(id);
    const dataSource = api.app.get(DataSource);
    while (await hasState()) await dataSource.undoLastMigration();
    const words: { term: string }[] = await api.uow.manager.query(
      'SELECT term FROM order_search_terms WHERE order_id = ?',
      [id],
    );
    expect(words.map(({ term }) => term).sort()).toEqual(TERMS.slice(1));
    await api.uow.manager.query('UPDATE orders SET is_delivered = 1 WHERE id = ?', [id]);
    await dataSource.runMigrations();
    const [delivered] = state({ isPaid: true, isDelivered: true });
    expect(await rowsOf(id)).toEqual(before.map((row) => ({ ...row, state: delivered })));
  });

  const hasState = async (): Promise<boolean> => {
    const runner = api.app.get(DataSource).createQueryRunner();
    try {
      return await runner.hasColumn('order_search_terms', 'state');
    } finally {
      await runner.release();
    }
  };
});
