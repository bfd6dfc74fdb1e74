import { expect, test, type Page } from '@playwright/test';
import { addProducts, follow, payWith, shopUrl, signIn, watchConsole } from '../../support/shop';
import { newStaff } from '../../support/staff';

const KNOWN_CUSTOMER = '40381520';

/** Every payment method except Wompi (wompi.journey.ts), divided among the roles that sell for others. */
const SALES = [
  { role: 2, who: 'a cashier', methods: ['Efectivo', 'Tarjeta Débito', 'Daviplata'] },
  { role: 3, who: 'an administrator', methods: ['Crédito', 'Tarjeta Crédito', 'Nequi'] },
  {
    role: 4,
    who: 'a superadministrator',
    methods: ['Consignacion Bancolombia', 'QR Bancolombia', 'Efectivo'],
  },
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

for (const { role, who, methods } of SALES) {
  test(`${who} sells by ${methods.join(', ')}`, async ({ page, playwright }) => {
    test.slow();
    const request = await playwright.request.newContext();
    const problems = watchConsole(page);
    await signIn(page, await newStaff(request, role));
    for (const method of methods) {
      await addProducts(page, 1);
      await prepareSale(page, method);
      await page.getByRole('button', { name: 'Generar pedido' }).click();
      await expect(page).toHaveURL(/\/orderstore\/\d+$/);
      const payment = page.getByRole('region', { name: 'Pago' });
      await expect(payment).toContainText(method);
      await expect(payment).toContainText('No pagado');
    }
    expect(problems).toEqual([]);
    await request.dispose();
  });
}

test('a cashier whose network fails during an order finds that one order again', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext();
  await signIn(page, await newStaff(request, 2));
  await addProducts(page, 1);
  await prepareSale(page, 'Efectivo');
  let placed = 0;
  await page.route('**/api/order', async (route) => {
    if (route.request().method() !== 'POST' || placed) return route.continue();
    // The server writes the order; the browser never hears of it.
    const answer = await route.fetch();
    placed = ((await answer.json()) as { data: { id: number } }).data.id;
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Error al crear la orden');
  await page.reload();
  await page.getByRole('button', { name: 'Comprobar mi pedido' }).click();
  await expect(page).toHaveURL(/\/orderstore\/\d+$/);
  expect(page.url()).toBe(shopUrl(`/orderstore/${placed}`));
  await request.dispose();
});
