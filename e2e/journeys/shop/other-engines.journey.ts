import { expect, test } from '@playwright/test';
import { OTHER_ENGINES } from '../../engines/other-engines';
import * as walks from '../../engines/walks';
import { newCustomer } from '../../support/staff';

const PHONE = { width: 390, height: 664 };

// No requirement is named: a machine may lack the browsers. `npm run prove -- engines` walks on.
for (const { name, start, missing } of OTHER_ENGINES) {
  if (missing.length > 0) {
    console.log(`${name} is not tried: this machine lacks ${missing.join(' and ')}`);
    continue;
  }
  test(`a customer signs in and fills his cart from the first view with ${name}`, async ({ request }) => {
    const email = await newCustomer(request);
    const engine = await start(PHONE);
    try {
      await walks.signIn(engine, email);
      await walks.fillCart(engine);
      expect(await engine.takeProblems()).toEqual([]);
    } finally {
      await engine.close();
    }
  });
}
