import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { ACCOUNTS, open, shopUrl, signIn, watchConsole } from '../support/shop';

const SCREENS = [
  ['/admin/products', 'Productos Fabrica'],
  ['/admin/product/1', 'Yogurt de fresa'],
  ['/admin/partners', 'Tiendas aliadas'],
  ['/admin/stockStores', 'Asignar Stock a Tienda'],
  ['/admin/casherStore', 'Asignar Cajeros a Tienda'],
] as const;
const CALLS = [
  ['GET', '/api/admin/products'],
  ['POST', '/api/admin/products'],
  ['PUT', '/api/admin/product'],
  ['PUT', '/api/admin/product/status'],
  ['GET', '/api/admin/partners'],
  ['POST', '/api/admin/partners'],
  ['PUT', '/api/admin/partner'],
  ['PUT', '/api/admin/partner/status'],
  ['POST', '/api/admin/assign_stock'],
  ['POST', '/api/admin/assign_casher'],
  ['POST', '/api/media'],
] as const;

const expectSignIn = async (page: Page): Promise<void> => {
  for (const [path] of SCREENS) {
    await open(page, path);
    await expect(page).toHaveURL(/\/login/);
  }
};

test.describe('the catalogue of the back office', () => {
  for (const role of ['admin', 'superAdmin'] as const) {
    test(`shows each of its screens to ${role}`, async ({ page }) => {
      const problems = watchConsole(page);
      await signIn(page, ACCOUNTS[role]);
      for (const [path, title] of SCREENS) {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
        await expectNoViolations(page);
      }
      expect(problems).toEqual([]);
    });
  }

  for (const role of ['customer', 'cashier'] as const) {
    test(`sends ${role} away, in the browser and at the API`, async ({ page }) => {
      await signIn(page, ACCOUNTS[role]);
      await expectSignIn(page);
      const login = await page.request.post(shopUrl('/api/auth/login'), {
        data: { email: ACCOUNTS[role], password: 'Lacteos2026!' },
      });
      const { data } = (await login.json()) as { data: { token: string } };
      const headers = { authorization: `Bearer ${data.token}` };
      for (const [method, path] of CALLS) {
        const answer = await page.request.fetch(shopUrl(path), { method, headers });
        expect([path, answer.status()]).toEqual([path, 403]);
      }
    });
  }

  test('sends visitors away, in the browser and at the API', async ({ page, playwright }) => {
    await expectSignIn(page);
    const visitor = await playwright.request.newContext();
    for (const [method, path] of CALLS) {
      const answer = await visitor.fetch(shopUrl(path), { method });
      expect([path, answer.status()]).toEqual([path, 401]);
    }
    await visitor.dispose();
  });

  test('moves units to a store, and the product tells why it has what it has', async ({ page }) => {
    const problems = watchConsole(page);
    await signIn(page, ACCOUNTS.admin);
    await open(page, '/admin/stockStores');
    await page.getByRole('combobox', { name: 'Tienda' }).click();
    await page.getByTitle('Puerto Cremoso (Puerto López)').click();
    await page.getByRole('checkbox', { name: /^Leche entera pasteurizada/ }).check();
    await page.getByLabel('Stock de Leche entera pasteurizada').fill('7');
    await page.getByRole('button', { name: 'Asignar stock' }).click();
    await expect(page.getByText('El stock en tienda asignado correctamente.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);

    await open(page, '/admin/products?search=leche%20entera');
    await page.getByRole('link', { name: 'Ver Leche entera pasteurizada' }).click();
    await expect(page.getByRole('heading', { name: /^¿Por qué hay \d+ en Fábrica\?$/ })).toBeVisible();
    const move = page.getByRole('row', { name: /Asignación a tienda/ }).first();
    await expect(move).toContainText('−7');
    expect(problems).toEqual([]);
  });

  test('crops and uploads a picture, edits a product, and shows it in the shop at once', async ({ page }) => {
    const problems = watchConsole(page);
    await signIn(page, ACCOUNTS.superAdmin);
    await open(page, '/admin/products?search=quesillo');
    await page.getByRole('button', { name: 'Editar Quesillo en hoja' }).click();
    const dialog = page.getByRole('dialog').first();
    const picture = await page.screenshot({ type: 'png' });
    await dialog
      .getByLabel('Archivo de la imagen del producto')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: 'Usar recorte' }).click();
    await expect(dialog.getByRole('img', { name: 'la imagen del producto' })).toHaveAttribute('src', /\/u-/);
    await dialog.getByLabel('Presentación').fill('Unidad 300 g');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Se guardó Quesillo en hoja')).toBeVisible();
    await open(page, '/products?search=quesillo');
    await expect(page.getByRole('main')).toContainText('Unidad 300 g');
    expect(problems).toEqual([]);
  });
});
