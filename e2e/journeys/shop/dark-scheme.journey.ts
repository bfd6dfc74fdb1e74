import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { open, watchConsole } from '../../support/shop';

const GROUND = { light: 'rgb(255, 249, 239)', dark: 'rgb(23, 17, 13)' };

test('the shop follows the scheme of the device until a visitor chooses one [N-18-300, N-18-301, N-18-341]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const body = page.locator('body');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/products');
  await expect(body).toHaveCSS('background-color', GROUND.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(body).toHaveCSS('background-color', GROUND.light);

  const choice = page.getByRole('contentinfo').getByLabel('Apariencia');
  await choice.selectOption('Oscuro');
  await expect(body).toHaveCSS('background-color', GROUND.dark);
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(body).toHaveCSS('background-color', GROUND.light);
  await page.emulateMedia({ media: 'screen' });

  // Before any other script: what the HTML brings is dark already.
  await page.route('**/releases/**/*.js', (route) => route.abort());
  await page.goto(page.url(), { waitUntil: 'commit' });
  await expect(body).toHaveCSS('background-color', GROUND.dark);
  await expect(choice).toHaveValue('dark');
  await page.unroute('**/releases/**/*.js');

  await open(page, '/login');
  await expectNoViolations(page);
  await choice.selectOption('Como el dispositivo');
  await expect(body).toHaveCSS('background-color', GROUND.light);
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([]);
});
