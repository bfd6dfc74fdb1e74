import { expect, test } from '@playwright/test';

import { ACCOUNTS, open, signIn } from '../../support/shop';

/** Carta in landscape without its margins, in pixels. */
const SHEET = { width: 980, height: 740 };

test("the browser's own printing shows whole lists without buttons [N-38-432]", async ({ page }) => {
  await signIn(page, ACCOUNTS.admin);
  for (const path of ['/admin/products', '/admin/orders', '/admin/invoices_list', '/admin/deliverys']) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main button:not([data-printed])').filter({ visible: true })).toHaveCount(0);
    const right = await page
      .locator('main table')
      .first()
      .evaluate((table) => table.getBoundingClientRect().right);
    expect(right, path).toBeLessThanOrEqual(SHEET.width);
    if (path === '/admin/products')
      await expect(page.getByRole('cell', { name: 'Sí', exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
      SHEET.width,
    );
  }
});
