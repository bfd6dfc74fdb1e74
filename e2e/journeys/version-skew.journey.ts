import { test } from '@playwright/test';
import { arrange, nameOf, publishBoth, SHORT, type Releases } from '../skew/cells';
import { walk } from '../skew/walk';
import { openSideShop, type SideShop } from '../support/side-shop';
import { newCustomer } from '../support/staff';

let shop: SideShop;
let releases: Releases;
test.beforeAll(async () => {
  shop = await openSideShop();
  releases = await publishBoth(shop);
});
test.afterAll(() => shop.stop());

for (const cell of SHORT) {
  test(`a shop of different ages sells and invoices (${nameOf(cell)})`, async ({ browser, request }) => {
    const live = await arrange(shop, releases, cell);
    await walk(browser, { url: shop.url, cell, live }, await newCustomer(request));
  });
}
