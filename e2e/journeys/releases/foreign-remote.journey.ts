import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/accessibility';
import { placeCashOrder } from '../../support/api';
import { ACCOUNTS, fillSignIn, watchConsole } from '../../support/shop';
import { openSecondShop, type SecondShop } from '../../support/second-shop';

const BUILD = resolve(import.meta.dirname, '../../../federation/proofs/foreign-remote/dist');

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await openSecondShop();
  await shop.release(BUILD);
});
test.afterAll(() => shop.stop());

test('a remote of another bundler fills a slot of a remote that was released without knowing it [N-22-100]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(`${shop.url}/login`);
  await fillSignIn(page, ACCOUNTS.superAdmin);
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
  const order = await placeCashOrder(page);
  await page.goto(`${shop.url}/admin/order/${order}`);
  const visit = page.locator('main').getByRole('region', { name: 'Visita a la planta' });
  await expect(visit.getByText('Con el pago, el pedido da derecho a una visita.')).toBeVisible();
  await expectNoViolations(page);
  expect(problems).toEqual([]);
});

test('a remote of another bundler and another React minor shares menu, session and navigation', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(`${shop.url}/login`);
  await fillSignIn(page, ACCOUNTS.customer);
  const greeting = page.getByRole('button', { name: /^Bienvenido!, / });
  await expect(greeting).toBeVisible();
  const firstName = (await greeting.innerText()).replace(/^Bienvenido!,\s*/, '').trim();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await greeting.click();
  await page.getByRole('banner').getByRole('link', { name: 'Visitas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visitas a la planta' })).toBeVisible();
  await expect(page).toHaveTitle(/Visitas a la planta/);
  await expect(page.getByText(`Hola, ${firstName}: lo esperamos en Villavicencio.`)).toBeVisible();
  await page.getByRole('button', { name: 'Ver horarios' }).click();
  await expect(page.getByRole('list', { name: 'Horarios' }).getByRole('listitem')).toHaveCount(2);
  await expectNoViolations(page);
  const unprotected = await page.evaluate(() =>
    [
      ...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel=stylesheet]',
      ),
    ]
      .filter(({ integrity }) => !integrity.startsWith('sha384-'))
      .map(({ outerHTML }) => outerHTML),
  );
  expect(unprotected).toEqual([]);

  await page.getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda en línea' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Conocer la empresa' }).click();
  await expect(page).toHaveURL(/\/company$/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);

  await page.getByRole('button', { name: /^Bienvenido!, / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'CONECTAR' })).toBeVisible();
  await page.goto(`${shop.url}/visitas`);
  await expect(page.getByText('Lo esperamos en Villavicencio.', { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});
