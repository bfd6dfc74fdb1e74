import { expect, type Page, test } from '@playwright/test';
import { expectHolds } from '../../support/holds';
import { LARGE_TEXT } from '../../support/looks/large-text';
import { expectArrived, open, watchConsole } from '../../support/shop';
import { newCustomer } from '../../support/staff';
import { signInAtLastStep } from '../../support/walks/last-step';

test.use({ launchOptions: LARGE_TEXT });

const SIZES = [
  [390, 664],
  [768, 1024],
  [1440, 900],
] as const;

const expectAllHold = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await expectArrived(page);
  await expect(page.locator('#first-view, main [aria-busy="true"]')).toHaveCount(0);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const where = `${path} at ${width}`;
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, where).toBe(0);
    await expectHolds(page.getByRole('banner'), `header of ${where}`);
    await expectHolds(page.getByRole('main'), where);
  }
};

test('with text at 200 % header, hero, cards, unit buttons, cart, steps, history and order hold [N-38-504]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  for (const path of ['/', '/products', '/product/2', '/carousel_products'])
    await test.step(path, () => expectAllHold(page, path));
  for (const path of await signInAtLastStep(page, await newCustomer(request)))
    await test.step(path, () => expectAllHold(page, path));
  expect(problems).toEqual([]);
});
