import { expect, type Page, test } from '@playwright/test';
import { placeCashOrder } from '../../support/api';
import { ACCOUNTS, open, signIn, watchConsole } from '../../support/shop';
import { openShift } from '../../support/staff';

/** Today in Colombia, as addresses hold it. */
const todayOf = (page: Page): Promise<string> =>
  page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(new Date()));

/** Types over what a field holds, key by key as people do. */
async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('the form asks which reading of an ambiguous price is meant and takes it [N-17-040]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/admin/products?search=brevas');
  await page.getByRole('button', { name: 'Acciones de Brevas con arequipe' }).click();
  await page.getByRole('menuitem', { name: 'Editar Brevas con arequipe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Precio sin IVA').click();
  await typeOver(page, '12.50');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  // The announcement for screen readers also stands in the dialog for a moment.
  const question = dialog.getByText(/^No es claro si son/).and(page.locator(':not([aria-live])'));
  await expect(question).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^\$\s12,50$/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^\$\s12\.500,00$/ }).click();
  await expect(question).toBeHidden();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Brevas con arequipe/ })).toContainText('12.500,00');
  expect(problems).toEqual([]);
});

test('dispatch prices and invoice lines read 12.500 as twelve thousand five hundred [N-17-041]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  await openShift(request, ACCOUNTS.superAdmin);
  await signIn(page, ACCOUNTS.superAdmin);
  const id = await placeCashOrder(page);
  await open(page, `/admin/order/${id}/pay`);
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar pago' }).click();
  await expect(page).toHaveURL(/\/admin\/orders/);
  await open(page, `/admin/orders?search=${id}`);
  await page.getByRole('button', { name: `Acciones del pedido ${id}` }).click();
  await page.getByRole('menuitem', { name: `Generar Despacho del pedido ${id}` }).click();
  const dispatch = page.getByRole('dialog');
  await dispatch.getByLabel('Transportadora').selectOption({ index: 1 });
  await dispatch.getByLabel('Número de guía').fill('G-12500');
  await dispatch.getByLabel('Valor del envío').click();
  await typeOver(page, '12.500');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Datos envio se registro exitosamente.')).toBeVisible();
  await open(page, `/orderstore/${id}`);
  const shipping = page.getByText('Envío (no incluido en el total)').locator('..');
  await expect(shipping).toContainText('12.500,00');

  await open(page, '/admin/invoice');
  await page.getByLabel('Valor unitario').click();
  await typeOver(page, '12.500');
  await page.getByLabel('Cantidad').click();
  await typeOver(page, '2');
  await expect(page.getByText(/^Total línea/)).toContainText('25.000,00');
  await expect(page.getByLabel('Valor unitario')).toHaveValue('12.500,00');
  expect(problems).toEqual([]);
});

test('filters accept days as people write them, and several in quick succession all apply [N-17-042]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/admin/orders');
  const today = await todayOf(page);
  await page.getByRole('button', { name: 'Más filtros' }).click();
  await page.getByLabel('Pagado hasta').fill('hoy');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Método de pago' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Efectivo').click();
  await expect(page).toHaveURL(new RegExp(`paidTo=${today}`));
  await expect(page).toHaveURL(/paymentMethod=Efectivo/);

  await page.getByLabel('Pagado hasta').fill('');
  await page.getByLabel('Pagado desde').fill('15/11');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/paidFrom=\d{4}-11-15/);
  await expect(page).not.toHaveURL(/paidTo=/);
  await expect(page).toHaveURL(/paymentMethod=Efectivo/);
  expect(problems).toEqual([]);
});

test('the calendar of a day opens below its field, and its button closes it again [N-17-043, N-17-050]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/admin/orders');
  await page.getByRole('button', { name: 'Más filtros' }).click();
  const field = page.getByLabel('Pagado desde');
  const button = field
    .locator('xpath=ancestor::*[.//button][1]')
    .getByRole('button', { name: 'Abrir el calendario' });
  const calendar = page.locator('.ant-picker-dropdown:visible');
  await button.click();
  await expect(calendar).toBeVisible();
  const [above, below] = [await field.boundingBox(), await calendar.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(24);
  await button.click();
  await expect(calendar).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await calendar.getByRole('cell').filter({ hasText: /^1$/ }).first().click();
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/paidFrom=\d{4}-\d{2}-01/);
  await expect(field).toBeFocused();

  await page.setViewportSize({ width: 360, height: 844 });
  await page.getByRole('button', { name: 'Filtros y más' }).click();
  for (const end of [0, 1]) {
    await page.getByRole('button', { name: 'Abrir el calendario' }).nth(end).click();
    await expect(calendar).toBeVisible();
    const month = await calendar.boundingBox();
    expect(month?.x).toBeGreaterThanOrEqual(0);
    expect((month?.x ?? 0) + (month?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
  }
  expect(problems).toEqual([]);
});

test("while a day is typed its reading lies whole over the table's head [N-38-505]", async ({ page }) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/admin/orders');
  const from = page.getByLabel('Desde').first();
  await from.click();
  await typeOver(page, '15/11/2026');
  const reading = page
    .getByText(/^= \p{L}+, 15 de noviembre de 2026$/u)
    .and(page.locator(':not([aria-live])'));
  await expect(reading).toBeInViewport({ ratio: 1 });
  // The pointer passes through it; only then it would be found.
  const covered = await reading.evaluate((element) => {
    element.style.pointerEvents = 'auto';
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.05, 0.5, 0.95].flatMap((x) =>
      [0.1, 0.9].map((y) => [left + x * width, top + y * height]),
    );
    const found = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    return found.filter((one) => one !== element).map((one) => one?.outerHTML.slice(0, 200));
  });
  expect(covered).toEqual([]);
  expect(problems).toEqual([]);
});
