import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/accessibility';
import { LARGE_TEXT } from '../../support/large-text';
import { ACCOUNTS, follow, open, signIn, watchConsole } from '../../support/shop';

test.use({
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: LARGE_TEXT,
});

/** Office pages with tables of their own: the lists are cards on a phone. */
const PAGES = ['/admin/order/1', '/admin/pays', '/admin/restock', '/admin/product/1'];
/** Shop pages with amounts, tables and pictures beside words. */
const SHOP_PAGES = ['/products', '/product/1'];

test('in dark with text at 200 % shop and office fit a phone; the office keeps its contrast [N-18-307, N-18-343]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const expectNoOverflow = async (path: string): Promise<void> => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of SHOP_PAGES) {
    await open(page, path);
    await expect(page.locator('#first-view, main [aria-busy="true"]')).toHaveCount(0);
    await expectNoOverflow(path);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/');
  for (const path of PAGES) {
    await follow(page, path);
    await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
    await expectNoViolations(page);
    await expectNoOverflow(path);
  }
  expect(problems).toEqual([]);
});
