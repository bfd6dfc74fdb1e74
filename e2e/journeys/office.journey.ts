import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { ACCOUNTS, open, shopUrl, signIn, watchConsole } from '../support/shop';

const PAGES = ['/admin/dashboard', '/admin/orders', '/admin/deliverys', '/admin/pays'];

for (const who of ['admin', 'superAdmin'] as const) {
  test(`${who} finds his way through dashboard, orders, dispatches and cash desk`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems = watchConsole(page);
    await signIn(page, ACCOUNTS[who]);
    for (const path of PAGES) {
      await open(page, path);
      await expectNoViolations(page);
    }
    expect(problems).toEqual([]);
  });
}

test('a customer and a cashier are sent away from the back office and refused by the API', async ({
  browser,
}) => {
  for (const email of [ACCOUNTS.customer, ACCOUNTS.cashier]) {
    const page = await browser.newPage();
    const token = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
    await signIn(page, email);
    const authorization = (await token).headers()['authorization'] ?? '';
    for (const path of PAGES) {
      await open(page, path);
      await expect(page).toHaveURL(/\/login$/);
    }
    for (const call of [
      '/admin/orders',
      '/admin/dashboard',
      '/admin/cash-desk/totals',
      '/admin/orders/export?format=csv',
    ]) {
      const answer = await page.request.get(shopUrl(`/api${call}`), { headers: { authorization } });
      expect([call, answer.status()]).toEqual([call, 403]);
    }
    await page.close();
  }
});
