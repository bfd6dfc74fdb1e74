import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { LARGE_TEXT } from '../../support/looks/large-text';
import { signInAtLastStep } from '../../support/walks/last-step';
import { ACCOUNTS, expectArrived, follow, open, signIn, watchConsole } from '../../support/shop';
import { newCustomer } from '../../support/staff';

test.use({
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: LARGE_TEXT,
});

/** Office pages with tables of their own: the lists are cards on a phone. */
const PAGES = ['/admin/order/1', '/admin/pays', '/admin/restock', '/admin/product/1'];
/** Shop pages with amounts, tables and pictures beside words. */
const SHOP_PAGES = ['/products', '/product/1'];

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, path).toBe(0);
}

test('in dark with text at 200 % shop and office fit a phone; the office keeps its contrast [N-18-307, N-18-343]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of SHOP_PAGES) {
    await open(page, path);
    await expect(page.locator('#first-view, main [aria-busy="true"]')).toHaveCount(0);
    await expectNoOverflow(page, path);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/');
  for (const path of PAGES) {
    await follow(page, path);
    await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
    await expectNoViolations(page);
    await expectNoOverflow(page, path);
  }
  expect(problems).toEqual([]);
});

test("with text at 200 % no page of a customer scrolls sideways on a phone, nor an order's [N-38-224]", async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of await signInAtLastStep(page, await newCustomer(request))) {
    await open(page, path);
    await expectArrived(page);
    await expect(page.locator('#first-view, main [aria-busy="true"], .ant-skeleton')).toHaveCount(0);
    await expectNoOverflow(page, path);
  }
  expect(problems).toEqual([]);
});
