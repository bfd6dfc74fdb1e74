import { createConnection } from 'mysql2/promise';
import type { ClusterShop } from './cluster-shop.js';
import { closeDay, openDay } from './delivery-day.js';
import { violations } from './invariants.js';
import { Acknowledged, type Answered, refused } from './orders.js';
import { seconds, SteadyLoad } from './steady-load.js';
import { staleReads } from './stale-reads.js';

export interface Amounts {
  readonly buyers: number;
  readonly units: number;
  readonly pairs: number;
  /** Seconds before, during and after a fault. */
  readonly seconds: number;
  readonly rate: number;
}
export interface Outcome {
  readonly notes: readonly string[];
  readonly problems: readonly string[];
}
type Check = (shop: ClusterShop, amounts: Amounts) => Promise<Outcome>;

const MAX_RECOVERY_SECONDS = 30;
const CONTESTED = 1;
const PLENTIFUL = 2;
const AT_ONCE = 64;

/** Each buyer orders one unit. @param change other fields of the orders */
async function rush(
  shop: ClusterShop,
  productId: number,
  change: object = {},
): Promise<{ acknowledged: Acknowledged; answers: Answered[] }> {
  const acknowledged = new Acknowledged();
  const answers: Answered[] = [];
  const waiting = [...shop.buyers];
  const lines = [{ id_product: productId, quantity: 1 }];
  const work = async (): Promise<void> => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop())
      answers.push(...(await acknowledged.place(shop.gateway.origin, buyer, lines, 10, change)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { acknowledged, answers };
}

const stampede: Check = async (shop, { units }) => {
  const connection = await createConnection(shop.databases[0] ?? '');
  await connection.query('UPDATE stock_levels SET quantity = ? WHERE product_id = ?', [units, CONTESTED]);
  await connection.query("UPDATE stock_ledger SET delta = ? WHERE product_id = ? AND cause = 'opening'", [
    units,
    CONTESTED,
  ]);
  await connection.end();
  const { acknowledged, answers } = await rush(shop, CONTESTED);
  const sold = acknowledged.orders.size;
  const busy = answers.filter(({ status }) => status === 503).length;
  return {
    notes: [`${shop.buyers.length} buyers, ${units} units, ${sold} sold, ${busy} answers of 503`],
    problems: [
      ...(sold === units ? [] : [`${sold} units of ${units} were sold`]),
      ...refused(answers),
      ...(await violations(shop, acknowledged)),
    ],
  };
};

const deliveryDay: Check = async (shop, { units: places }) => {
  const day = await openDay(shop, places);
  const { acknowledged, answers } = await rush(shop, PLENTIFUL, day.order);
  const booked = acknowledged.orders.size;
  const busy = answers.filter(({ status }) => status === 503).length;
  return {
    notes: [
      `${shop.buyers.length} buyers, ${places} places of a day, ${booked} booked, ${busy} answers of 503`,
    ],
    problems: [
      ...(booked === places ? [] : [`${booked} places of ${places} were booked`]),
      ...(await closeDay(shop, day, places)),
      ...refused(answers),
      ...(await violations(shop, acknowledged)),
    ],
  };
};

const withFault =
  (
    fail: (shop: ClusterShop) => Promise<void> | void,
    heal: (shop: ClusterShop) => Promise<void> | void,
  ): Check =>
  async (shop, amounts) => {
    const acknowledged = new Acknowledged();
    const load = new SteadyLoad(shop, acknowledged, amounts.rate);
    load.start();
    await seconds(amounts.seconds);
    load.markNormal();
    const failed = performance.now();
    await fail(shop);
    await seconds(amounts.seconds + MAX_RECOVERY_SECONDS / 2);
    const healing = performance.now();
    const ready = await readiness(shop);
    await heal(shop);
    await seconds(amounts.seconds + MAX_RECOVERY_SECONDS / 2);
    const ended = performance.now();
    await load.stop();
    await shop.nodes[0]?.untilSynced();
    const after = [load.secondsUntilNormal(failed, healing), load.secondsUntilNormal(healing, ended)];
    const { notes, problems } = load.summary();
    return {
      notes: [
        ...notes,
        `p99 ${load.normal.toFixed(0)} ms before`,
        `normal after ${after.map((each) => `${each.toFixed(1)} s`).join(' and, once it is back, ')}`,
      ],
      problems: [
        ...problems,
        ...after.filter((each) => each > MAX_RECOVERY_SECONDS).map((each) => `normal after ${each} s only`),
        ...(ready ? [] : ['the replica beside it did not turn to another node']),
        ...(await violations(shop, acknowledged)),
      ],
    };
  };

const readiness = async ({ apis }: ClusterShop): Promise<boolean> =>
  (await fetch(`${apis[0]?.origin}/api/health/ready`)).ok;

const killed = withFault(
  ({ nodes }) => nodes[0]?.kill(),
  ({ nodes }) => nodes[0]?.restart(),
);
const frozen = withFault(
  ({ nodes }) => nodes[0]?.freeze(),
  ({ nodes }) => nodes[0]?.resume(),
);
const cutOff = withFault(
  ({ nodes }) => nodes[0]?.cutOff(),
  ({ nodes }) => nodes[0]?.reconnect(),
);

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

const secondsUntil = async (url: string, wanted: number): Promise<number> => {
  const begun = performance.now();
  while ((await statusOf(url)) !== wanted) {
    if (performance.now() - begun > MAX_RECOVERY_SECONDS * 1_000) return Number.POSITIVE_INFINITY;
    await seconds(0.25);
  }
  return (performance.now() - begun) / 1_000;
};

const notPrimary: Check = async (shop) => {
  const api = await shop.startAlone(2);
  const url = `${api.origin}/api/health/ready`;
  const node = shop.nodes[2];
  await node?.cutOff();
  // Until then, a statement waiting for the lost nodes makes it unready for a moment.
  await node?.untilNotPrimary();
  const away = await secondsUntil(url, 503);
  await seconds(3);
  const still = await statusOf(url);
  await node?.reconnect();
  await node?.untilSynced();
  const back = await secondsUntil(url, 200);
  await api.stop();
  return {
    notes: [`503 ${away.toFixed(1)} s after it said so itself, 200 again after ${back.toFixed(1)} s`],
    problems: [
      ...(Number.isFinite(away) && still === 503
        ? []
        : [`ready says ${still} on a node that is not Primary`]),
      ...(Number.isFinite(back) ? [] : ['not ready on a node that is back']),
    ],
  };
};

const reads: Check = async (shop, { pairs }) => {
  const { stale, failed, count } = await staleReads(shop, pairs);
  return {
    notes: [`${count} pairs, ${stale.length} stale`],
    problems: [...stale.slice(0, 3), ...refused(failed)],
  };
};

export const CHECKS: Readonly<Record<string, Check>> = {
  stampede,
  'delivery-day': deliveryDay,
  reads,
  'not-primary': notPrimary,
  killed,
  frozen,
  'cut-off': cutOff,
};
