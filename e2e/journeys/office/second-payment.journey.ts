import { expect, test } from '@playwright/test';
import { ACCOUNTS, follow, open, signIn } from '../../support/shop';
import { expectNoViolations } from '../../support/looks/accessibility';
import { openShift } from '../../support/staff';
import { newcomerAtPreview } from '../../support/walks/newcomer';

test('the second of two people who register a payment sees who was first and reports a pago doble [N-35-701]', async ({
  page,
  browser,
  request,
}) => {
  await openShift(request, ACCOUNTS.admin);
  await newcomerAtPreview(page);
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  const id = /\d+$/.exec(page.url())?.[0] ?? '';

  const office = await browser.newContext();
  const [first, second] = [await office.newPage(), await office.newPage()];
  await signIn(first, ACCOUNTS.admin);
  for (const tab of [first, second]) {
    await open(tab, `/admin/order/${id}/pay`);
    await expect(tab.getByRole('dialog', { name: `Registrar pago del pedido ${id}` })).toBeVisible();
  }
  const registerIn = (tab: typeof first) =>
    tab.getByRole('dialog', { name: `Registrar pago del pedido ${id}` });
  await registerIn(first).getByRole('button', { name: 'Registrar pago' }).click();
  await expect(first).toHaveURL(/\/admin\/orders/);

  await registerIn(second).getByLabel('Método de pago').selectOption('Nequi');
  await registerIn(second).getByLabel('Número de transacción').fill('N-77');
  await registerIn(second).getByRole('button', { name: 'Registrar pago' }).click();
  await expect(second.getByText('Hubo un error al procesar tu solicitud.')).toBeVisible();
  await second.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(registerIn(second)).toContainText('El pedido ya está pagado. Lo registró');
  await expect(registerIn(second).getByLabel('Número de transacción')).toHaveValue('N-77');
  await registerIn(second).getByRole('button', { name: 'Registrar como pago doble' }).click();
  await expect(second.getByText('El pago quedó registrado para devolverlo.')).toBeVisible();
  await follow(second, `/admin/order/${id}`);
  await expect(second.getByText('pago doble').first()).toBeVisible();
  // Its mark in the list is read by everybody.
  await open(second, '/admin/orders');
  await expect(second.getByText('pago doble').first()).toBeVisible();
  await expectNoViolations(second);
  await office.close();
});
