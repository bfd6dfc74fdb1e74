import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { placeCashOrder, readOrder } from '../../support/api';
import { pressByKeyboard, pressInMenu, tabTo } from '../../support/looks/keyboard';
import { ACCOUNTS, follow, open, signIn, watchConsole } from '../../support/shop';
import { newStaff, openShift } from '../../support/staff';

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

test('an administrator registers payments with and without further fields [B-049]', async ({
  page,
  request,
}) => {
  await openShift(request, ACCOUNTS.admin);
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/admin/orders');
  for (const method of ['Efectivo', 'Cheque', 'Crédito']) {
    const id = await placeCashOrder(page);
    await follow(page, `/orderstore/${id}`);
    await registerPayment(page, method);
    await expect(page).toHaveURL(/\/admin\/orders/);
    await expect(page.getByText('El pago se registró exitosamente.').first()).toBeVisible();
    expect(await readOrder(page, id)).toMatchObject({ isPaid: true, paymentMethod: method });
  }
  expect(problems).toEqual([]);
});

test('a superadministrator registers cash without a shift after a confirmation [D-057]', async ({
  page,
  request,
}) => {
  await signIn(page, await newStaff(request, 4));
  const id = await placeCashOrder(page);
  await open(page, `/admin/order/${id}/pay`);
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar pago' }).click();
  const question = page.getByRole('dialog', { name: 'No tiene un turno de caja abierto' });
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Registrar sin turno' }).click();
  await expect(page).toHaveURL(/\/admin\/orders/);
});

test('an administrator finds, pays and dispatches an order by keyboard alone', async ({ page }) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  const id = await placeCashOrder(page);
  const findOrder = async (): Promise<void> => {
    await tabTo(page, page.getByRole('searchbox', { name: 'Buscar pedidos' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`${id}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${id}`));
  };
  await open(page, '/admin/orders');
  await findOrder();
  await pressByKeyboard(page, page.getByRole('button', { name: `Acciones del pedido ${id}` }));
  await pressInMenu(page, `Detalles del pedido ${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Oficina' });
  await expect(menu.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('aria-current', 'page');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Registrar pago' }));

  const payment = page.getByRole('dialog');
  await tabTo(page, payment.getByLabel('Método de pago'));
  await page.keyboard.type('Nequi');
  await tabTo(page, payment.getByLabel('Número de transacción'));
  await page.keyboard.type('N-1001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders/);

  await findOrder();
  await pressByKeyboard(page, page.getByRole('button', { name: `Acciones del pedido ${id}` }));
  await pressInMenu(page, `Generar Despacho del pedido ${id}`);
  const dispatch = page.getByRole('dialog');
  await tabTo(page, dispatch.getByLabel('Transportadora'));
  await page.keyboard.type('SERV');
  await tabTo(page, dispatch.getByLabel('Número de guía'));
  await page.keyboard.type('G-1001');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Datos envio se registro exitosamente.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^Seleccionar el pedido ${id}\\b`) })).toContainText(
    'Despachado',
  );
  expect(await readOrder(page, id)).toMatchObject({
    isPaid: true,
    paymentMethod: 'Nequi',
    isDelivered: true,
  });
  expect(problems).toEqual([]);
});
