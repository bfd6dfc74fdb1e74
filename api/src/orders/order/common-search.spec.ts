import type { OrderRow } from '@lacteos/contracts';

import { DIALECTS, startApi, type Answer, type TestApi } from '../../../test/index.js';
import { ShopBuilder } from '../../../test/shop-builder.js';
import { insertMissingRows } from '../../platform/database/index.js';
import { MOST_CANDIDATES } from './order-search-index.js';
import { searchTerms } from './search-words.js';

/** Every second order is a Zuluaga's: more than are looked up. */
const ORDERS = (MOST_CANDIDATES + 10) * 2;
/** So many of the first orders share the start of a phone. */
const OLD = MOST_CANDIDATES + 100;
const AT_A_TIME = 2_000;
const FIRST = Date.UTC(2026, 9, 1);

describe.each(DIALECTS)('a search for names that very many orders have, on $name', (dialect) => {
  let api: TestApi;
  let token: string;
  let ids: number[];
  let old: number[];
  beforeAll(async () => {
    api = await startApi(dialect);
    token = (await api.signedIn(3)).token;
    const shop = new ShopBuilder(api);
    const { user, token: buyer } = await api.signedIn(1);
    const { data } = await shop.place(buyer, shop.anOrder(user, [[await shop.addProduct(), 1]]), 'first');
    // Neighbours were placed at once: their ids are the other way round.
    const copies = await shop.copyOrder(data.id, ORDERS, (n) => ({
      createdAt: new Date(FIRST + (n ^ 2) * 1_000),
      isPaid: n % 8 === 0,
    }));
    const zuluagas = copies.filter((_, n) => n % 2 === 0);
    ids = zuluagas.map((_, n) => zuluagas[n ^ 1] ?? 0);
    const words = copies.flatMap((id, n) => {
      const phone = `${n < OLD ? '3109' : '3101'}${100_000 + n}`;
      const names = n % 2 === 0 ? ['ximena', 'zuluaga'] : ['ximeno', 'arias'];
      return searchTerms([...names, phone]).map((term) => [id, term]);
    });
    old = ids.slice(0, OLD / 2);
    for (let start = 0; start < words.length; start += AT_A_TIME)
      await insertMissingRows(
        api.uow.manager,
        'order_search_terms (order_id, term)',
        words.slice(start, start + AT_A_TIME),
      );
  });
  afterAll(() => api.stop());

  const search = (query: string): Promise<Answer<OrderRow[]>> =>
    api.call<OrderRow[]>('GET', `/admin/orders?pageSize=20&${query}`, { token });
  const idsOf = ({ data }: Answer<OrderRow[]>): number[] => data.map(({ id }) => id);

  it('finds the newest and the oldest ones, page by page, and tells that there are more', async () => {
    const newest = [...ids].reverse();
    for (const page of [1, 2, 60]) {
      const answer = await search(`search=ximen%20zulu&sort=-createdAt&page=${page}`);
      expect(idsOf(answer)).toEqual(newest.slice((page - 1) * 20, page * 20));
      expect(JSON.parse(answer.text).meta).toMatchObject({ isCapped: true, total: page * 20 + 1 });
    }
    expect(idsOf(await search('search=zuluaga&sort=createdAt&page=1'))).toEqual(ids.slice(0, 20));
  });

  it('ends with the last one', async () => {
    const last = Math.ceil(ids.length / 20);
    const answer = await search(`search=ximena&sort=createdAt&page=${last}`);
    expect(idsOf(answer)).toEqual(ids.slice((last - 1) * 20));
    expect(JSON.parse(answer.text).meta).toMatchObject({ isCapped: false, total: ids.length });
  });

  it('goes by other columns and with filters too', async () => {
    const paid = ids.filter((id) => (id - (ids[1] ?? 0)) % 8 === 0);
    expect(idsOf(await search('search=ximena&isPaid=true&sort=createdAt&page=1'))).toEqual(paid.slice(0, 20));
    const byTotal = await search('search=zuluaga%20ximena&sort=totalPrice&page=1');
    expect(idsOf(byTotal)).toEqual([...ids].sort((one, other) => one - other).slice(0, 20));
  });

  it("finds nothing where one of the names is nobody's, or nobody has both", async () => {
    for (const names of ['zuluaga hermenegildo', 'ximena arias', 'arias ximen zulu'])
      expect(idsOf(await search(`search=${encodeURIComponent(names)}&page=1`))).toEqual([]);
  });

  it('finds those with the start of a phone, whenever they were placed and whatever else is asked for', async () => {
    const newest = [...old].reverse();
    expect(idsOf(await search('search=3109%20ximena&sort=-createdAt&page=2'))).toEqual(newest.slice(20, 40));
    const paid = newest.filter((id) => (id - (ids[1] ?? 0)) % 8 === 0);
    const answer = await search('search=3109%20ximena&isPaid=true&sort=-createdAt&page=1');
    expect(idsOf(answer)).toEqual(paid.slice(0, 20));
    expect(idsOf(await search('search=31%20zuluaga&sort=createdAt&page=1'))).toEqual(ids.slice(0, 20));
    expect(idsOf(await search('search=3109&isDelivered=true&page=1'))).toEqual([]);
  });
});
