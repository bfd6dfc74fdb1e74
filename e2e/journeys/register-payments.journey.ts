import { REGISTRABLE_METHODS } from '@lacteos/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { placeCashOrder, readOrder } from '../support/api';
import { ACCOUNTS, open, signIn, watchConsole } from '../support/shop';

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
