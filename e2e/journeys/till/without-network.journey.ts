import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { shopUrl, signIn } from '../../support/shop';
import { callApi, newStaff, openShift, tokenOf } from '../../support/staff';
import { openTill, printedPapers, stockedProducts } from '../../support/till';

test.use({ serviceWorkers: 'allow' });

const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });

const isKeptWhole = async (page: Page): Promise<boolean> => {
  const kept = await keptFiles(page);
  const ownFiles = kept.filter((path) => path.startsWith('/releases/mfe-till/') && path.endsWith('.js'));
  const worker = await page.evaluate(() => navigator.serviceWorker.controller?.state);
  // Five belong to this page; that of 'Mi caja' comes a moment later.
  return kept.includes('/caja') && ownFiles.length > 5 && worker === 'activated';
};

const sellByNequi = async (page: Page, code: string, reference: string): Promise<void> => {
  await expect(page.getByRole('combobox', { name: 'Producto' })).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Producto' })).toBeFocused();
};

test('a till sells through a day without a network and sends everything afterwards, once [N-39-701, N-39-730]', async ({
  page: first,
  context,
  request,
}) => {
  const email = await newStaff(request, 2);
  await openShift(request, email);
  const token = await tokenOf(request, email);
  const [product] = await stockedProducts(request, token, 1);
  if (!product) throw new Error('the store has no product');
  await signIn(first, email);
  await openTill(first);
  await expect.poll(() => isKeptWhole(first)).toBe(true);
  await context.setOffline(true);
  // Letters only: a search by digits also finds orders by their number.
  const mark = `DIA${Date.now().toString(36).replaceAll(/\d/g, 'X')}`;
  await sellByNequi(first, product.code, `${mark}UNO`);
  await expect(first.getByText(/^1 venta por enviar, la más antigua hace /)).toBeVisible();
  await expect.poll(async () => (await printedPapers(first)).join()).toContain('Venta por confirmar');
  await expectNoViolations(first);
  await first.close();

  const page = await context.newPage();
  await openTill(page);
  await sellByNequi(page, product.code, `${mark}DOS`);
  await expect(page.getByText(/^2 ventas por enviar, la más antigua hace /)).toBeVisible();
  await page.goto(shopUrl('/caja/turno'));
  await expect(page.getByText(/^2 ventas por enviar, la más antigua hace /)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/por enviar/)).toHaveCount(0, { timeout: 60_000 });
  for (const reference of [`${mark}UNO`, `${mark}DOS`]) {
    const sales = await callApi<object[]>(request, 'GET', `/till/sales?search=${reference}`, { token });
    expect(sales, reference).toHaveLength(1);
  }
});

test('a changed file of the till never runs without a network [N-39-701]', async ({
  page,
  context,
  request,
}) => {
  const email = await newStaff(request, 2);
  await openShift(request, email);
  await signIn(page, email);
  await openTill(page);
  await expect.poll(() => isKeptWhole(page)).toBe(true);
  const changed = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!/\/releases\/mfe-till\/.*\.js$/.test(url)) continue;
        const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
        await cache.put(url, new Response('globalThis.hasRunChanged = true;', { headers }));
        count += 1;
      }
    }
    return count;
  });
  expect(changed).toBeGreaterThan(2);
  await context.setOffline(true);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.reload();
  await expect(page.getByText('Esta sección no está disponible en este momento.')).toBeVisible({
    timeout: 60_000,
  });
  expect(await page.evaluate(() => 'hasRunChanged' in globalThis)).toBe(false);
});
