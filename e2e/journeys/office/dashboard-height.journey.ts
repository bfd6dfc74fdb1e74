import type { Dashboard } from '@lacteos/contracts/schemas';
import { expect, test } from '@playwright/test';
import { expectArrived, open, signIn, watchConsole } from '../../support/shop';
import { newStaff } from '../../support/staff';

const MAX_HEIGHT = 1350;
const TOP_PRODUCTS = 10;
const CREDITED = 125_000;

const withCredits = (figures: Dashboard): Dashboard => ({
  ...figures,
  sales: { ...figures.sales, credited: CREDITED },
  today: { ...figures.today, credited: CREDITED },
  salesByProduct: Array.from({ length: TOP_PRODUCTS }, (_, index) => ({
    ...{ productId: index + 1, name: `Leche pasteurizada ${index + 1}`, units: TOP_PRODUCTS - index },
    total: (TOP_PRODUCTS - index) * 1000,
  })),
});

test('at 1440 the dashboard is at most 1,350 pixels high with ten products and credits to explain [N-38-605]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  await signIn(page, await newStaff(request, 3));
  await page.route('**/api/admin/dashboard?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Dashboard };
    await route.fulfill({ response, json: { ...answer, data: withCredits(answer.data) } });
  });
  await open(page, '/admin/dashboard');
  await expectArrived(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/menos devuelto y acreditado/)).toHaveCount(2);
  await expect(main.getByRole('rowheader', { name: `Leche pasteurizada ${TOP_PRODUCTS}` })).toBeVisible();
  await expect(page.locator('main .ant-skeleton')).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(MAX_HEIGHT);
  expect(problems).toEqual([]);
});
