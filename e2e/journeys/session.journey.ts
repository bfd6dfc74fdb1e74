import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import {
  ACCOUNTS,
  addProducts,
  fillSignIn,
  mailsTo,
  newIdentity,
  open,
  PASSWORD,
  shipToVillavicencio,
  signInByForm,
  signUp,
} from '../support/shop';

test('a wrong password is refused with the text of the catalogue and the form is cleared', async ({
  page,
}) => {
  await open(page, '/login');
  await fillSignIn(page, ACCOUNTS.customer, 'Incorrecta2026!');
  await expect(page.getByRole('alert')).toContainText('Error de registro');
  await expect(page.getByRole('alert')).toContainText(
    'Email y contraseña incorrectas, verifique e intente nuevamente',
  );
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('');
});

test('signing out in one tab signs the other tab out at once', async ({ context }) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await signInByForm(first, ACCOUNTS.customer);
  await open(second, '/orderhistory');
  await expect(second.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();

  await first.getByRole('button', { name: /^Bienvenido!, / }).click();
  await first.getByRole('button', { name: 'Cerrar sesión' }).click();

  await expect(first.getByRole('button', { name: 'CONECTAR' })).toBeVisible();
  await expect(first).toHaveURL(/\/$/);
  await expect(second.getByRole('button', { name: 'CONECTAR' })).toBeVisible();
  await expect(second).toHaveURL(/\/login$/);
  expect(await first.evaluate(() => localStorage.getItem('root') ?? '{}')).not.toContain('"email"');
});

test('a visitor is sent from a page for users to the sign-in page and back', async ({ page }) => {
  await open(page, '/orderhistory');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, ACCOUNTS.customer);
  await expect(page).toHaveURL(/\/orderhistory$/);
});

test('a visitor on the shipping step is sent to sign up and comes back to it', async ({ page }) => {
  await open(page, '/shipping');
  await expect(page).toHaveURL(/\/registrar\?redirect=\/shipping$/);
  const identity = newIdentity();
  await signUp(page, identity);
  await fillSignIn(page, identity.email);
  await expect(page).toHaveURL(/\/(shipping|cart)$/);
});

test('a customer is sent away from the back office', async ({ page }) => {
  await signInByForm(page, ACCOUNTS.customer);
  await open(page, '/admin/orders');
  await expect(page).toHaveURL(/\/login$/);
});

test('a refresh in mid-checkout loses neither session, cart nor address', async ({ page }) => {
  const identity = newIdentity();
  await open(page, '/registrar');
  await signUp(page, identity);
  await fillSignIn(page, identity.email, PASSWORD);
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
  await addProducts(page, 1);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await shipToVillavicencio(page);
  await page.reload();
  await expect(page).toHaveURL(/\/payment$/);
  await page.getByRole('combobox', { name: 'Método de pago' }).selectOption({ label: 'Efectivo' });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/placeorder$/);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Calle 15 # 37-20');
  await expect(page.getByRole('main')).toContainText('Efectivo');
  await page.goBack();
  await expect(page).toHaveURL(/\/payment$/);
});

test('a forgotten password is set anew with the mailed code, and the old one is dead', async ({
  page,
  request,
}) => {
  const identity = newIdentity();
  await open(page, '/registrar');
  await signUp(page, identity);
  await page.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
  const modal = page.getByRole('dialog', { name: 'Recuperar contraseña' });
  await modal.getByLabel('Correo electrónico').fill(identity.email);
  await modal.getByRole('button', { name: 'Enviar código' }).click();
  await expect(modal.getByLabel('Código')).toBeVisible();
  await expectNoViolations(page);

  const codeOf = async (): Promise<string> =>
    (await mailsTo(request, identity.email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '').join('');
  await expect.poll(codeOf).toMatch(/^\d{6}$/);
  await modal.getByLabel('Código').fill(await codeOf());
  await modal.getByRole('textbox', { name: 'Nueva contraseña' }).fill('Cuajada2026!');
  await modal.getByRole('textbox', { name: 'Confirmar contraseña' }).fill('Cuajada2026!');
  await modal.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('¡Contraseña actualizada!')).toBeVisible();
  await expect(modal).toBeHidden();

  await fillSignIn(page, identity.email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Email y contraseña incorrectas');
  await fillSignIn(page, identity.email, 'Cuajada2026!');
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
});
