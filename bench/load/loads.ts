import autocannon from 'autocannon';
import { untilEnd, type Extent } from '../lib/extent.js';
import { PRODUCTS, type Shop } from '../orders/shops.js';
import { orders, purchases } from '../orders/turns.js';

const CONNECTIONS = 16;
const ORDERS_AT_ONCE = 160;

export interface Load {
  readonly name: string;
  readonly run: (shop: Shop, extent: Extent) => Promise<void>;
}

const reads =
  (paths: readonly string[], isStaff = false): Load['run'] =>
  async (shop, extent) => {
    const { origin } = new URL(shop.server.prefix);
    const headers = isStaff ? { authorization: `Bearer ${shop.admin.token}` } : {};
    const result = await autocannon({
      url: origin,
      connections: CONNECTIONS,
      ...untilEnd(extent),
      requests: paths.map((path) => ({ method: 'GET', path: `/api${path}`, headers })),
    });
    if (result.non2xx + result.errors > 0)
      throw new Error(`${result.non2xx + result.errors} requests failed`);
  };

const repeated =
  (run: (shop: Shop, amount: number) => Promise<unknown>): Load['run'] =>
  async (shop, extent) => {
    if ('requests' in extent) return void (await run(shop, extent.requests));
    const until = performance.now() + extent.seconds * 1_000;
    while (performance.now() < until) await run(shop, ORDERS_AT_ONCE);
  };

/** Each with 16 connections and {@link PRODUCTS} products. */
export const LOADS: readonly Load[] = [
  { name: 'lists of 200 products', run: reads(['/product/products?page=1&pageSize=200']) },
  {
    name: 'lists of 24 products',
    run: reads(pagesOf(24).map((page) => `/product/products?page=${page}&pageSize=24`)),
  },
  {
    name: 'searches',
    run: reads(pagesOf(1).map((n) => `/product/products?page=1&pageSize=24&search=prueba%20${n}`)),
  },
  { name: 'products', run: reads(pagesOf(1).map((id) => `/product/${id}`)) },
  {
    name: 'lists of the office',
    run: reads(
      [
        '/admin/products?page=1&pageSize=50',
        '/admin/users?page=1&pageSize=20',
        '/admin/audit?page=1&pageSize=50',
      ],
      true,
    ),
  },
  { name: 'orders', run: repeated((shop, amount) => orders(shop.server, shop, amount)) },
  { name: 'purchases', run: repeated(purchases) },
];

function pagesOf(size: number): number[] {
  return Array.from({ length: Math.ceil(PRODUCTS / size) }, (_, n) => n + 1);
}
