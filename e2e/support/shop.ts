import { SIGNED_IN_COOKIE } from '@lacteos/contracts/cookies';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { getVariable } from './shops/shop-variables';

const DEMO_PASSWORD = 'Lacteos2026!';
export const PASSWORD = 'Mango$Tigre42';
export const ACCOUNTS = {
  customer: 'cliente@demo.test',
  cashier: 'cajero@demo.test',
  admin: 'admin@demo.test',
  superAdmin: 'superadmin@demo.test',
} as const;

export const passwordOf = (email: string): string =>
  Object.values<string>(ACCOUNTS).includes(email) ? DEMO_PASSWORD : PASSWORD;

export function shopUrl(path = '/'): string {
  return new URL(path, getVariable('SHOP_URL')).href;
}

// Loading time depends on the machine; a journey waits for the content instead.
export const IS_SLOW = /^RemoteError: remote [\w-]+: took too long\b/;

export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || IS_SLOW.test(message.text())) return;
    problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

export function watchRemote(page: Page, remote: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/releases/${remote}/`)) asked.push(request.url());
  });
  return asked;
}

// Frames of other origins have no storage here.
const skipLogoScreen = (page: Page) =>
  page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('logo-screen-seen', 'yes');
  });

/** Blocks the live-updates stream, which would keep the network from being idle. */
export const withoutLiveUpdates = (page: Page): Promise<unknown> =>
  page.route('**/api/admin/live*', (route) => route.abort());

export async function open(page: Page, path: string): Promise<void> {
  await skipLogoScreen(page);
  await page.goto(shopUrl(path));
}

/** Marks the heading of the page being left: the address changes before the page does. */
const LEFT = 'data-left';

export async function expectArrived(page: Page): Promise<void> {
  await expect(page.locator(`h1[${LEFT}]`)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    ([to = '', left = '']) => {
      for (const heading of document.querySelectorAll('h1')) heading.setAttribute(left, '');
      const state = { key: crypto.randomUUID() };
      window.history.pushState(state, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    [path, LEFT],
  );
}

export async function fillSignIn(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
}

export async function signInByForm(page: Page, email: string, password = passwordOf(email)): Promise<void> {
  await open(page, '/login');
  await fillSignIn(page, email, password);
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
}

export interface SignedIn {
  token: string;
  user: { id: number };
}

/** Signs in without the form; the next opened page has the session. */
export async function signIn(page: Page, email: string, password = passwordOf(email)): Promise<SignedIn> {
  const answer = await page.request.post(shopUrl('/api/auth/login'), { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.context().addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: shopUrl() }]);
  await skipLogoScreen(page);
  // A page of the shop's origin without the application.
  await page.goto(shopUrl('/robots.txt'));
  const { token, user } = ((await answer.json()) as { data: SignedIn }).data;
  await page.evaluate((root) => localStorage.setItem('root', root), JSON.stringify({ user }));
  return { token, user };
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Newest first, from the mail box stand-in. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const answer = await request.get(`${getVariable('MAIL_URL')}/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

export function newIdentity(): { document: string; email: string } {
  const unique = `${Date.now()}${Math.floor(Math.random() * 900 + 100)}`;
  return { document: unique.slice(-10), email: `nueva.${unique}@demo.test` };
}

export async function signUp(
  page: Page,
  { document, email }: { document: string; email: string },
): Promise<void> {
  await page.getByLabel('Nombres').fill('María José');
  await page.getByLabel('Apellidos').fill('Ñáñez Peña');
  await page.getByLabel('Tipo de documento').selectOption({ label: 'Cedula' });
  await page.getByLabel('Número de documento').fill(document);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  await page.getByLabel('Teléfono').fill('3101234567');
  await page.getByLabel('Departamento').selectOption({ label: 'Meta' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Villavicencio' });
  await page.getByLabel('Acepto los términos y condiciones').check();
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
}

const unitsOf = (label: string): number => Number(/(\d+) unidad/.exec(label)?.[1] ?? Number.NaN);

export async function addProducts(page: Page, count: number): Promise<string[]> {
  await open(page, '/products');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Carrito de compras, \d+ unidad/ });
  const units = async (): Promise<number> => unitsOf((await cart.getAttribute('aria-label')) ?? '');
  await expect(cart).toBeVisible();
  const before = await units();
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /agregar/i }) });
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = cards.nth(index);
    names.push(((await card.getByRole('heading').textContent()) ?? '').trim());
    await card.getByRole('button', { name: /agregar/i }).click();
    await expect.poll(units).toBe(before + index + 1);
  }
  return names;
}

export async function shipToVillavicencio(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/shipping$/);
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle 15 # 37-20 <b>apto</b> 301');
  await page.getByLabel('Departamento').selectOption({ label: 'Meta' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Villavicencio' });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/payment$/);
}

export async function payWith(page: Page, method: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Método de pago' }).selectOption({ label: method });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/placeorder/);
}

/** Reads '$ 12.500,00' as whole centavos. */
export const centavosOf = (text: string): number => Number(text.replace(/\D/g, ''));
