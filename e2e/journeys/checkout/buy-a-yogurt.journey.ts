import { expect, test } from '@playwright/test';
import {
  ACCOUNTS,
  addProducts,
  centavosOf,
  newIdentity,
  open,
  payWith,
  shipToVillavicencio,
  signInByForm,
  signUp,
  watchConsole,
  watchRemote,
} from '../../support/shop';

test('a newcomer signs up, buys two products and staff see the order [N-18-200]', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const problems = watchConsole(page);
  const officeFiles = watchRemote(page, 'mfe-backoffice');
  const identity = newIdentity();

  await open(page, '/registrar');
  await signUp(page, identity);
  await expect(page.getByRole('button', { name: 'Bienvenido!, María José' })).toBeVisible();

  const names = await addProducts(page, 2);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Carrito de compras/ })
    .click();
  for (const name of names) await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const notes = page.getByRole('textbox', { name: 'Notas de entrega (opcional)' });
  await notes.fill('Timbrar <i>dos</i> veces');
  await shipToVillavicencio(page);
  await payWith(page, 'Efectivo');
  await page.getByRole('button', { name: 'Generar pedido' }).click();

  await expect(page).toHaveURL(/\/order\/\d+$/);
  const orderId = Number(page.url().split('/').at(-1));
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${orderId}` })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Impuesto IVA 19%');
  await expect(main).toContainText('No pagado');
  await expect(main).toContainText('No despachado');
  await expect(main).toContainText('Calle 15 # 37-20 <b>apto</b> 301');
  await expect(main).toContainText('Timbrar <i>dos</i> veces');

  const order = await page.evaluate(async (id) => {
    const signedIn = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as {
      data: { token: string };
    };
    const answer = await fetch(`/api/order/${id}`, {
      headers: { Authorization: `Bearer ${signedIn.data.token}` },
    });
    return ((await answer.json()) as { data: Record<string, number> }).data;
  }, orderId);
  const items = Math.round((order['itemsPrice'] ?? 0) * 100);
  const tax = Math.round((order['taxPrice'] ?? 0) * 100);
  const total = Math.round((order['totalPrice'] ?? 0) * 100);
  expect(items).toBeGreaterThan(0);
  expect(tax).toBe(Math.round((items * 19) / 100));
  expect(total).toBe(items + tax);
  const shown = (await main.innerText()).match(/\$\s?[\d.]+,\d{2}/g)?.map(centavosOf) ?? [];
  expect(shown).toEqual(expect.arrayContaining([items, tax, total]));

  await open(page, '/orderhistory');
  await expect(page.getByRole('link', { name: `Detalles del pedido ${orderId}` }).first()).toBeVisible();
  expect(officeFiles).toEqual([]);

  const office = await browser.newPage();
  const officeProblems = watchConsole(office);
  await signInByForm(office, ACCOUNTS.admin);
  await open(office, `/admin/orders?search=${orderId}`);
  await expect(
    office
      .getByRole('row')
      .filter({ hasText: String(orderId) })
      .first(),
  ).toContainText('pedido activo');
  await open(office, '/admin/invoice_type');
  await expect(office.getByRole('cell', { name: '28216' })).toBeVisible();
  await office.close();

  expect(problems).toEqual([]);
  expect(officeProblems).toEqual([]);
});
