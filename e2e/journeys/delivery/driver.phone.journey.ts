import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { leavingRoute, paidOrder } from '../../support/delivery';
import { open, watchRemote } from '../../support/shop';
import { callApi } from '../../support/staff';

test.use({ serviceWorkers: 'allow' });

/** A picture of one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const isKeptWhole = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    const scripts = paths.filter((path) => /^\/releases\/mfe-checkout\/.*\.js$/.test(path));
    const worker = navigator.serviceWorker.controller?.state;
    return paths.includes('/ruta') && scripts.length > 2 && worker === 'activated';
  });

interface Progress {
  state: string;
  receivedBy: string | null;
  celsius: number | null;
  photo: string | null;
}

test('a driver proves a delivery offline, and it is sent once [N-40-461, N-40-462, N-40-463]', async ({
  page: buyer,
  browser,
  request,
}) => {
  const order = await paidOrder(buyer, request, 3);
  const link = await leavingRoute(request, order);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const ofAntd = watchRemote(page, 'mfe-checkout/libraries');

  await test.step('opens the link, whose secret leaves the address', async () => {
    await open(page, link);
    await expect(page.getByText('0 de 1 parada')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.getByRole('link', { name: /^Llamar/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.locator('main')).not.toContainText('$');
    await expectNoViolations(page);
    await expect.poll(() => isKeptWhole(page)).toBe(true);
  });

  await test.step('reloads without a network and proves the delivery', async () => {
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: /^Entregar/ }).click();
    await page.getByLabel('Quién recibe').fill('Portería');
    await page.getByLabel(/^Temperatura/).fill('4,5');
    const photo = { name: 'puerta.png', mimeType: 'image/png', buffer: PHOTO };
    await page.locator('input[type=file]').setInputFiles(photo);
    await expect(page.getByRole('img', { name: 'Foto de la entrega' })).toBeVisible();
    await page.getByLabel('No recibió algunos productos').check();
    await page.getByRole('combobox', { name: /unidades que devuelve/ }).selectOption('1');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Confirmar la entrega' }).click();
    await expect(page.getByText('1 por enviar, sin señal')).toBeVisible();
    await expect(page.getByText(/^Entregado a las .* · por enviar$/)).toBeVisible();
  });

  await test.step('keeps it through another reload and sends it once the network is back', async () => {
    await page.reload();
    await expect(page.getByText(/^1 por enviar/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Todo enviado')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^Entregado a las \d\d:\d\d$/)).toBeVisible();
    expect(ofAntd).toEqual([]);
  });

  const path = `/order/${order.orderId}`;
  const { progress } = await callApi<{ progress: Progress }>(request, 'GET', path, { token: order.token });
  expect(progress).toMatchObject({ state: 'delivered', receivedBy: 'Portería', celsius: 4.5 });
  expect(progress.photo).not.toBeNull();
  const steps = await callApi<{ name: string }[]>(request, 'GET', `/admin/orders/${order.orderId}/timeline`, {
    token: order.token,
  });
  expect(steps.filter(({ name }) => name === 'OrderReceived')).toHaveLength(1);
  await context.close();
});
