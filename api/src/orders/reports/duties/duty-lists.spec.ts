import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ORDER_DUTY_NAMES,
  PROBLEM_DUTIES,
  STAFF_DUTIES,
  type OrderDuty,
} from '@lacteos/contracts/orders/order-duties';
import type { Order, PageMeta } from '@lacteos/contracts/schemas';

import { COMBINATIONS, CombinedOrders } from '#test/duties/combined-orders.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { In } from 'typeorm';

import { OrderEntity } from '../../order/row/order.entity.js';
import { RefundEntity } from '../../payments/refunds/refund/refund.entity.js';
import { WAITS_FOR_PEOPLE } from '../../payments/refunds/refund/refund-states.js';
import { NO_FILTER, OrderListRepository } from '../list/order-list.repository.js';
import type { DutyCountDto, OrderViewCountDto } from './order-duties.controller.js';
import { dutiesOf } from './order-duties.js';

const START_MS = 240_000;
/** A prime, so that the orders that are read have every flag. */
const EVERY = 211;
const DAY_MS = 86_400_000;

describe.each(DIALECTS)('order duties on $name', (dialect) => {
  let api: TestApi;
  let first: number;
  let token: string;
  let buyerToken: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    ({ first, token: buyerToken } = await CombinedOrders.add(api));
    token = (await api.signedIn(3)).token;
  }, START_MS);
  afterAll(() => api.stop());

  const expectedIds = (duty: OrderDuty): number[] =>
    COMBINATIONS.flatMap((facts, n) => (dutiesOf(facts).includes(duty) ? [first + n] : []));

  it.each(ORDER_DUTY_NAMES)(
    'match between the order rule and the list condition for %s [N-33-902]',
    async (duty) => {
      const rows = await api.app
        .get(OrderListRepository)
        .matching({ ...NO_FILTER, duty })
        .select('orders.id', 'id')
        .orderBy('orders.id')
        .getRawMany<{ id: number }>();
      const expected = expectedIds(duty);
      expect(expected.length).toBeGreaterThan(0);
      expect(rows.map(({ id }) => Number(id))).toEqual(expected);
    },
  );

  it('have counts equal to the length of their lists [N-33-902]', async () => {
    const counts = await api.call<DutyCountDto[]>('GET', '/admin/orders/duties', { token });
    expect(counts.data.map(({ duty }) => duty)).toEqual(STAFF_DUTIES);
    for (const { duty, orders } of counts.data) {
      const list = await api.call('GET', `/admin/orders?duty=${duty}&page=1&pageSize=1`, { token });
      const { meta } = JSON.parse(list.text) as { meta: PageMeta };
      expect([duty, meta.total, orders]).toEqual([duty, orders, expectedIds(duty).length]);
    }
  });

  it('tell what is at stake and since when the oldest waits, by Colombian days [N-38-421]', async () => {
    const counts = async () => {
      const { data } = await api.call<DutyCountDto[]>('GET', '/admin/orders/duties', {
        token: (await api.signedIn(3)).token,
      });
      return new Map(data.map((count) => [count.duty, count]));
    };
    const now = await counts();
    const total = (ids: readonly number[]) =>
      api.uow.manager.sum(OrderEntity, 'totalPrice', { id: In([...ids]) });
    expect(now.get('dispatch')?.amount).toBe(Number(await total(expectedIds('dispatch'))) / 100);
    const waiting = await api.uow.manager.findBy(RefundEntity, { state: In([...WAITS_FOR_PEOPLE]) });
    expect(now.get('refund')?.amount).toBe(waiting.reduce((sum, { amount }) => sum + amount, 0) / 100);
    const paidAt = (await api.uow.manager.findOneByOrFail(OrderEntity, { id: expectedIds('dispatch')[0] }))
      .paidAt;
    expect(now.get('dispatch')).toMatchObject({ since: paidAt?.toISOString(), urgency: 'later' });
    api.clock.advance(2 * DAY_MS);
    expect((await counts()).get('dispatch')?.urgency).toBe('today');
    api.clock.advance(DAY_MS);
    expect((await counts()).get('dispatch')?.urgency).toBe('overdue');
    api.clock.advance(-3 * DAY_MS);
  });

  it('count the views of the list, of which one gathers every kind of problem [N-38-302]', async () => {
    const counts = await api.call<OrderViewCountDto[]>('GET', '/admin/orders/views', { token });
    const problems = new Set(PROBLEM_DUTIES.flatMap(expectedIds));
    expect(counts.data).toEqual([
      { view: 'payment', orders: expectedIds('payment').length },
      { view: 'dispatch', orders: expectedIds('dispatch').length },
      { view: 'invoice', orders: expectedIds('invoice').length },
      { view: 'problem', orders: problems.size },
    ]);
    const list = await api.call('GET', '/admin/orders?hasProblem=true&page=1&pageSize=1', { token });
    expect((JSON.parse(list.text) as { meta: PageMeta }).meta.total).toBe(problems.size);
    expect((await api.call('GET', '/admin/orders/views', { token: buyerToken })).status).toBe(403);
  });

  it('are returned with an order to staff only [N-33-903]', async () => {
    for (let n = 0; n < COMBINATIONS.length; n += EVERY) {
      const { data } = await api.call<Order>('GET', `/order/${first + n}`, { token });
      const [facts] = COMBINATIONS.slice(n);
      expect([n, data.duties]).toEqual([n, facts && dutiesOf(facts)]);
    }
    const own = await api.call<Order>('GET', `/order/${first}`, { token: buyerToken });
    expect([own.status, 'duties' in own.data]).toEqual([200, false]);
  });

  it('are refused under an unknown name', async () => {
    expect((await api.call('GET', '/admin/orders?duty=sleep', { token })).status).toBe(400);
  });
});
