import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { Presses } from '../../routines/presses';
import { placeCashOrder } from '../api';
import { open, PASSWORD, signIn, watchConsole } from '../shop';
import { callApi, newCustomer } from '../staff';

const BOUGHT = { id: 23, name: 'Arroz con leche' };
const SOLD_OUT = { id: 20, name: 'Queso maduro' };
const FARM = { label: 'Finca', address: 'Vereda El Carmen, casa 4', state_code: '50', city_code: '50001' };
const USUAL = { ...FARM, label: 'Casa', address: 'Calle 40 # 30-12' };
const UNITS = 2;
const ALLOWED_PRESSES = 8;

async function signInAsBuyer(
  page: Page,
  request: APIRequestContext,
): Promise<{ email: string; orderId: number }> {
  const email = await newCustomer(request);
  const { token } = await signIn(page, email, PASSWORD);
  for (const data of [
    { ...USUAL, isDefault: true },
    { ...FARM, isDefault: false },
  ])
    await callApi(request, 'POST', '/account/addresses', { token, data });
  return { email, orderId: await placeCashOrder(page, UNITS, BOUGHT.id) };
}

async function orderAgain(page: Page, orderId: number): Promise<void> {
  await open(page, '/orderhistory');
  const card = page
    .getByRole('list', { name: 'Pedidos' })
    .getByRole('listitem', { name: `Pedido ${orderId}` });
  await expect(card.getByRole('heading', { name: `Pedido ${orderId}` })).toBeVisible();
  await expect(card).toContainText('Efectivo');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/CARD|APPROVED/);
  await card.getByRole('button', { name: `Volver a pedir el pedido ${orderId}` }).click();
  const outcome = card.getByRole('status').filter({ hasText: 'Su pedido está de nuevo en el carrito' });
  await outcome.getByRole('link', { name: 'Ver carrito' }).click();
  const line = page.getByRole('list', { name: 'Productos en el carrito' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(BOUGHT.name);
  await expect(line.getByRole('img', { name: `${UNITS} unidades` })).toBeVisible();
}

async function chooseKeptAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/shipping$/);
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue(USUAL.address);
  const farm = page.getByRole('group', { name: 'Sus direcciones' }).getByRole('radio', { name: /^Finca/ });
  // The form announces its new values after the press.
  await farm.click();
  await expect(farm).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue(FARM.address);
  await expect(page.getByLabel('Ciudad').locator(':checked')).toHaveText('Villavicencio');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/payment$/);
}

async function likeAndWait(page: Page, email: string): Promise<void> {
  await open(page, `/product/${SOLD_OUT.id}`);
  const product = page.getByRole('article').filter({ hasText: SOLD_OUT.name });
  await expect(product.getByText('Agotado').first()).toBeVisible();
  await expect(product.getByRole('button', { name: 'Agotado' })).toBeDisabled();
  // The page shows a press before its answer arrives.
  const answered = (kind: string) => page.waitForResponse(new RegExp(`/api/account/${kind}/${SOLD_OUT.id}$`));
  const kept = Promise.all([answered('restock-notices'), answered('favourites')]);
  await product.getByRole('button', { name: /^Avíseme cuando haya/ }).click();
  await expect(product.getByRole('status')).toHaveText(
    `Le escribiremos a ${email} una sola vez, cuando haya.`,
  );
  await product.getByRole('button', { name: /^Favorito/ }).click();
  await expect(product.getByRole('button', { name: /^Favorito/ })).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.reload();
  await expect(product.getByRole('button', { name: /^Quitar el aviso/ })).toBeVisible();
  await open(page, '/favoritos');
  const liked = page.getByRole('list', { name: 'Productos que le gustan' });
  await expect(liked.getByRole('heading', { level: 3 })).toHaveText([SOLD_OUT.name]);
}

/** From the store list's first view to the page of the order. */
async function buyInFewPresses(page: Page): Promise<void> {
  await open(page, '/products');
  const main = page.getByRole('main');
  const presses = new Presses(page);
  const next = main.getByRole('button', { name: 'Continuar' });
  await presses.press(main.getByRole('button', { name: /^Agregar al carrito/ }).first());
  const cart = page.getByRole('banner').getByRole('link', { name: /^Carrito de compras/ });
  await expect(cart).toHaveAttribute('aria-label', /, [1-9]\d* unidad/);
  await presses.press(cart);
  await expect(page).toHaveURL(/\/cart$/);
  await presses.press(next);
  await expect(page).toHaveURL(/\/shipping$/);
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue(FARM.address);
  await presses.press(next);
  await expect(page).toHaveURL(/\/payment$/);
  await presses.choose(page.getByRole('combobox', { name: 'Método de pago' }), 'Efectivo');
  await presses.press(next);
  await presses.press(page.getByRole('button', { name: 'Generar pedido' }));
  await expect(page).toHaveURL(/\/order\/\d+$/);
  expect(presses.count).toBeLessThanOrEqual(ALLOWED_PRESSES);
}

export async function walkOfReturningCustomer(page: Page, request: APIRequestContext): Promise<void> {
  const problems = watchConsole(page);
  const { email, orderId } = await signInAsBuyer(page, request);
  await orderAgain(page, orderId);
  await chooseKeptAddress(page);
  await likeAndWait(page, email);
  await buyInFewPresses(page);
  expect(problems).toEqual([]);
}
