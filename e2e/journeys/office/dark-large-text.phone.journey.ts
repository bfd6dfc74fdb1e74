import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/accessibility';
import { LARGE_TEXT } from '../../support/large-text';
import { ACCOUNTS, follow, open, signIn, watchConsole } from '../../support/shop';

test.use({
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: LARGE_TEXT,
});

/** Those with tables of their own: the lists are cards on a phone. */
const PAGES = ['/admin/order/1', '/admin/pays', '/admin/restock'];

test('in the dark scheme with text at 200 % the office keeps its contrast and its width', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/');
  for (const path of PAGES) {
    await follow(page, path);
    await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
    await expectNoViolations(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
  expect(problems).toEqual([]);
});
