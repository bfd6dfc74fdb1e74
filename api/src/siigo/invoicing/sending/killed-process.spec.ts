import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { KillingProxy } from '#test/processes/killing-proxy.js';
import { DIALECTS } from '#test/index.js';
import { EXACTLY_ONE, outcomeOf } from '#test/invoicing/invoice-faults.js';
import { requestInvoice, KILL_POINTS, startReplica } from '#test/invoicing/invoice-processes.js';
import { TEST_SETTINGS } from '#test/test-settings.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';

/** `npm run prove -- invoices` runs all; otherwise only the kill point that loses most. */
const { isThorough } = TEST_SETTINGS.invoices;
const SHOWN = isThorough ? KILL_POINTS : KILL_POINTS.slice(0, 1);
const DATABASES = isThorough ? DIALECTS : DIALECTS.slice(0, 1);

describe.each(DATABASES)('an invoice of a killed process on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.startNow(dialect);
  });
  afterAll(() => fixture.stop());

  it.each(SHOWN)('is created once by the next process after a kill %s', async (_, death) => {
    const orderId = await fixture.addOrder();
    const proxy = await KillingProxy.start(fixture.siigo.url);
    const victim = await startReplica(fixture, proxy.url);
    const died = proxy.arm(death, () => victim.kill());
    try {
      await requestInvoice(fixture, victim, orderId);
      await died;
    } finally {
      await victim.kill();
      await proxy.stop();
    }
    await fixture.settle();
    expect(await outcomeOf(fixture, orderId)).toEqual(EXACTLY_ONE);
  });
});
