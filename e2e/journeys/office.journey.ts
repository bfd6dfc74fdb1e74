import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { ACCOUNTS, open, shopUrl, signIn, watchConsole } from '../support/shop';
import { tokenOf } from '../support/staff';

// The screens of the catalogue stand in catalogue-office.journey.ts.
const PAGES = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/orders',
  '/admin/order/1/pay',
  '/admin/deliverys',
  '/admin/pays',
  '/admin/audit',
  '/admin/customers',
  '/admin/invoice',
  '/admin/invoice_type',
  '/admin/invoices_list',
] as const;
const CALLS = [
  '/admin/users',
  '/admin/users/1/sessions',
  '/admin/orders',
  '/admin/orders/1/timeline',
  '/admin/orders/export?format=csv',
  '/admin/dashboard',
  '/admin/cash-desk/totals',
  '/admin/cash-desk/shifts',
  '/admin/audit',
  '/admin/customers',
  '/siigo/invoices',
  '/siigo/invoice/type',
] as const;

async function expectRefused(page: Page, status: number, authorization?: string): Promise<void> {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  for (const call of CALLS) {
    const answer = await page.request.get(shopUrl(`/api${call}`), { headers });
    expect([call, answer.status()]).toEqual([call, status]);
  }
}

async function expectSentAway(page: Page): Promise<void> {
  for (const path of PAGES) {
    await open(page, path);
    await expect(page).toHaveURL(/\/login$/);
  }
}

for (const who of ['admin', 'superAdmin'] as const) {
  test(`${who} finds his way through every screen of the office`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems = watchConsole(page);
    await signIn(page, ACCOUNTS[who]);
    for (const path of PAGES) {
      await open(page, path);
      await expect(page).toHaveURL(shopUrl(path));
      await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
      await expectNoViolations(page);
    }
    expect(problems).toEqual([]);
  });
}

for (const who of ['customer', 'cashier'] as const) {
  test(`a ${who} is sent away from every screen of the office and refused by the API`, async ({
    page,
    playwright,
  }) => {
    const request = await playwright.request.newContext();
    await signIn(page, ACCOUNTS[who]);
    await expectSentAway(page);
    await expectRefused(page, 403, `Bearer ${await tokenOf(request, ACCOUNTS[who])}`);
    await request.dispose();
  });
}

test('a visitor is sent away from every screen of the office and refused by the API', async ({ page }) => {
  await expectSentAway(page);
  await expectRefused(page, 401);
});
