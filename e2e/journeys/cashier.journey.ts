import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { ACCOUNTS, addProducts, open, payWith, signIn, watchConsole } from '../support/shop';

test('a cashier sells from his store through the store variant of the checkout', async ({ page }) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.cashier);
  await expect(page.getByRole('banner')).toContainText('Tienda: ');
  const [name] = await addProducts(page, 1);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page).toHaveURL(/\/shipping2$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Datos Cliente' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Identificación').fill('1121934567');
  await page.getByLabel('Nombres').fill('Rosa');
  await page.getByLabel('Apellidos').fill('Mojica');
  await page.getByLabel('Dirección').fill('Carrera 22 # 4-51');
  await page.getByLabel('Departamento').selectOption({ label: 'Meta' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Acacías' });
  await page.getByLabel('Nombre del contacto').fill('Rosa');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/payment$/);

  const methods = page.getByRole('combobox', { name: 'Método de pago' });
  await expect(methods.getByRole('option', { name: 'Nequi' })).toBeAttached();
  await expect(methods.getByRole('option', { name: 'Cheque' })).toHaveCount(0);
  await payWith(page, 'Nequi');
  await expect(page).toHaveURL(/\/placeorderstore$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vista Previa del Pedido' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Generar pedido' }).click();

  await expect(page).toHaveURL(/\/orderstore\/\d+$/i);
  await expect(page.getByRole('main')).toContainText('Nequi');
  await expectNoViolations(page);
  await expect(page.getByRole('link', { name: name ?? '' }).first()).toBeVisible();
  // The browser itself logs that nobody knows this customer yet.
  expect(problems.filter((problem) => !problem.includes('/api/siigo/customers/1121934567'))).toEqual([]);
});
