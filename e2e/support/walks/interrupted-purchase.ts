import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { endElsewhere } from '../api';
import { centavosOf, fillSignIn, newIdentity, open, PASSWORD, signUp, watchConsole } from '../shop';
import { callApi, newCustomer, tokenOf } from '../staff';

const PRODUCTS = ['Queso costeño', 'Queso pera'] as const;
const STREET = 'Carrera 33 # 40-12';
const NOTES = 'Dejar en la portería';
const SEAL_MS = 300;

const addButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Agregar al carrito ?: ${name}$`) }).first();
const waiting = (page: Page) => page.getByRole('region', { name: 'Para su carrito' });
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito de compras/ });
const lapse = (page: Page) => page.getByRole('status').filter({ hasText: 'Su sesión terminó' });

async function wantAsVisitor(page: Page): Promise<void> {
  for (const [index, name] of PRODUCTS.entries()) {
    await open(page, `/products?buscar=${name}`);
    await addButton(page, name).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(waiting(page)).toContainText('Para guardar sus productos necesitamos saber quién es.');
    await expect(waiting(page).getByRole('listitem')).toHaveCount(index + 1);
  }
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/registrar\?redirect=/);
  for (const name of PRODUCTS) await expect(waiting(page)).toContainText(name);
}

async function readSummaryOfErrors(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click();
  const errors = page.getByRole('region', { name: 'Revise estos datos' });
  await expect(errors).toBeFocused();
  await expect(errors.getByRole('link')).toHaveText([
    /^Nombres: /,
    /^Apellidos: /,
    /^Tipo de documento: /,
    /^Número de documento: /,
    /^Correo electrónico: /,
    /^Contraseña: /,
    /^Teléfono: /,
    /^Departamento: /,
    /^Ciudad: /,
    'Debes aceptar los términos antes de enviar.',
  ]);
  await errors.getByRole('link', { name: /^Teléfono: / }).click();
  await expect(page.getByLabel('Teléfono')).toBeFocused();
}

/** Centavos shown on the page with this title; unfolds them on a phone. */
async function amountsOf(page: Page, title: RegExp): Promise<{ items: number; tax: number; total: number }> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = page.getByRole('main');
  const amount = (label: RegExp) =>
    main.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
  await expect(amount(/^Total$/)).toBeAttached();
  const fold = main.locator('summary', { hasText: 'Resumen del pedido' });
  if (await fold.isVisible()) await fold.click();
  const read = async (label: RegExp): Promise<number> => {
    await expect(amount(label)).toBeVisible();
    return centavosOf(await amount(label).innerText());
  };
  return {
    items: await read(/^Productos$/),
    tax: await read(/^Impuesto IVA 19%$/),
    total: await read(/^Total$/),
  };
}

async function goToPayment(page: Page): Promise<number> {
  await cart(page).click();
  const lines = page.getByRole('list', { name: 'Productos en el carrito' }).getByRole('listitem');
  await expect(lines).toHaveCount(PRODUCTS.length);
  await expect(lines.getByRole('img', { name: '1 unidad' })).toHaveCount(PRODUCTS.length);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Dirección' }).fill(STREET);
  await page.getByLabel('Departamento').selectOption({ label: 'Meta' });
  await page.getByLabel('Ciudad').selectOption({ label: 'Villavicencio' });
  const { items, tax, total } = await amountsOf(page, /^Datos de envío$/);
  expect(items + tax).toBe(total);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await page.getByRole('combobox', { name: 'Método de pago' }).selectOption({ label: 'Efectivo' });
  expect((await amountsOf(page, /^Método de pago$/)).total).toBe(total);
  return total;
}

async function loseSession(page: Page, email: string): Promise<void> {
  const sealedAt = () =>
    page.evaluate(() => {
      const sealed = JSON.parse(localStorage.getItem('lacteos.checkout') ?? '{}') as { at?: number };
      return sealed.at ?? 0;
    });
  await page.goBack();
  await expect(page).toHaveURL(/\/shipping$/);
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue(STREET);
  const begun = Date.now();
  await page.getByRole('textbox', { name: 'Notas de entrega (opcional)' }).fill(NOTES);
  // The draft is sealed after a pause in typing.
  await expect.poll(sealedAt).toBeGreaterThanOrEqual(begun + SEAL_MS);
  await page.getByRole('checkbox', { name: 'Guardar esta dirección para otros pedidos' }).check();
  await endElsewhere(page);
  const next = page.getByRole('button', { name: 'Continuar' });
  // A call of the page may notice the ended session before the press does.
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/login$/, { timeout: 10_000 });
  }).toPass();
  await expect(lapse(page)).toContainText('su carrito y los datos de su pedido lo esperan');
  await expect(page.getByRole('main').getByRole('link', { name: 'Crear cuenta' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    STREET,
  );
  await fillSignIn(page, email, PASSWORD);
}

async function orderWhatWasKept(page: Page, total: number): Promise<void> {
  await expect(page).toHaveURL(/\/shipping$/);
  await expect(cart(page)).toHaveAttribute('aria-label', /, 2 unidades$/);
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue(STREET);
  await expect(page.getByRole('textbox', { name: 'Notas de entrega (opcional)' })).toHaveValue(NOTES);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('combobox', { name: 'Método de pago' }).locator(':checked')).toHaveText(
    'Efectivo',
  );
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/placeorder$/);
  expect((await amountsOf(page, /^Vista previa del pedido$/)).total).toBe(total);
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Recibimos su pedido.');
  for (const text of [STREET, NOTES, ...PRODUCTS]) await expect(main).toContainText(text);
  expect((await amountsOf(page, /^Pedido \d+$/)).total).toBe(total);
}

async function handOver(page: Page, request: APIRequestContext): Promise<void> {
  const other = await newCustomer(request);
  const token = await tokenOf(request, other);
  const { id } = await callApi<{ id: number }>(request, 'GET', '/auth/me', { token });
  await callApi(request, 'POST', `/cart?id=${id}&productId=12&quantity=1`, { token });
  await endElsewhere(page);
  await page.reload();
  await expect(lapse(page)).toBeVisible();
  await fillSignIn(page, other, PASSWORD);
  await expect(cart(page)).toHaveAttribute('aria-label', /, 1 unidad$/);
  await open(page, '/shipping');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Nubia');
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Notas de entrega (opcional)' })).toHaveValue('');
  await open(page, '/payment');
  await expect(page.getByRole('combobox', { name: 'Método de pago' })).toHaveValue('');
  await open(page, '/orderhistory');
  await expect(page.getByText('Todavía no hay pedidos')).toBeVisible();
}

export async function walkThroughInterruptions(page: Page, request: APIRequestContext): Promise<void> {
  const problems = watchConsole(page);
  const identity = newIdentity();
  await wantAsVisitor(page);
  await readSummaryOfErrors(page);
  await signUp(page, identity);
  await expect(page).toHaveURL(/\/products\?buscar=/);
  await expect(cart(page)).toHaveAttribute('aria-label', /, 2 unidades$/);
  const total = await goToPayment(page);
  await loseSession(page, identity.email);
  await orderWhatWasKept(page, total);
  await handOver(page, request);
  // Calls of an ended session are refused.
  expect(problems.filter((problem) => !/status of 40[134]/.test(problem))).toEqual([]);
}
