import { expect, type Page } from '@playwright/test';

import { open, withoutLiveUpdates } from '../support/shop';
import type { Presses } from './presses';

export interface PreparedOrders {
  unpaid: readonly number[];
  paid: readonly number[];
}
export interface Routine {
  name: string;
  /** Allowed presses; null: no limit. */
  bound: number | null;
  start: (orders: PreparedOrders) => string;
  run: (page: Page, presses: Presses, orders: PreparedOrders) => Promise<void>;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const everyRow = (page: Page) => page.getByRole('table').getByRole('checkbox').first();
const PAID = '/admin/orders?isPaid=true&isDelivered=false&isInvoice=false';

async function dispatchTen(page: Page, presses: Presses, { paid }: PreparedOrders): Promise<void> {
  for (const id of paid) await page.getByRole('checkbox', { name: `Seleccionar el pedido ${id}` }).waitFor();
  await presses.press(everyRow(page));
  await presses.press(page.getByRole('button', { name: /^Generar Despacho \(/ }));
  const dialog = dialogOf(page);
  await presses.choose(dialog.getByLabel('Transportadora'), 'TCC');
  const guides = dialog.getByLabel(/^Número de guía, pedido/);
  const count = await guides.count();
  const column = Array.from({ length: count }, (_one, index) => `R-${Date.now()}-${index}`).join('\n');
  await presses.paste(guides.first(), column);
  await presses.press(dialog.getByRole('button', { name: 'Registrar envío' }));
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
}

async function invoiceTen(page: Page, presses: Presses): Promise<void> {
  await presses.press(everyRow(page));
  await presses.press(page.getByRole('button', { name: /^Facturar \(/ }));
  const dialog = dialogOf(page);
  await presses.press(dialog.getByRole('button', { name: /^Facturar \d+ pedidos?$/ }));
  await expect(dialog.getByText(/facturados/)).toBeVisible({ timeout: 120_000 });
  await presses.press(dialog.getByRole('button', { name: 'Cerrar' }).last());
  await expect(dialog).toHaveCount(0);
}

async function priceTwenty(page: Page, presses: Presses): Promise<void> {
  await presses.press(everyRow(page));
  await presses.press(page.getByRole('button', { name: 'Precios en tabla' }));
  const prices = dialogOf(page).getByLabel(/^Precio nuevo de/);
  const count = await prices.count();
  const base = 12 + (Date.now() % 80);
  const column = Array.from({ length: count }, (_one, index) => `${base + index}.500`).join('\n');
  await presses.paste(prices.first(), column);
  await presses.press(dialogOf(page).getByRole('button', { name: /^Guardar/ }));
  await expect(page.getByText(/^Se cambiaron/)).toBeVisible();
}

async function restock(page: Page, presses: Presses): Promise<void> {
  const first = page.getByLabel(/^Unidades de/).first();
  await presses.paste(first, Array.from({ length: 5 }, () => '1\t1').join('\n'));
  await presses.press(page.getByRole('button', { name: 'Enviar 10 unidades' }));
  await expect(page.getByText('Se enviaron 10 unidades.')).toBeVisible();
}

async function payInCash(page: Page, presses: Presses): Promise<void> {
  const pay = page.getByRole('link', { name: 'Registrar pago' });
  await presses.press(pay);
  const dialog = dialogOf(page);
  await presses.press(dialog.getByRole('button', { name: 'Registrar pago' }));
  await expect(dialog).toHaveCount(0);
}

async function correctPayment(page: Page, presses: Presses): Promise<void> {
  await presses.press(page.getByRole('button', { name: 'Corregir el pago' }));
  const dialog = dialogOf(page);
  await presses.choose(dialog.getByLabel('Método de pago'), 'Nequi');
  await dialog.getByLabel('Número de transacción').fill('N-1');
  await dialog.getByLabel('Motivo').fill('Pagó con Nequi');
  await presses.press(dialog.getByRole('button', { name: 'Guardar la corrección' }));
  await expect(dialog).toHaveCount(0);
}

async function findByPhone(page: Page, presses: Presses): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar pedidos' }).fill('2233');
  await presses.enter();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(/search=2233/);
}

async function openCloseOfDesk(page: Page, presses: Presses): Promise<void> {
  const close = page.getByRole('button', { name: 'Cerrar turno' });
  await presses.press(close);
  await expect(dialogOf(page)).toBeVisible();
}

async function refundLine(page: Page, presses: Presses): Promise<void> {
  await presses.press(page.getByRole('button', { name: /^Devolver / }).first());
  const dialog = dialogOf(page);
  await presses.press(dialog.getByRole('radio').first());
  await presses.press(dialog.getByRole('button', { name: /^Recibir y devolver/ }));
  await presses.press(dialog.getByRole('button', { name: /^Entregar .* en efectivo$/ }));
  await expect(dialog).toHaveCount(0);
}

export const ROUTINES: readonly Routine[] = [
  {
    name: 'Cash payment, from the page of the order',
    bound: 2,
    start: ({ unpaid }) => `/admin/order/${unpaid[0]}`,
    run: payInCash,
  },
  {
    name: 'A wrong payment method corrected',
    bound: 3,
    start: ({ unpaid }) => `/admin/order/${unpaid[0]}`,
    run: correctPayment,
  },
  {
    name: "A phone's last four digits",
    bound: 1,
    start: () => '/admin/orders',
    run: findByPhone,
  },
  { name: 'Invoice ten orders', bound: 4, start: () => PAID, run: invoiceTen },
  {
    name: 'Dispatch ten orders, guides pasted',
    bound: 12,
    start: () => '/admin/orders?isPaid=true&isDelivered=false',
    run: dispatchTen,
  },
  {
    name: 'Refund of one line in cash, from the page of the order',
    bound: 5,
    start: ({ paid }) => `/admin/order/${paid[0]}`,
    run: refundLine,
  },
  { name: 'Twenty prices in one grid', bound: null, start: () => '/admin/products', run: priceTwenty },
  { name: 'Restock five products in two stores', bound: 12, start: () => '/admin/restock', run: restock },
  {
    name: 'The close of the desk, opened from the top of its page',
    bound: 1,
    start: () => '/admin/pays',
    run: openCloseOfDesk,
  },
];

export async function openStart(page: Page, path: string): Promise<void> {
  await withoutLiveUpdates(page);
  await open(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}
