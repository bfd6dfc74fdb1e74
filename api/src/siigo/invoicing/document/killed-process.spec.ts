import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { DeadlyProxy } from '../../../../test/deadly-proxy.js';
import { DIALECTS } from '../../../../test/index.js';
import { EXACTLY_ONE, outcomeOf } from '../../../../test/invoice-faults.js';
import { askFor, DEATHS, IS_THOROUGH, joinWorld } from '../../../../test/invoice-processes.js';
import { InvoicingWorld } from '../../../../test/invoicing-world.js';

/** All of them with `npm run invoices -w api`; else the one that loses most, and MariaDB's is in two-processes. */
const SHOWN = IS_THOROUGH ? DEATHS : DEATHS.slice(0, 1);
const DATABASES = IS_THOROUGH ? DIALECTS : DIALECTS.slice(0, 1);
const PATIENCE_MS = 120_000;

describe.each(DATABASES)('an invoice whose process was killed, on $name', (dialect) => {
  let world: InvoicingWorld;
  beforeAll(async () => {
    world = await InvoicingWorld.startNow(dialect);
  }, PATIENCE_MS);
  afterAll(() => world.stop());

  it.each(SHOWN)(
    '%s, is made once by whoever comes next',
    async (_, death) => {
      const orderId = await world.addOrder();
      const proxy = await DeadlyProxy.start(world.siigo.url);
      const victim = await joinWorld(world, proxy.url);
      const died = proxy.arm(death, () => victim.kill());
      try {
        await askFor(world, victim, orderId);
        await died;
      } finally {
        await victim.kill();
        await proxy.stop();
      }
      await world.settle();
      expect(await outcomeOf(world, orderId)).toEqual(EXACTLY_ONE);
    },
    PATIENCE_MS,
  );
});
