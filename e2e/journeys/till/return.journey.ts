import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { signIn, watchConsole } from '../../support/shop';
import { callApi, newStaff, openShift, tokenOf } from '../../support/staff';
import { openTill, sellForCash } from '../../support/till';

test('goods come back at the counter by number of the receipt, and the cash with them [N-39-551]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const email = await newStaff(request, 2);
  const { id, product } = await sellForCash(request, email, 2);
  await signIn(page, email);
  await openTill(page);
  await expect(page.getByRole('combobox', { name: 'Producto' })).toBeFocused();
  await page.keyboard.press('F10');
  const dialog = page.getByRole('dialog', { name: 'Devolución' });
  await expect(dialog.getByLabel('Número del recibo o código')).toBeFocused();
  await page.keyboard.type(String(id));
  await page.keyboard.press('Enter');
  const units = dialog.getByLabel(`Unidades de ${product.name}`);
  await expect(units).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('1');
  await dialog.getByLabel('Motivo').fill('Compró uno de más');
  await page.keyboard.press('Enter');

  await expect(dialog.getByText(/^Entregue \$\s.* en efectivo\.$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Listo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Producto' })).toBeFocused();
  expect(problems).toEqual([]);
});

test('a cashier sees nothing of another store [N-39-553]', async ({ page, request }) => {
  const seller = await newStaff(request, 2);
  const { id, receipt } = await sellForCash(request, seller, 1);
  const other = await newStaff(request, 2, 1);
  await openShift(request, other);
  const token = await tokenOf(request, other);
  for (const path of [
    `/till/receipts/${id}`,
    `/till/receipts/${receipt.returnCode}`,
    `/till/sales/${id}/receipt-data`,
    `/till/shifts/${receipt.shiftId}/paper`,
  ])
    await expect(callApi(request, 'GET', path, { token }), path).rejects.toThrow(' 404 ');
  const listed = await Promise.all(
    ['/till/sales', '/till/shifts'].map((path) => callApi<{ id: number }[]>(request, 'GET', path, { token })),
  );
  expect(listed[0]?.map((sale) => sale.id)).not.toContain(id);
  expect(listed[1]?.map((shift) => shift.id)).not.toContain(receipt.shiftId);

  await signIn(page, other);
  await openTill(page, '/caja/turno');
  await expect(page.getByRole('table').last()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: String(id), exact: true })).toHaveCount(0);
  await openTill(page);
  await expect(page.getByRole('combobox', { name: 'Producto' })).toBeFocused();
  await page.keyboard.press('F10');
  await page.getByLabel('Número del recibo o código').fill(String(id));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hay una venta de esta tienda con ese número o código.')).toBeVisible();
});
