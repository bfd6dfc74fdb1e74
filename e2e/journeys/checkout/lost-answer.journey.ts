import { expect, type Page, test } from '@playwright/test';
import { newcomerAtPreview } from '../../support/walks/newcomer';
import { open } from '../../support/shop';

const ordersOf = async (page: Page): Promise<number> => {
  await open(page, '/orderhistory');
  await expect(page.getByRole('link', { name: /^Detalles del pedido/ }).first()).toBeVisible();
  return page.getByRole('link', { name: /^Detalles del pedido/ }).count();
};

test('a double click, a retry after a lost answer and the back button place one order', async ({ page }) => {
  await newcomerAtPreview(page);
  let isCut = true;
  await page.route('**/api/order', async (route) => {
    if (route.request().method() !== 'POST' || !isCut) return route.continue();
    // The server gets the order and writes it; the browser never hears of it.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Generar pedido' }).dblclick();
  await expect(page.getByRole('alert').first()).toContainText('Error al crear la orden');
  isCut = false;
  await page.reload();
  await page.getByRole('button', { name: 'Comprobar mi pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByText('No pagado')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Generar pedido' })).toHaveCount(0);
  expect(await ordersOf(page)).toBe(1);
});

test('the second of two tabs on the preview leads to the order of the first, then its cart is empty', async ({
  page,
  context,
}) => {
  await newcomerAtPreview(page);
  const other = await context.newPage();
  await open(other, '/placeorder');
  await expect(other.getByRole('button', { name: 'Generar pedido' })).toBeEnabled();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await other.route('**/api/order', async (route) => {
    await held;
    await route.continue();
  });
  await other.getByRole('button', { name: 'Generar pedido' }).click();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  release();
  await other.bringToFront();
  await expect(other.getByRole('alert').first()).toContainText(
    'desde otra pestaña o dispositivo. No se hizo otro.',
  );
  await expect(other.getByRole('link', { name: 'Ver el carrito' })).toBeVisible();
  await other.getByRole('link', { name: /^Ver el pedido \d+$/ }).click();
  await expect(other).toHaveURL(page.url());
  await open(other, '/placeorder');
  await expect(other.getByText('Su carrito está vacío')).toBeVisible();
  expect(await ordersOf(other)).toBe(1);
});

test('a refresh of the session whose answer is lost leaves the person signed in', async ({ page }) => {
  await newcomerAtPreview(page);
  let lost = 0;
  await page.route(
    '**/api/auth/refresh',
    async (route) => {
      const before = await page.context().cookies();
      // The server replaces the token; the browser keeps the old one.
      expect((await route.fetch()).status()).toBe(200);
      await page.context().addCookies(before);
      lost += 1;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.reload();
  await expect.poll(() => lost).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Generar pedido' })).toBeEnabled();
  // The steps of a purchase show no account.
  await open(page, '/cart');
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
});
