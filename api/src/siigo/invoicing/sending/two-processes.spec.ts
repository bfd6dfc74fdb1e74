import { setTimeout as delay } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { startRedis } from 'tools/databases/redis';
import { DIALECTS } from '#test/index.js';
import { EXACTLY_ONE, faultOf, retryRejected, outcomeOf, randomRun } from '#test/invoicing/invoice-faults.js';
import { KILL_POINTS, Replicas } from '#test/invoicing/invoice-processes.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { seeded } from '#test/seeded.js';
import { TEST_SETTINGS } from '#test/test-settings.js';

const { isThorough, processRuns: RANDOM_RUNS, seed: SEED } = TEST_SETTINGS.invoices;
const ORDERS = isThorough ? 20 : 4;
const SHOWN = isThorough ? KILL_POINTS : KILL_POINTS.slice(0, 1);
/** A lease lasts half a minute plus twice the limit of a call. */
const TAKEOVER_LIMIT_MS = 120_000;
const OPEN = ['pending', 'sending', 'unknown', 'stamping'];

describe('two processes on one MariaDB', () => {
  let fixture: InvoicingFixture;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let replicas: Replicas;

  beforeAll(async () => {
    const mariaDb = DIALECTS.find(({ name }) => name === 'MariaDB');
    if (!mariaDb) throw new Error('no MariaDB');
    [fixture, redis] = await Promise.all([InvoicingFixture.startNow(mariaDb), startRedis()]);
    replicas = await Replicas.start(fixture, {
      SIIGO_TIMEOUT_MS: '2000',
      SIIGO_REQUESTS_PER_MINUTE: '100000',
      REDIS_URL: redis.url,
    });
  }, TAKEOVER_LIMIT_MS);
  afterAll(async () => {
    await replicas.stop();
    await Promise.all([fixture.stop(), redis.stop()]);
  });

  /** The surviving process finishes alone; in a short run a third one with a clock ahead helps. */
  const end = async (orderId: number): Promise<void> => {
    if (!isThorough) return fixture.settle();
    const until = Date.now() + TAKEOVER_LIMIT_MS;
    while (Date.now() < until && OPEN.includes((await fixture.documentOf(orderId)).state)) await delay(500);
  };

  it('create one invoice per order for concurrent requests', async () => {
    const orders: number[] = [];
    for (let count = 0; count < ORDERS; count += 1) orders.push(await fixture.addOrder());
    const answers = await Promise.all(orders.map((orderId) => replicas.requestFromAll(orderId)));
    for (const pair of answers) expect(pair.filter((status) => status === 409)).toHaveLength(1);
    await end(orders.at(-1) ?? 0);
    await fixture.settle();
    for (const orderId of orders) expect(await outcomeOf(fixture, orderId)).toEqual(EXACTLY_ONE);
  });

  it.each(SHOWN)(
    'create one invoice when the working one is killed %s',
    async (_, death) => {
      const orderId = await fixture.addOrder();
      await replicas.revive();
      const died = replicas.killFirstAt(death);
      await replicas.requestFromAll(orderId);
      await died;
      await end(orderId);
      expect(await outcomeOf(fixture, orderId)).toEqual(EXACTLY_ONE);
    },
    2 * TAKEOVER_LIMIT_MS,
  );

  if (!isThorough) return;
  it(
    'create one invoice despite random faults and kills',
    async () => {
      const random = seeded(SEED);
      for (let count = 0; count < RANDOM_RUNS; count += 1) await expectOneAfter(count, random);
      process.stdout.write(`\nTwo processes: exactly one invoice in ${RANDOM_RUNS} of ${RANDOM_RUNS} runs\n`);
    },
    60_000 + RANDOM_RUNS * 60_000,
  );

  async function expectOneAfter(count: number, random: () => number): Promise<void> {
    const run = randomRun(random);
    const [step, death] = KILL_POINTS[Math.floor(random() * KILL_POINTS.length)] ?? [];
    await replicas.revive();
    const orderId = await fixture.addOrder();
    if (run.fault !== 'none') await fixture.siigo.fault(faultOf(run));
    if (death) void replicas.killFirstAt(death);
    await replicas.requestFromAll(orderId);
    await fixture.settle();
    await replicas.stopKilling();
    await retryRejected(fixture, orderId);
    expect({ count, step, run, ...(await outcomeOf(fixture, orderId)) }).toMatchObject(EXACTLY_ONE);
  }
});
