import type { Browser } from 'playwright-core';

const [EMAIL, PASSWORD] = ['cliente@demo.test', 'Lacteos2026!'];

export interface LoadedDocument {
  readonly path: string;
  readonly cache: string | undefined;
  readonly hasNonce: boolean;
}

export const visitByBrowser = async (
  browser: Browser,
  origin: string,
): Promise<{ said: string[]; documents: LoadedDocument[]; reports: string[] }> => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  const said: string[] = [];
  const documents: LoadedDocument[] = [];
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(visit|release-desk)/.test(pathname)) reports.push(`${pathname} ${response.status()}`);
    if (response.request().resourceType() !== 'document') return;
    const headers = response.headers();
    documents.push({
      path: pathname,
      cache: headers['x-cache'],
      hasNonce: headers['content-security-policy']?.includes('nonce-') === true,
    });
  });
  await page.goto(`${origin}/`);
  await page.locator('main h1').first().waitFor();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Correo electrónico').fill(EMAIL);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: /^Bienvenido!, / }).waitFor();
  await page
    .getByRole('link', { name: /carrito/i })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /carrito/i }).waitFor();
  await context.close();
  return { said, documents, reports };
};
