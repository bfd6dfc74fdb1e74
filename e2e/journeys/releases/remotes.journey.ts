import { expect, test } from '@playwright/test';
import { ACCOUNTS, shopUrl, signIn } from '../../support/shop';

test('a remote that is down shows its panel, the rest of the shop works, and retry brings it back', async ({
  page,
}) => {
  await signIn(page, ACCOUNTS.customer);
  let isDown = true;
  await page.route(/\/releases\/mfe-checkout\//, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(shopUrl('/orderhistory'));
  await expect(page.getByText('Esta sección no está disponible en este momento.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'EMPRESA' }).click();
  await expect(page).toHaveURL(/\/company$/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();

  await page.goto(shopUrl('/orderhistory'));
  await expect(page.getByText('Esta sección no está disponible en este momento.')).toBeVisible({
    timeout: 30_000,
  });
  isDown = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('no está disponible', {
    timeout: 30_000,
  });
});

test('a library that fails to load shows the panel of its page, and retry brings the page back [N-22-070]', async ({
  page,
}) => {
  await signIn(page, ACCOUNTS.customer);
  let isDown = true;
  await page.route(/\/releases\/libraries\//, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(shopUrl('/orderhistory'));
  await expect(page.getByText('Esta sección no está disponible en este momento.')).toBeVisible({
    timeout: 30_000,
  });
  isDown = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('no está disponible', {
    timeout: 30_000,
  });
});

test('a slow remote announces the delay and still opens', async ({ page }) => {
  await signIn(page, ACCOUNTS.customer);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/releases\/mfe-checkout\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(shopUrl('/orderhistory'), { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toContainText(/tarda|tardando|cargando/i);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main')).not.toContainText('no está disponible');
});
