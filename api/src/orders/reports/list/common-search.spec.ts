import { fromPesos } from '@lacteos/contracts/money/money';

import { DIALECTS, startApi, type Answer, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { insertMissingRows } from '#platform/database/index.js';
import { NO_FILTER, type OrderFilter, type OrderPage } from './order-list.repository.js';
import { OrderSearchEnds } from './order-search-ends.js';
import { MAX_CANDIDATES, OrderSearchIndex } from '../../order/search/order-search-index.js';
import { readOrderSearch } from '../../order/search/order-search.js';
import { searchStateOf } from '../../order/search/search-state.js';
import { searchTerms } from '../../order/search/search-words.js';
import type { OrderRowDto } from '../../order/row/order.dto.js';

/** Half of the orders have this name: more than MAX_CANDIDATES. */
const ORDERS = (MAX_CANDIDATES + 10) * 2;
/** This many of the first orders share a phone prefix. */
const OLD = MAX_CANDIDATES + 100;
const AT_A_TIME = 2_000;
const FIRST = Date.UTC(2026, 9, 1);
/** Reading more rows than this means that the end of the index was not used. */
const FEW_ROWS = 1_000;

/** The n-th order and its searchable texts; a Zuluaga who is no Zapata has small orders only. */
const ordered = (n: number) => ({
  // Neighbours have swapped times, as concurrent orders may.
  createdAt: new Date(FIRST + (n ^ 2) * 1_000),
  isPaid: n % 8 === 0,
  isDelivered: n % 16 === 0 && n > OLD,
  active: n % 6 !== 2 || n % 8 === 0,
  totalPrice: fromPesos(n % 2 === 0 ? 1_000 + ((n * 37) % 500) : 9_000 + n),
});
const wordsOfOrder = (n: number): string[] => [
  ...(n % 2 === 0 ? ['ximena', 'zuluaga'] : ['ximeno', 'arias']),
  `${n < OLD ? '3109' : '3101'}${100_000 + n}`,
];

interface Wanted {
  search: string;
  isPaid?: boolean;
  isDelivered?: boolean;
  active?: boolean;
  sort: `${'-' | ''}${'createdAt' | 'totalPrice'}`;
}
const FLAGS = ['isPaid', 'isDelivered', 'active'] as const;
/** Upper limit when a whole prefix is read: a few reads per index row, not one scan per order. */
const ALL_ROWS = ORDERS * 8;
/** Number prefixes without a term of their own: found by scanning the list or the prefix. */
const OTHER_STARTS = /^(\d\d|\d{4})\b/;
const WANTED: Wanted[] = [
  { search: 'ximena zuluaga', isPaid: false, sort: '-createdAt' },
  { search: 'ximena zuluaga', isDelivered: true, sort: '-createdAt' },
  { search: 'zuluaga', isPaid: true, isDelivered: false, sort: 'createdAt' },
  { search: 'zuluaga', active: false, sort: '-createdAt' },
  { search: 'ximen', isPaid: true, active: true, sort: '-totalPrice' },
  { search: 'ximena', sort: '-totalPrice' },
  { search: 'zuluaga ximena', isPaid: false, sort: 'totalPrice' },
  { search: '310', isPaid: true, sort: '-createdAt' },
  { search: '31', isPaid: true, sort: '-totalPrice' },
  { search: '310 zuluaga', active: false, sort: '-createdAt' },
  { search: '3109 ximena', sort: '-totalPrice' },
  { search: '3109 ximena', isPaid: true, sort: 'createdAt' },
  { search: '3109', isDelivered: true, sort: '-createdAt' },
];

describe.each(DIALECTS)('a search for common names on $name', (dialect) => {
  let api: TestApi;
  let token: string;
  let copies: number[];
  let ids: number[];
  let old: number[];
  beforeAll(async () => {
    api = await startApi(dialect);
    if (dialect.name === 'MariaDB')
      // MariaDB's statistics while many orders arrive: an empty table.
      await api.uow.manager.query(
        'ALTER TABLE order_search_terms STATS_PERSISTENT = 1 STATS_AUTO_RECALC = 0; ANALYZE TABLE order_search_terms',
      );
    token = (await api.signedIn(3)).token;
    const shop = new ShopBuilder(api);
    const { user, token: buyer } = await api.signedIn(1);
    const { data } = await shop.place(buyer, shop.anOrder(user, [[await shop.addProduct(), 1]]), 'first');
    copies = await shop.copyOrder(data.id, ORDERS, ordered);
    const zuluagas = copies.filter((_, n) => n % 2 === 0);
    ids = zuluagas.map((_, n) => zuluagas[n ^ 1] ?? 0);
    const words = copies.flatMap((id, n) => {
      const { totalPrice } = ordered(n);
      return searchTerms(wordsOfOrder(n)).map((term) => [id, term, searchStateOf(ordered(n)), totalPrice]);
    });
    old = ids.slice(0, OLD / 2);
    for (let start = 0; start < words.length; start += AT_A_TIME)
      await insertMissingRows(
        api.uow.manager,
        'order_search_terms (order_id, term, state, total)',
        words.slice(start, start + AT_A_TIME),
      );
  });
  afterAll(() => api.stop());

  const search = (query: string): Promise<Answer<OrderRowDto[]>> =>
    api.call<OrderRowDto[]>('GET', `/admin/orders?pageSize=20&${query}`, { token });
  const idsOf = ({ data }: Answer<OrderRowDto[]>): number[] => data.map(({ id }) => id);

  it('returns pages by date in either direction and reports that there are more', async () => {
    const newest = [...ids].reverse();
    for (const page of [1, 2, 60]) {
      const answer = await search(`search=ximen%20zulu&sort=-createdAt&page=${page}`);
      expect(idsOf(answer)).toEqual(newest.slice((page - 1) * 20, page * 20));
      expect(JSON.parse(answer.text).meta).toMatchObject({ isCapped: true, total: page * 20 + 1 });
    }
    expect(idsOf(await search('search=zuluaga&sort=createdAt&page=1'))).toEqual(ids.slice(0, 20));
  });

  it('ends at the last match', async () => {
    const last = Math.ceil(ids.length / 20);
    const answer = await search(`search=ximena&sort=createdAt&page=${last}`);
    expect(idsOf(answer)).toEqual(ids.slice((last - 1) * 20));
    expect(JSON.parse(answer.text).meta).toMatchObject({ isCapped: false, total: ids.length });
  });

  /** Expected ids in order, filtered in memory. */
  const expected = ({ search: text, sort, ...flags }: Wanted): number[] => {
    const [sign, column] = sort.startsWith('-') ? [-1, sort.slice(1)] : [1, sort];
    const by = (n: number) =>
      column === 'createdAt' ? ordered(n).createdAt.getTime() : ordered(n).totalPrice;
    return copies
      .map((id, n) => ({ id, n }))
      .filter(({ n }) =>
        text.split(' ').every((start) => wordsOfOrder(n).some((word) => word.startsWith(start))),
      )
      .filter(({ n }) => FLAGS.every((flag) => (flags[flag] ?? ordered(n)[flag]) === ordered(n)[flag]))
      .sort((one, other) => sign * (by(one.n) - by(other.n) || one.id - other.id))
      .map(({ id }) => id);
  };

  it.each(WANTED)('returns the same orders as a full scan for %j', async (wanted) => {
    const all = expected(wanted);
    const query = new URLSearchParams(
      Object.entries(wanted).map(([name, value]): [string, string] => [name, String(value)]),
    );
    for (const page of [1, 3])
      expect(idsOf(await search(`${query.toString()}&page=${page}`))).toEqual(
        all.slice((page - 1) * 20, page * 20),
      );
  });

  it('supports other sorts and filters', async () => {
    const paid = ids.filter((id) => (id - (ids[1] ?? 0)) % 8 === 0);
    const cash = 'search=ximena&isPaid=true&paymentMethod=Efectivo&sort=createdAt&page=1';
    expect(idsOf(await search(cash))).toEqual(paid.slice(0, 20));
    const byDocument = await search('search=zuluaga%20ximena&sort=n_document&page=1');
    expect(idsOf(byDocument)).toEqual([...ids].sort((one, other) => one - other).slice(0, 20));
  });

  /** Rows that MariaDB reads for the first page of a common search. */
  const rowsRead = async ({ search: text, sort, ...flags }: Wanted): Promise<number> => {
    const found = await api.app.get(OrderSearchIndex).find(readOrderSearch(text));
    const filter: OrderFilter = { ...NO_FILTER, ...flags, found };
    const by = sort.replace('-', '') as OrderPage['by'];
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    return api.uow.run(async () => {
      const before = await handlerReads();
      await api.app.get(OrderSearchEnds).page(filter, { by, direction, skip: 0, take: 21 });
      return (await handlerReads()) - before;
    });
  };
  const handlerReads = async (): Promise<number> => {
    const rows: { Value: string }[] = await api.uow.manager.query("SHOW SESSION STATUS LIKE 'Handler_read%'");
    return rows.reduce((sum, row) => sum + Number(row.Value), 0);
  };

  if (dialect.name === 'MariaDB')
    it.each(WANTED)('reads few rows whatever the number of orders for %j', async (wanted) => {
      const most = OTHER_STARTS.test(wanted.search) ? ALL_ROWS : FEW_ROWS;
      expect(await rowsRead(wanted)).toBeLessThan(most);
    });

  it('finds nothing when no order has all of the names', async () => {
    for (const names of ['zuluaga hermenegildo', 'ximena arias', 'arias ximen zulu'])
      expect(idsOf(await search(`search=${encodeURIComponent(names)}&page=1`))).toEqual([]);
  });

  it('finds orders by a phone prefix combined with names and filters', async () => {
    const newest = [...old].reverse();
    expect(idsOf(await search('search=3109%20ximena&sort=-createdAt&page=2'))).toEqual(newest.slice(20, 40));
    const paid = newest.filter((id) => (id - (ids[1] ?? 0)) % 8 === 0);
    const answer = await search('search=3109%20ximena&isPaid=true&sort=-createdAt&page=1');
    expect(idsOf(answer)).toEqual(paid.slice(0, 20));
    expect(idsOf(await search('search=31%20zuluaga&sort=createdAt&page=1'))).toEqual(ids.slice(0, 20));
    expect(idsOf(await search('search=3109&isDelivered=true&page=1'))).toEqual([]);
  });
});
