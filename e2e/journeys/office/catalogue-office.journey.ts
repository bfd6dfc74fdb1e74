import { expect, test } from '@playwright/test';
import { ACCOUNTS, open, signIn, watchConsole } from '../../support/shop';

test.describe('the catalogue of the back office', () => {
  test('moves units to a store, and the product shows the ledger of its stock', async ({ page }) => {
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
    await page.getByRole('link', { name: 'Leche entera pasteurizada' }).first().click();
    await expect(page.getByRole('heading', { name: /^¿Por qué hay \d+ en Fábrica\?$/ })).toBeVisible();
    const move = page.getByRole('row', { name: /Asignación a tienda/ }).first();
    await expect(move).toContainText('−7');
    expect(problems).toEqual([]);
  });

  test('crops and uploads a picture, edits a product, and shows it in the shop at once', async ({ page }) => {
    const problems = watchConsole(page);
    await signIn(page, ACCOUNTS.superAdmin);
    await open(page, '/admin/products?search=quesillo');
    await page.getByRole('button', { name: 'Acciones de Quesillo en hoja' }).click();
    await page.getByRole('menuitem', { name: 'Editar Quesillo en hoja' }).click();
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
