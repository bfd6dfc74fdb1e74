import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeAnotherRelease } from '../../support/next-build';
import { fillSignIn, payWith, shipToVillavicencio } from '../../support/shop';
import { openSecondShop, type SecondShop } from '../../support/second-shop';
import { newCustomer } from '../../support/staff';

const PROJECT = 'mfe-checkout';
const BUILD = resolve(import.meta.dirname, '../../..', PROJECT, 'dist');
// Files that releases share name none.
const RELEASE = /\/releases\/mfe-checkout\/(?!files\/)([^/]+)\//;

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await openSecondShop();
});
test.afterAll(() => shop.stop());

test('a checkout in progress keeps its release while new tabs get the new one', async ({ page, request }) => {
  const used = new Set<string>();
  page.on('request', (asked) => {
    const release = RELEASE.exec(asked.url())?.[1];
    if (release) used.add(release);
  });
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(`${shop.url}/login`);
  await fillSignIn(page, await newCustomer(request));
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
  await page.goto(`${shop.url}/products`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /agregar/i })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito de compras, 1 unidad/ })
    .click();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  expect(used.size).toBe(1);
  const [began = ''] = used;

  const folder = `${shop.dataDir}/changed`;
  const texts = { 'Generar pedido': 'Confirmar la compra' };
  const { releaseId } = await makeAnotherRelease(BUILD, folder, { version: '1.1.0', texts });
  await shop.release(folder);
  expect(releaseId).not.toBe(began);

  await page.getByRole('button', { name: 'Continuar' }).click();
  await shipToVillavicencio(page);
  await payWith(page, 'Efectivo');
  const tab = await page.context().newPage();
  await tab.goto(`${shop.url}/placeorder`);
  await expect(tab.getByRole('button', { name: 'Confirmar la compra' })).toBeVisible();
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByText('No pagado')).toBeVisible();
  expect([...used]).toEqual([began]);
});
