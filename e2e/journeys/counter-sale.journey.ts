import { REGISTRABLE_METHODS } from '@lacteos/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { placeCashOrder, readOrder } from '../support/api';
import { ACCOUNTS, open, shopUrl, signIn, watchConsole } from '../support/shop';

async function registerPayment(page: Page, method: string): Promise<void> {
  await page.getByRole('button', { name: 'Registrar pago' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Método de pago').selectOption({ label: method });
  for (const label of ['Número de transacción', 'Número de cheque', 'Banco del cheque']) {
    const field = dialog.getByLabel(label);
    if (await field.count()) await field.fill(`Prueba ${method}`);
  }
  if (method === 'Crédito') {
    await dialog.getByLabel('Fecha de vencimiento').fill('2030/12/24');
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Registrar pago' }).click();
}

test('a cashier sells by keyboard in one go, takes the money and dispatches', async ({ page }) => {
  test.slow();
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.cashier);
  await open(page, '/cart');
  await expect(page.getByRole('combobox', { name: 'Producto (nombre o código)' })).toBeFocused();
  await page.keyboard.type('kumis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Cantidad', exact: true })).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 × .*: agregado al carrito\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByLabel('Identificación')).toBeFocused();
  await page.keyboard.type('40381520');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cliente encontrado: completamos sus datos.')).toBeVisible();
  await expect(page.getByLabel('Nombres')).toHaveValue('Luz Marina');
  await expect(page.getByLabel('Ciudad')).toHaveValue('50001');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Método de pago' }).selectOption({ label: 'Efectivo' });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/orderstore\/\d+$/);
  const path = new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'Registrar pago' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Valor recibido (opcional)').fill('100.000');
  await expect(dialog.getByText('Cambio')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Registrar pago' }).click();
  await expect(page).toHaveURL(/\/orderhistory$/);
  await expect(page.getByText('El pago se registró exitosamente.')).toBeVisible();

  await page.goto(shopUrl(path));
  await expect(page.getByText(/^Pagado el /)).toBeVisible();
  const whatsapp = page.getByRole('link', { name: /Enviar por WhatsApp/ });
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/573114526780\?text=/);
  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^recibo-\d+\.pdf$/);
  await page.getByRole('button', { name: 'Enviar Pedido' }).click();
  await page.getByRole('dialog').getByLabel('Número de guía').fill('GUIA-123');
  await page.getByRole('dialog').getByLabel('Transportadora').selectOption('SERVIENTREGA');
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar envío' }).click();
  await expect(page).toHaveURL(shopUrl('/'));
  await expect(page.getByText('Datos envio se registro exitosamente.')).toBeVisible();
  await page.goto(shopUrl(path));
  await expect(page.getByText(/^Despachado el /)).toBeVisible();
  expect(problems).toEqual([]);
});

test('an administrator registers a payment by every method', async ({ page }) => {
  test.slow();
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  for (const method of REGISTRABLE_METHODS) {
    const id = await placeCashOrder(page);
    await open(page, `/orderstore/${id}`);
    await registerPayment(page, method);
    await expect(page).toHaveURL(/\/admin\/orders/);
    await expect(page.getByText('El pago se registró exitosamente.').first()).toBeVisible();
    expect(await readOrder(page, id)).toMatchObject({ isPaid: true, paymentMethod: method });
  }
  expect(problems).toEqual([]);
});

test('a superadministrator registers the payment on the payment screen', async ({ page }) => {
  await signIn(page, ACCOUNTS.superAdmin);
  const id = await placeCashOrder(page);
  await open(page, `/admin/order/${id}/pay`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar pago' }).click();
  await expect(page).toHaveURL(/\/admin\/orders/);
});
