import type { Page } from 'playwright-core';

export const CUSTOMER = 'cliente@demo.test';
const PASSWORD = 'Lacteos2026!';

export const signIn = async (page: Page, origin: string, email: string): Promise<void> => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: /^Bienvenido!, / }).waitFor();
};
