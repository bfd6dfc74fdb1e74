import { test } from '@playwright/test';
import { activateCell, publishBoth, SHORT, type Releases } from 'proofs/skew/cells';
import { runMixedShopJourneys } from 'proofs/skew/mixed-shop-journeys';
import { openSecondShop, type SecondShop } from '../../support/shops/second-shop';
import { newCustomer } from '../../support/staff';

let shop: SecondShop;
let releases: Releases;
test.beforeAll(async () => {
  shop = await openSecondShop();
  releases = await publishBoth(shop);
});
test.afterAll(() => shop.stop());

test('a shop whose shell is older than its remotes sells and invoices', async ({ browser, request }) => {
  const live = await activateCell(shop, releases, SHORT);
  await runMixedShopJourneys(browser, { url: shop.url, cell: SHORT, live }, await newCustomer(request));
});
