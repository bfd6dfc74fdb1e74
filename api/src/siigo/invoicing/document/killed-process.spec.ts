import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ApiProcess } from '../../../../test/api-process.js';
import { type Death, DeadlyProxy } from '../../../../test/deadly-proxy.js';
import { DIALECTS } from '../../../../test/index.js';
import { EXACTLY_ONE, outcomeOf } from '../../../../test/invoice-faults.js';
import { InvoicingWorld } from '../../../../test/invoicing-world.js';
import { CONFIG, type Config } from '../../../config/index.js';

const DEATHS: readonly (readonly [step: string, death: Death])[] = [
  ['after the work, before the answer', { method: 'POST', path: /^\/v1\/invoices$/, moment: 'done' }],
  ['after the answer, before the commit', { method: 'POST', path: /^\/v1\/invoices$/, moment: 'answered' }],
  ['before the work', { method: 'POST', path: /^\/v1\/invoices$/, moment: 'arrived' }],
  ['before anything is sent', { method: 'GET', path: /^\/v1\/customers/, moment: 'arrived' }],
  ['while the DIAN is asked', { method: 'GET', path: /^\/v1\/invoices\/[0-9a-f-]{36}$/, moment: 'arrived' }],
];
/** All of them with `npm run invoices -w api`, else the one that loses most. */
const SHOWN = process.env['INVOICE_RUNS'] ? DEATHS : DEATHS.slice(0, 1);
const PATIENCE_MS = 120_000;

describe.each(DIALECTS)('an invoice whose process was killed, on $name', (dialect) => {
  let world: InvoicingWorld;
  beforeAll(async () => {
    world = await InvoicingWorld.start(dialect, {}, Date.now);
    // The process that dies has the real clock; the survivor comes after it.
    world.api.clock.advance(Date.now() - world.api.clock.now().getTime());
  });
  afterAll(() => world.stop());

  it.each(SHOWN)(
    '%s, is made once by whoever comes next',
    async (_, death) => {
      const orderId = await world.addOrder();
      const proxy = await DeadlyProxy.start(world.siigo.url, death);
      const { databaseUrl } = world.api.app.get<Config>(CONFIG);
      const victim = await ApiProcess.start({
        DATABASE_URL: databaseUrl,
        SIIGO_URL: proxy.url,
        LOG_LEVEL: 'silent',
      });
      proxy.aimAt(() => victim.kill());
      try {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${await world.token()}`,
        };
        const body = JSON.stringify(world.dialog(orderId));
        await fetch(`${victim.origin}/api/siigo/invoice`, { method: 'POST', headers, body }).catch(
          () => null,
        );
        await proxy.died;
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
