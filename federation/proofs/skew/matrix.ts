/**
 * Shells and remotes of different ages in one shop: `npm run prove -- skew`. The journeys of `mixed-shop-journeys.ts` in every cell; `SKEW_BEFORE`
 * names a folder with the releases of before, one folder for each project.
 */
import { resolve } from 'node:path';
import { chromium, request } from '@playwright/test';
import { browserFlags, findBrowser } from 'tools/machine/browser';
import { newCustomer } from 'e2e/support/staff';
import startShop from 'e2e/support/shops/start-shop';
import { openSecondShop } from 'e2e/support/shops/second-shop';
import { activateCell, CELLS, nameOf, publishBoth } from './cells';
import { runMixedShopJourneys } from './mixed-shop-journeys';

const stopShop = await startShop();
const shop = await openSecondShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const calls = await request.newContext();
let failed = 0;
try {
  await shop.release(resolve(import.meta.dirname, '../foreign-remote/dist'));
  const releases = await publishBoth(shop);
  for (const cell of CELLS) {
    const startedAt = Date.now();
    const live = await activateCell(shop, releases, cell);
    const outcome = await runMixedShopJourneys(
      browser,
      { url: shop.url, cell, live, isSlotFilled: true },
      await newCustomer(calls),
    ).then(
      () => 'passed',
      (error: Error) => `FAILED ${error.message}`,
    );
    if (outcome !== 'passed') failed += 1;
    console.log(
      `${nameOf(cell).padEnd(48)}${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${outcome}`,
    );
  }
} finally {
  await calls.dispose();
  await browser.close();
  await shop.stop();
  await stopShop();
}
console.log(`\n${CELLS.length} cells, ${CELLS.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
