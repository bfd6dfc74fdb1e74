import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { placeCashOrder } from '../../support/api';
import { STAFF_PAGES, SUPER_ADMIN_PAGES } from '../../support/looks/pages';
import { ACCOUNTS, expectArrived, follow, open, shopUrl, signIn, watchConsole } from '../../support/shop';
import { tokenOf } from '../../support/staff';
import { demandTrustedTypes } from '../../support/looks/trusted-types';

const OF_SUPERADMIN = ['/admin/users', '/admin/releases', ...SUPER_ADMIN_PAGES];

async function expectShown(page: Page, path: string): Promise<void> {
  await expectArrived(page);
  await expect(page).toHaveURL(shopUrl(path));
  await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
}

test('admin opens every screen of the back office without an axe violation [S-006, N-16-205]', async ({
  page,
}) => {
  test.slow();
  const problems = watchConsole(page);
  await demandTrustedTypes(page);
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/');
  for (const path of STAFF_PAGES) {
    await follow(page, path);
    await expectShown(page, path);
    await expectNoViolations(page);
  }
  expect(problems).toEqual([]);
});

test('superAdmin opens the screens that differ for them without an axe violation', async ({ page }) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.superAdmin);
  await open(page, '/');
  for (const path of OF_SUPERADMIN) {
    await follow(page, path);
    await expectShown(page, path);
    await expectNoViolations(page);
  }
  expect(problems).toEqual([]);
});

test('a cashier is redirected from the back office and refused by the API [D-085]', async ({
  page,
  request,
}) => {
  await signIn(page, ACCOUNTS.cashier);
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await follow(page, '/admin/orders');
  await expect(page).toHaveURL(/\/login$/);
  const headers = { authorization: `Bearer ${await tokenOf(request, ACCOUNTS.cashier)}` };
  expect((await request.get(shopUrl('/api/admin/orders'), { headers })).status()).toBe(403);
});

test('the frame of the office shows the states of an order at every width, and 18 rows [N-17-054, N-17-058, N-38-301]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  await placeCashOrder(page);
  const inWindow = async (text: string, width: number): Promise<void> => {
    const box = await page.getByRole('columnheader', { name: text, exact: true }).boundingBox();
    const actions = await page.getByRole('columnheader', { name: 'Acciones' }).boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0), text).toBeLessThanOrEqual((actions?.x ?? 0) + 1);
  };
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/admin/orders');
    const row = page.getByRole('row', { name: /^Seleccionar el pedido/ }).first();
    await expect(row).toBeVisible();
    for (const text of ['Estado', 'Pago', 'Envío']) await inWindow(text, width);
    const first = await row.boundingBox();
    if (width === 1440)
      expect(Math.floor((900 - (first?.y ?? 900)) / (first?.height ?? 900))).toBeGreaterThan(17);
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrito/ })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Accesos de bodega' });
  await bar.getByRole('link', { name: 'Stock' }).click();
  await expect(page).toHaveURL(/\/admin\/stockStores$/);
  await bar.getByRole('link', { name: 'Despachos' }).click();
  await expect(page).toHaveURL(/\/admin\/deliverys$/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Menú de la oficina' }).click();
  await page
    .getByRole('dialog', { name: 'Oficina' })
    .getByRole('link', { name: 'Caja', exact: true })
    .click();
  await expect(page).toHaveURL(/\/admin\/pays$/);
  expect(problems).toEqual([]);
});
