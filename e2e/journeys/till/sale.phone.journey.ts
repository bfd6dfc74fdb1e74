import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { signIn, watchConsole } from '../../support/shop';
import { newStaff, openShift, tokenOf } from '../../support/staff';
import { openTill, stockedProducts } from '../../support/till';

test('a cashier sells by touch on a phone, and nothing scrolls sideways [N-39-554]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const email = await newStaff(request, 2);
  await openShift(request, email);
  const [product] = await stockedProducts(request, await tokenOf(request, email), 1);
  if (!product) throw new Error('the store has no product');
  const expectToFit = async (): Promise<void> => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  };
  await signIn(page, email);
  await openTill(page);
  await page.getByRole('combobox', { name: 'Producto' }).fill(product.name);
  await page.getByRole('option').first().tap();
  await expect(page.getByRole('rowheader', { name: product.name })).toBeVisible();
  await page.getByRole('button', { name: `Agregar una unidad de ${product.name}` }).tap();
  await expectNoViolations(page);
  await expectToFit();
  await page.getByRole('button', { name: 'Ir a cobrar' }).tap();
  await expect(page.getByRole('textbox', { name: 'Recibe' })).toBeInViewport();
  await page.getByRole('button', { name: /^\$/ }).last().tap();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Cobrar/ }).tap();
  await expect(page.getByText(/^Venta \d+: /)).toBeVisible();
  await page.getByRole('navigation', { name: 'Caja' }).getByRole('link', { name: 'Mi caja' }).tap();
  await expect(page.getByRole('table').first().getByRole('rowheader').first()).toBeVisible();
  await expectNoViolations(page);
  await expectToFit();
  expect(problems).toEqual([]);
});
