import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { open, signIn } from '../shop';
import { newCustomer } from '../staff';

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

export async function walkWithoutNetwork(page: Page, request: APIRequestContext): Promise<void> {
  const kept = () => keptPaths(page);
  await signIn(page, await newCustomer(request));
  await open(page, '/products');
  await expect.poll(kept).toEqual(expect.arrayContaining(['/products', '/api/product/products']));
  await expect
    .poll(async () => (await kept()).filter((path) => path.endsWith('.js')).length)
    .toBeGreaterThan(8);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.locator('#first-view')).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /^Bienvenido!, / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.poll(kept).toEqual([]);
}
