import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { untilEnd } from '../lib/extent.js';
import { CASH, newOrder } from '../lib/new-order.js';
import { processorOf } from '../lib/measuring.js';
import type { MeasuredServer } from '../lib/servers.js';
import { PRODUCTS, statementsRun, untilMailed, type Shop } from './shops.js';
import { CALLS, callsOf } from './visit.js';

export interface Turn {
  readonly perSecond: number;
  readonly untilMailed: number;
  readonly p99: number;
  /** Per purchase, its mails included. */
  readonly statements: number;
  /** Milliseconds per purchase of all processes except the database, mails included. */
  readonly processor: number;
}
const CONNECTIONS = 16;

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

const refuseFailures = (name: string, { non2xx, errors }: autocannon.Result): void => {
  if (non2xx + errors > 0) throw new Error(`${name} failed ${non2xx + errors} times`);
};

export async function purchases(shop: Shop, amount: number): Promise<Turn> {
  const { origin } = new URL(shop.server.prefix);
  const times: number[] = [];
  const before = await statementsRun(shop.databaseUrl);
  const processor = (): number => shop.processes.reduce((sum, { pid }) => sum + processorOf(pid), 0) / amount;
  const busy = processor();
  const begun = performance.now();
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    ...untilEnd({ requests: amount * CALLS }),
    requests: callsOf(shop, (milliseconds) => times.push(milliseconds)),
  });
  const seconds = (performance.now() - begun) / 1_000;
  refuseFailures(shop.server.name, result);
  await untilMailed(shop.databaseUrl);
  const mailed = (performance.now() - begun) / 1_000;
  const statements = (await statementsRun(shop.databaseUrl)) - before;
  return {
    perSecond: times.length / seconds,
    untilMailed: times.length / mailed,
    p99: percentile(times, 0.99),
    statements: statements / times.length,
    processor: processor() - busy,
  };
}

let placed = 0;
const anOrder = (shop: Shop) => {
  placed += 1;
  const buyer = shop.buyers[placed % shop.buyers.length];
  const lines = [1 + ((placed * 7) % PRODUCTS), 1 + ((placed * 7 + 250) % PRODUCTS)].map((id_product, n) => ({
    id_product,
    quantity: 1 + n,
  }));
  return {
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer?.token ?? ''}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(newOrder(buyer?.id ?? 0, lines, CASH)),
  };
};

export async function orders(server: MeasuredServer, shop: Shop, amount: number): Promise<Turn> {
  const { origin, pathname } = new URL(`${server.prefix}/order`);
  const before = await statementsRun(shop.databaseUrl);
  const busy = processorOf(server.pid);
  const begun = performance.now();
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    ...untilEnd({ requests: amount }),
    requests: [
      { method: 'POST', path: pathname, setupRequest: (request) => ({ ...request, ...anOrder(shop) }) },
    ],
  });
  refuseFailures(server.name, result);
  const perSecond = (amount * 1_000) / (performance.now() - begun);
  if (server === shop.server) await untilMailed(shop.databaseUrl);
  const untilLast = (amount * 1_000) / (performance.now() - begun);
  const processor = (processorOf(server.pid) - busy) / amount;
  const statements = ((await statementsRun(shop.databaseUrl)) - before) / amount;
  return { perSecond, untilMailed: untilLast, p99: result.latency.p99, statements, processor };
}
