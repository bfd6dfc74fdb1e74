import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_DUTY_NAMES } from '@lacteos/contracts/orders/order-duties';

import { COMBINATIONS, CombinedOrders, FINISHED } from '#test/duties/combined-orders.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { VIEW_COUNTS } from './order-duties.repository.js';
import { NO_FILTER, OrderListRepository } from '../list/order-list.repository.js';

/** Finished orders, among which the few with a duty have to be found. */
const MANY = 3_000;
/** A prime, so that the orders with a duty have every flag. */
const EVERY = 97;
const START_MS = 120_000;
const PAGE = 20;
/**
 * SQLite reports the step, MariaDB the access type of full scans. The small table `back` may be scanned.
 */
const WHOLE = /^(SCAN|ALL|index) (orders|alert|paid|asked|money|task|void)\b/;

describe.each(DIALECTS)('duty list queries on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
    const few = COMBINATIONS.filter((_, n) => n % EVERY === 0);
    await CombinedOrders.add(api, [...few, ...Array.from({ length: MANY }, () => FINISHED)]);
    await api.uow.manager.query(
      dialect.name === 'SQLite'
        ? 'ANALYZE'
        : 'ANALYZE TABLE orders, payments, returns, refunds, order_credit_tasks',
    );
  }, START_MS);
  afterAll(() => api.stop());

  /** Steps of a plan that read a whole table or index. */
  const wholeReads = async (sql: string, values: readonly unknown[]): Promise<string[]> => {
    const { manager } = api.uow;
    if (dialect.name === 'SQLite') {
      const steps = await manager.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, [...values]);
      return steps.map(({ detail }) => detail).filter((step) => WHOLE.test(step));
    }
    const steps = await manager.query<{ type: string; table: string }[]>(`EXPLAIN ${sql}`, [...values]);
    return steps.map(({ type, table }) => `${type} ${table}`).filter((step) => WHOLE.test(step));
  };

  it.each(ORDER_DUTY_NAMES)('use an index for count and page of %s [N-33-904]', async (duty) => {
    const matching = () => api.app.get(OrderListRepository).matching({ ...NO_FILTER, duty });
    const queries = [
      matching().select('COUNT(*)', 'total'),
      matching()
        .select('orders.id', 'id')
        .orderBy('orders.createdAt', 'DESC')
        .addOrderBy('orders.id', 'DESC')
        .limit(PAGE),
    ];
    for (const query of queries) {
      const [sql, values] = query.getQueryAndParameters();
      expect(await wholeReads(sql, values as unknown[])).toEqual([]);
    }
  });

  it('use an index for the page of orders with a problem and for the counts of all views [N-38-302]', async () => {
    const [sql, values] = api.app
      .get(OrderListRepository)
      .matching({ ...NO_FILTER, hasProblem: true })
      .select('orders.id', 'id')
      .orderBy('orders.createdAt', 'DESC')
      .addOrderBy('orders.id', 'DESC')
      .limit(PAGE)
      .getQueryAndParameters();
    expect(await wholeReads(sql, values as unknown[])).toEqual([]);
    expect(await wholeReads(VIEW_COUNTS, [])).toEqual([]);
  });
});
