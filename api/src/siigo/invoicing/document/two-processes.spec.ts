import { setTimeout as delay } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { startRedis } from '../../../../../tools/redis.mjs';
import { DIALECTS } from '../../../../test/index.js';
import { EXACTLY_ONE, faultOf, mend, outcomeOf, randomRun, seeded } from '../../../../test/invoice-faults.js';
import { DEATHS, IS_THOROUGH, Replicas } from '../../../../test/invoice-processes.js';
import { InvoicingWorld } from '../../../../test/invoicing-world.js';

const ORDERS = IS_THOROUGH ? 20 : 4;
const SHOWN = IS_THOROUGH ? DEATHS : DEATHS.slice(0, 1);
const RANDOM_RUNS = Number(process.env['INVOICE_PROCESS_RUNS'] ?? 20);
const SEED = Number(process.env['INVOICE_SEED'] ?? 20_261_121);
/** A lease of a dead process lasts half a minute and twice the limit of a call. */
const TAKEN_OVER_MS = 120_000;
const OPEN = ['pending', 'sending', 'unknown', 'stamping'];

/** SQLite is for one process; replicas share a MariaDB, and a Redis. */
describe('two processes on one MariaDB', () => {
  let world: InvoicingWorld;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let replicas: Replicas;

  beforeAll(async () => {
    const mariaDb = DIALECTS.find(({ name }) => name === 'MariaDB');
    if (!mariaDb) throw new Error('no MariaDB');
    [world, redis] = await Promise.all([InvoicingWorld.startNow(mariaDb), startRedis()]);
    replicas = await Replicas.start(world, {
      SIIGO_TIMEOUT_MS: '2000',
      SIIGO_REQUESTS_PER_MINUTE: '100000',
      REDIS_URL: redis.url,
    });
  }, TAKEN_OVER_MS);
  afterAll(async () => {
    await replicas.stop();
    await Promise.all([world.stop(), redis.stop()]);
  });

  /** What the dead one began is ended by the living one alone; in a short run a third one whose clock runs ahead helps. */
  const end = async (orderId: number): Promise<void> => {
    if (!IS_THOROUGH) return world.settle();
    const until = Date.now() + TAKEN_OVER_MS;
    while (Date.now() < until && OPEN.includes((await world.documentOf(orderId)).state)) await delay(500);
  };

  it('that are asked for the same invoices at once make one of each', async () => {
    const orders: number[] = [];
    for (let count = 0; count < ORDERS; count += 1) orders.push(await world.addOrder());
    const answers = await Promise.all(orders.map((orderId) => replicas.askAll(orderId)));
    for (const pair of answers) expect(pair.filter((status) => status === 409)).toHaveLength(1);
    await end(orders.at(-1) ?? 0);
    await world.settle();
    for (const orderId of orders) expect(await outcomeOf(world, orderId)).toEqual(EXACTLY_ONE);
  });

  it.each(SHOWN)(
    'make one invoice when the one that works on it is killed %s',
    async (_, death) => {
      const orderId = await world.addOrder();
      await replicas.revive();
      const died = replicas.killWhoGetsTo(death);
      await replicas.askAll(orderId);
      await died;
      await end(orderId);
      expect(await outcomeOf(world, orderId)).toEqual(EXACTLY_ONE);
    },
    2 * TAKEN_OVER_MS,
  );

  if (!IS_THOROUGH) return;
  it(
    'make one invoice whatever goes wrong and whoever dies',
    async () => {
      const random = seeded(SEED);
      for (let count = 0; count < RANDOM_RUNS; count += 1) await expectOneAfter(count, random);
      process.stdout.write(`\nTwo processes: exactly one invoice in ${RANDOM_RUNS} of ${RANDOM_RUNS} runs\n`);
    },
    60_000 + RANDOM_RUNS * 60_000,
  );

  async function expectOneAfter(count: number, random: () => number): Promise<void> {
    const run = randomRun(random);
    const [step, death] = DEATHS[Math.floor(random() * DEATHS.length)] ?? [];
    await replicas.revive();
    const orderId = await world.addOrder();
    if (run.fault !== 'none') await world.siigo.fault(faultOf(run));
    if (death) void replicas.killWhoGetsTo(death);
    await replicas.askAll(orderId);
    await world.settle();
    await replicas.calm();
    await mend(world, orderId);
    expect({ count, step, run, ...(await outcomeOf(world, orderId)) }).toMatchObject(EXACTLY_ONE);
  }
});
