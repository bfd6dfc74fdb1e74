import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const PASSWORD = 'Lacteos2026!';
export const ACCOUNTS = {
  customer: 'cliente@demo.test',
  cashier: 'cajero@demo.test',
  admin: 'admin@demo.test',
  superAdmin: 'superadmin@demo.test',
} as const;

/** Address of the shop under test; set by start-shop.ts. */
export function shopUrl(path = '/'): string {
  const base = process.env['SHOP_URL'];
  if (!base) throw new Error('SHOP_URL is not set: the shop was not started');
  return new URL(path, base).href;
}

/** Collects console errors and uncaught exceptions of a page; a journey asserts that there are none. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

/** Opens a page with the logo screen already seen in this browser session. */
export async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(shopUrl(path));
}

/** Signs in through the form, dismisses the success message and waits until the menu greets. */
export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('Correo electrónico').first().fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Registro exitoso!.')).toBeVisible();
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Mails that the shop sent to an address, newest first, from the mail box stand-in. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const answer = await request.get(`${process.env['MAIL_URL']}/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

/** A document number and e-mail nobody has used before. */
export function newIdentity(): { document: string; email: string } {
  const unique = `${Date.now()}${Math.floor(Math.random() * 900 + 100)}`;
  return { document: unique.slice(-10), email: `nueva.${unique}@demo.test` };
}
