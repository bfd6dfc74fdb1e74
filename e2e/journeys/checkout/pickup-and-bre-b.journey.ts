import type { Order, PickupStore, TillCatalogue } from '@lacteos/contracts/schemas';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { openOwnShop } from '../../support/shops/own-shop';
import { expectArrived, open, signIn, watchConsole } from '../../support/shop';
import { callApi, newStaff, openShift, tokenOf } from '../../support/staff';
import { newcomerAtPreview } from '../../support/walks/newcomer';
import { OPEN_ALL_DAY, serveMeta } from '../../support/zones';

const IN_CART = { productId: 1, quantity: 2 };
const KEY = '@lacteosdelllano';
const HOLDER = 'Lác*** del Lla***';

let shop: { stop: () => Promise<void> };
test.beforeAll(async () => {
  shop = await openOwnShop({ BREB_KEY: KEY, BREB_HOLDER: HOLDER, BREB_FOR_SHOP: 'true' });
});
test.afterAll(() => shop.stop());
test.beforeEach(({ request }) => serveMeta(request, OPEN_ALL_DAY));

/** @returns the order's number */
async function placeOrder(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expectArrived(page);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

const listOf = (page: Page) =>
  page.getByRole('list', { name: 'Pedidos por recoger' }).or(page.getByText('No hay pedidos por recoger.'));

test('a buyer fetches an order at a store for its code, and pays there [N-40-541]', async ({
  page,
  browser,
  request,
}) => {
  const problems = watchConsole(page);
  const stores = await callApi<{ id: number; name: string }[]>(request, 'GET', '/store/stores');
  await newcomerAtPreview(page, IN_CART);
  const offered = page.waitForResponse(/\/delivery\/pickup-stores/);
  await page.getByRole('radio', { name: 'Recoger en tienda' }).check();
  const { data } = (await (await offered).json()) as { data: PickupStore[] };
  const [near, wanted] = data.filter(({ hasAll }) => hasAll);
  const storeAt = stores.findIndex(({ id }) => id === wanted?.id);
  const cashier = await newStaff(request, 2, storeAt);
  await openShift(request, cashier);
  const stockOf = async (): Promise<number | undefined> => {
    const token = await tokenOf(request, cashier);
    const { products } = await callApi<TillCatalogue>(request, 'GET', '/till/catalogue', { token });
    return products.find(({ id }) => id === IN_CART.productId)?.stock;
  };
  const before = (await stockOf()) ?? Number.NaN;

  await test.step('the buyer chooses the store and is told when and until when', async () => {
    await expect(page.getByRole('radio', { name: near?.name })).toBeChecked();
    const lacking = data.find(({ hasAll }) => !hasAll);
    await expect(page.getByRole('radio', { name: lacking?.name })).toBeDisabled();
    await page.getByRole('radio', { name: wanted?.name }).check();
    const main = page.getByRole('main');
    await expect(main).toContainText(/Lo guardamos hasta .*\. Recogerlo no cuesta nada\./);
    await expect(page.getByRole('term').filter({ hasText: 'Envío' })).toHaveCount(0);
    await expectNoViolations(page);
  });

  const orderId = await placeOrder(page);
  const card = page.getByRole('region', { name: 'Recoger en tienda' });
  await expect(card).toContainText(`${wanted?.address}, ${wanted?.city}`);
  const code = (await card.getByLabel(/^Código /).textContent()) ?? '';
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  await expectNoViolations(page);

  await test.step('the cashier of another store does not see the order', async () => {
    const other = await (await browser.newContext({ locale: 'es-CO' })).newPage();
    await signIn(other, await newStaff(request, 2, storeAt === 0 ? 1 : 0));
    await open(other, '/caja/recoger');
    await expect(listOf(other)).toBeVisible();
    await expect(other.getByRole('listitem', { name: `Pedido ${orderId}` })).toHaveCount(0);
    await other.context().close();
  });

  const till = await (await browser.newContext({ locale: 'es-CO' })).newPage();
  await test.step('the cashier of the store refuses a wrong code and hands over for the right one', async () => {
    await signIn(till, cashier);
    await open(till, '/caja/recoger');
    await till.getByRole('button', { name: `Entregar el pedido ${orderId}` }).click();
    const dialog = till.getByRole('dialog');
    await expect(dialog.getByLabel('Código del cliente')).toBeFocused();
    await till.keyboard.type('AAAAAA');
    await expectNoViolations(till);
    await till.keyboard.press('Enter');
    await expect(dialog).toContainText('El código o el documento no es de este pedido.');
    await dialog.getByLabel('Código del cliente').fill(code.toLowerCase());
    await dialog.getByRole('button', { name: 'Cobrar y entregar' }).click();
    await expect(till.getByText(`El pedido ${orderId} quedó entregado.`)).toBeVisible();
    await expect(till.getByRole('listitem', { name: `Pedido ${orderId}` })).toHaveCount(0);
  });
  await till.context().close();

  expect(await stockOf()).toBe(before - IN_CART.quantity);
  const token = await tokenOf(request, cashier);
  const order = await callApi<Order>(request, 'GET', `/order/${orderId}`, { token });
  expect(order).toMatchObject({ isPaid: true, isDelivered: true, progress: { state: 'delivered' } });
  await page.reload();
  await expect(card.getByText(/^Se entregó en la tienda: .* m\.$/)).toBeVisible();
  await expect(card.getByLabel(/^Código /)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a buyer pays by Bre-B with key and exact amount, and staff type its number [N-40-542]', async ({
  page,
  browser,
  request,
}) => {
  const problems = watchConsole(page);
  await newcomerAtPreview(page, IN_CART, 'Bre-B');
  const orderId = await placeOrder(page);
  const payment = page.getByRole('region', { name: 'Pagar con Bre-B' });
  for (const text of [KEY, HOLDER, '35.750,00', `pedido ${orderId}`])
    await expect(payment).toContainText(text);
  const image = payment.getByRole('img', { name: `Código QR de la llave ${KEY}` });
  await expect(image).toHaveJSProperty('complete', true);
  await expect(page.getByRole('main')).toContainText(/Guardamos sus productos hasta el \d/);
  await expectNoViolations(page);

  const office = await (await browser.newContext({ locale: 'es-CO' })).newPage();
  await test.step('staff type the number of the payment', async () => {
    await signIn(office, await newStaff(request, 3));
    await open(office, `/admin/order/${orderId}/pay`);
    const dialog = office.getByRole('dialog');
    await expect(dialog.getByLabel('Método de pago')).toHaveValue('Bre-B');
    await dialog.getByLabel('Número de transacción').fill('BREB-1001');
    await dialog.getByRole('button', { name: 'Registrar pago' }).click();
    await expect(office.getByText('El pago se registró exitosamente.').first()).toBeVisible();
  });
  await office.context().close();

  await page.reload();
  await expect(page.getByRole('main')).toContainText('BREB-1001');
  await expect(payment).toHaveCount(0);
  expect(problems).toEqual([]);
});
