import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { signIn, watchConsole, watchRemote } from '../../support/shop';
import { callApi, newStaff, openShift, tokenOf } from '../../support/staff';
import { openTill, printedPapers, stockedProducts } from '../../support/till';

const PRODUCTS = 5;

test('a cashier sells five items by scanner, gives change and has the next sale before the receipt is torn off [N-39-550]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const office = watchRemote(page, 'mfe-backoffice');
  const email = await newStaff(request, 2);
  await openShift(request, email);
  const token = await tokenOf(request, email);
  const products = await stockedProducts(request, token, PRODUCTS);
  await signIn(page, email);
  await openTill(page);
  const code = page.getByRole('combobox', { name: 'Producto' });
  await expect(code).toBeFocused();
  // A scanner types without pause and presses Enter.
  for (const product of products) {
    await page.keyboard.type(product.ean ?? product.code);
    await page.keyboard.press('Enter');
  }
  await expect(
    page.getByRole('region', { name: 'Productos de la venta' }).getByRole('rowheader'),
  ).toHaveCount(PRODUCTS);
  await expectNoViolations(page);
  await page.keyboard.press('F1');
  await expect(page.getByRole('textbox', { name: 'Recibe' })).toBeFocused();
  await page.keyboard.type('500000');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');

  const last = page.getByRole('region', { name: 'Última venta' });
  await expect(last).toContainText(/Cambio \$/);
  await expect(last.getByText(/^Venta \d+: /)).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await expect.poll(() => printedPapers(page)).toHaveLength(1);
  const [paper = ''] = await printedPapers(page);
  for (const { name } of products) expect(paper).toContain(name);
  for (const text of ['NIT ', 'Recibido', '500.000,00', 'Cambio', 'Código para devoluciones'])
    expect(paper).toContain(text);
  await expectNoViolations(page);

  const id = Number(/^Venta (\d+)/.exec((await last.getByText(/^Venta \d+: /).textContent()) ?? '')?.[1]);
  const order = await callApi<{ isPaid: boolean; isDelivered: boolean }>(request, 'GET', `/order/${id}`, {
    token: await tokenOf(request, email),
  });
  expect(order).toMatchObject({ isPaid: true, isDelivered: true });
  expect(office).toEqual([]);
  expect(problems).toEqual([]);
});
