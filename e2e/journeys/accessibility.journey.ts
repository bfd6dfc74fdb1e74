import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { ACCOUNTS, addProducts, open, signIn, watchConsole } from '../support/shop';

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectNoViolations(page);
}

const PUBLIC_PAGES = [
  '/',
  '/products',
  '/product/1',
  '/carousel_products',
  '/partner',
  '/company',
  '/social',
  '/login',
  '/registrar',
  '/no-existe',
];

for (const path of PUBLIC_PAGES) {
  test(`${path} has no axe violation`, async ({ page }) => {
    await expectAccessible(page, path);
  });
}

test('the pages of a customer have no axe violation and no console error', async ({ page }) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.customer);
  await addProducts(page, 1);
  for (const path of ['/cart', '/shipping', '/payment', '/orderhistory']) await expectAccessible(page, path);
  expect(problems).toEqual([]);
});
