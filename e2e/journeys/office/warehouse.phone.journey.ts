import { expect, type Locator, type Page, test } from '@playwright/test';
import { placeCashOrder } from '../../support/api';
import { ACCOUNTS, follow, open, signIn, watchConsole } from '../../support/shop';
import { openShift } from '../../support/staff';

const windowHeight = (page: Page): number => page.viewportSize()?.height ?? 0;
const boxOf = async (target: Locator): Promise<{ y: number; width: number; height: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not drawn`);
  return box;
};
const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('one thumb restocks a store and dispatches an order [N-17-530, N-17-531]', async ({ page, request }) => {
  await openShift(request, ACCOUNTS.admin);
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  const id = await placeCashOrder(page);

  await open(page, '/admin/restock');
  const more = page.getByRole('button', { name: /^Una unidad más de/ }).first();
  await more.tap();
  await more.tap();
  const { width, height } = await boxOf(more);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const send = page.getByRole('button', { name: 'Enviar 2 unidades' });
  // Above the menu at the foot, although the list is longer than the window.
  const bar = await boxOf(send);
  expect(bar.y).toBeGreaterThan(windowHeight(page) * 0.75);
  expect(bar.y + bar.height).toBeLessThan(windowHeight(page));
  expect(await horizontalOverflow(page)).toBe(0);
  await send.tap();
  await expect(page.getByText('Se enviaron 2 unidades.')).toBeVisible();

  await follow(page, '/admin/stockStores');
  const assign = page.getByRole('button', { name: 'Asignar stock' });
  // The bar is at the foot as soon as the list of products has come.
  await expect.poll(async () => (await boxOf(assign)).y).toBeGreaterThan(windowHeight(page) * 0.75);
  const assignBar = await boxOf(assign);
  expect(assignBar.y + assignBar.height).toBeLessThan(windowHeight(page));

  await follow(page, `/admin/order/${id}/pay`);
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar pago' }).tap();
  await expect(page).toHaveURL(/\/admin\/orders/);
  await follow(page, `/admin/order/${id}`);
  await page.getByRole('button', { name: 'Generar Despacho', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Número de guía')).toBeFocused();
  for (const control of [dialog.getByLabel('Transportadora'), dialog.getByLabel('Número de guía')])
    expect((await boxOf(control)).y).toBeGreaterThan(windowHeight(page) / 2);
  await dialog.getByLabel('Número de guía').fill('G-390');
  await dialog.getByLabel('Transportadora').selectOption('TCC');
  await dialog.getByRole('button', { name: 'Registrar envío' }).tap();
  await expect(page.getByText('Datos envio se registro exitosamente.')).toBeVisible();
  expect(problems).toEqual([]);
});
