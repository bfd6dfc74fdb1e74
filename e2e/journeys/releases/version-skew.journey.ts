import { test } from '@playwright/test';
import { activateCell, nameOf, publishBoth, SHORT, type Releases } from 'proofs/skew/cells';
import { runMixedShopJourneys } from 'proofs/skew/mixed-shop-journeys';
import { openSecondShop, type SecondShop } from '../../support/second-shop';
import { newCustomer } from '../../support/staff';

let shop: SecondShop;
let releases: Releases;
test.beforeAll(async () => {
  shop = await openSecondShop();
  releases = await publishBoth(shop);
});
test.afterAll(() => shop.stop());

for (const cell of SHORT) {
  test(`a shop of mixed versions sells and invoices (${nameOf(cell)})`, async ({ browser, request }) => {
    const live = await activateCell(shop, releases, cell);
    await runMixedShopJourneys(browser, { url: shop.url, cell, live }, await newCustomer(request));
  });
}
