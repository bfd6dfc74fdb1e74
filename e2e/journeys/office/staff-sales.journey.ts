import { expect, test, type Page } from '@playwright/test';
import { addProducts, follow, payWith, signIn, watchConsole } from '../../support/shop';
import { newStaff } from '../../support/staff';

const KNOWN_CUSTOMER = '40381520';

/** Cashiers sell in cashier.journey.ts. */
const SALES = [
  { role: 3, who: 'an administrator', method: 'Crédito' },
  { role: 4, who: 'a superadministrator', method: 'QR Bancolombia' },
] as const;

/** From the filled cart to the preview: the customer is found by their document. */
async function prepareSale(page: Page, method: string): Promise<void> {
  await follow(page, '/shipping2');
  await page.getByLabel('Identificación').fill(KNOWN_CUSTOMER);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nombres')).toHaveValue('Luz Marina');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await payWith(page, method);
  await expect(page).toHaveURL(/\/placeorderstore$/);
}

for (const { role, who, method } of SALES) {
  test(`${who} sells by ${method}`, async ({ page, request }) => {
    const problems = watchConsole(page);
    await signIn(page, await newStaff(request, role));
    await addProducts(page, 1);
    await prepareSale(page, method);
    await page.getByRole('button', { name: 'Generar pedido' }).click();
    await expect(page).toHaveURL(/\/orderstore\/\d+$/);
    const payment = page.getByRole('region', { name: 'Pago' });
    await expect(payment).toContainText(method);
    await expect(payment).toContainText('No pagado');
    expect(problems).toEqual([]);
  });
}
