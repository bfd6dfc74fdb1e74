import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/accessibility';
import { placeCashOrder } from '../../support/api';
import { STAFF_PAGES, SUPER_ADMIN_PAGES } from '../../support/pages';
import { ACCOUNTS, expectArrived, follow, open, shopUrl, signIn, watchConsole } from '../../support/shop';
import { tokenOf } from '../../support/staff';
import { demandTrustedTypes } from '../../support/trusted-types';

/** Pages that differ for a super administrator. */
const OF_SUPERADMIN: readonly string[] = ['/admin/users', '/admin/releases', ...SUPER_ADMIN_PAGES];
const CALLS = [
  ['GET', '/admin/users'],
  ['GET', '/admin/users/1/sessions'],
  ['GET', '/admin/orders'],
  ['GET', '/admin/orders/1/timeline'],
  ['GET', '/admin/orders/export?format=csv'],
  ['GET', '/admin/dashboard'],
  ['GET', '/admin/products'],
  ['POST', '/admin/products'],
  ['PUT', '/admin/product'],
  ['PUT', '/admin/product/status'],
  ['GET', '/admin/partners'],
  ['POST', '/admin/partners'],
  ['PUT', '/admin/partner'],
  ['PUT', '/admin/partner/status'],
  ['POST', '/admin/assign_stock'],
  ['POST', '/admin/assign_casher'],
  ['POST', '/media'],
  ['GET', '/admin/audit'],
  ['GET', '/admin/customers'],
  ['GET', '/siigo/invoices'],
  ['GET', '/siigo/invoice/type'],
] as const;
/** Cashiers read the cash desk of their own store. */
const CASH_DESK = [
  ['GET', '/admin/cash-desk/totals'],
  ['GET', '/admin/cash-desk/shifts'],
] as const;

async function expectAnswers(
  page: Page,
  calls: readonly (readonly [method: string, path: string])[],
  status: number,
  authorization?: string,
): Promise<void> {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  for (const [method, path] of calls) {
    const answer = await page.request.fetch(shopUrl(`/api${path}`), { method, headers });
    expect([method, path, answer.status()]).toEqual([method, path, status]);
  }
}

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

test('superAdmin opens every screen of the back office without an axe violation', async ({ page }) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.superAdmin);
  await open(page, '/');
  for (const path of [...STAFF_PAGES, '/admin/releases', ...SUPER_ADMIN_PAGES]) {
    await follow(page, path);
    await expectShown(page, path);
    if (OF_SUPERADMIN.includes(path)) await expectNoViolations(page);
  }
  expect(problems).toEqual([]);
});

for (const who of ['customer', 'cashier'] as const) {
  test(`a ${who} is redirected from every screen of the back office and refused by the API [B-007, B-008, D-085]`, async ({
    page,
    playwright,
  }) => {
    const request = await playwright.request.newContext();
    await signIn(page, ACCOUNTS[who]);
    await open(page, '/admin/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    for (const path of STAFF_PAGES) {
      await follow(page, path);
      await expect(page).toHaveURL(/\/login$/);
    }
    const authorization = `Bearer ${await tokenOf(request, ACCOUNTS[who])}`;
    await expectAnswers(page, CALLS, 403, authorization);
    await expectAnswers(page, CASH_DESK, who === 'cashier' ? 200 : 403, authorization);
    await request.dispose();
  });
}

test('a visitor is redirected from every screen of the back office and refused by the API [D-085]', async ({
  page,
}) => {
  await open(page, '/admin/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  for (const path of STAFF_PAGES) {
    await follow(page, path);
    await expect(page).toHaveURL(/\/login$/);
  }
  await expectAnswers(page, [...CALLS, ...CASH_DESK], 401);
});

test('the frame of the office shows the states of an order at every width [N-17-054, N-17-058]', async ({
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
    await open(page, '/admin/orders?density=small');
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
  await page.getByRole('dialog', { name: 'Oficina' }).getByRole('link', { name: 'Caja' }).click();
  await expect(page).toHaveURL(/\/admin\/pays$/);
  expect(problems).toEqual([]);
});
