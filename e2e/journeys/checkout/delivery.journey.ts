import { deliveryDayText } from '@lacteos/contracts/delivery/delivery-texts';
import { dayAfter } from '@lacteos/contracts/time/colombian-day';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { openOwnShop } from '../../support/shops/own-shop';
import {
  expectArrived,
  mailsTo,
  open,
  payWith,
  shipToVillavicencio,
  signIn,
  watchConsole,
} from '../../support/shop';
import { newStaff } from '../../support/staff';
import { newcomerAtPreview } from '../../support/walks/newcomer';
import { CLOSED_ALL_DAY, OPEN_ALL_DAY, readPromise, serveMeta } from '../../support/zones';

const VILLAVICENCIO = '50001';
const ANY_MONTH = '';
const ABOVE_MINIMUM = { productId: 1, quantity: 2 };

let shop: { stop: () => Promise<void> };
test.beforeAll(async () => {
  shop = await openOwnShop();
});
test.afterAll(() => shop.stop());

const dayOption = (page: Page, day: string) =>
  page.getByRole('radio', { name: new RegExp(`^${deliveryDayText(day, ANY_MONTH)}`, 'i') });
const amount = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');

async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expectArrived(page);
}

test('a shopper in Villavicencio picks the day before the cut-off and is told the next one after it [N-40-365]', async ({
  page,
  browser,
}) => {
  const problems = watchConsole(page);
  await serveMeta(page.request, OPEN_ALL_DAY);
  const promise = await readPromise(page.request, VILLAVICENCIO);
  const day = promise.next?.day ?? '';
  const nextDay = dayAfter(day);

  const late = await (await browser.newContext({ locale: 'es-CO' })).newPage();
  await newcomerAtPreview(late, ABOVE_MINIMUM);
  await expect(dayOption(late, day)).toBeChecked();

  await newcomerAtPreview(page, ABOVE_MINIMUM);
  await expect(dayOption(page, day)).toBeChecked();
  await expect(amount(page, 'Envío')).toContainText('6.000,00');
  await expectNoViolations(page);
  await placeOrder(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Llega el ${deliveryDayText(day, ANY_MONTH)}.`);
  await expect(main).not.toContainText('Nos pondremos en contacto');

  await serveMeta(late.request, CLOSED_ALL_DAY);
  await late.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(late.getByRole('alert').first()).toContainText('Ese día ya no se puede elegir');
  await expect(dayOption(late, day)).toBeDisabled();
  await dayOption(late, nextDay).check();
  await placeOrder(late);
  await expect(late.getByRole('main')).toContainText(`Llega el ${deliveryDayText(nextDay, ANY_MONTH)}.`);
  await late.context().close();
  expect(problems).toEqual([]);
});

test('the delivery is free from 80,000 pesos on, and the link of the order shows its road [N-40-350, N-40-361]', async ({
  page,
  browser,
}) => {
  await serveMeta(page.request, OPEN_ALL_DAY);
  await newcomerAtPreview(page, { productId: 1, quantity: 5 });
  await expect(amount(page, 'Envío')).toContainText('6.000,00');
  await open(page, '/cart');
  await expect(page.getByRole('main')).toContainText(/Le faltan .* para el envío gratis/);
  await page.getByRole('button', { name: /^Agregar una unidad/ }).click();
  await expect(page.getByRole('main')).toContainText('Gratis');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await shipToVillavicencio(page);
  await payWith(page, 'Efectivo');
  await expect(amount(page, 'Envío')).toContainText('Gratis');
  await placeOrder(page);
  const link = page.getByRole('link', { name: 'Página de seguimiento' });
  const address = new URL((await link.getAttribute('href')) ?? '');

  const stranger = await (await browser.newContext({ locale: 'es-CO' })).newPage();
  const problems = watchConsole(stranger);
  await open(stranger, address.pathname + address.hash);
  const main = stranger.getByRole('main');
  await expect(main).toContainText('En preparación');
  await expect(main).toContainText(/Llega el \S+ \d+ de \S+/);
  await expect(main).not.toContainText('Calle 15');
  await expectNoViolations(stranger);
  expect(problems).toEqual([]);
  await stranger.context().close();
});

test('a buyer moves the day of an order, and staff move it again with a mail [N-40-547]', async ({
  page,
  browser,
  request,
}) => {
  const problems = watchConsole(page);
  await serveMeta(request, OPEN_ALL_DAY);
  const promise = await readPromise(request, VILLAVICENCIO);
  const [first = '', second = '', third = ''] = promise.days
    .filter((day) => day.isOpen)
    .map(({ day }) => day);
  const buyer = await newcomerAtPreview(page, ABOVE_MINIMUM);
  await placeOrder(page);
  const main = page.getByRole('main');
  const arrives = (day: string) => `Llega el ${deliveryDayText(day, ANY_MONTH)}.`;
  await expect(main).toContainText(arrives(first));
  const orderId = Number(new URL(page.url()).pathname.split('/').at(-1));

  await page.getByRole('button', { name: 'Cambiar el día' }).click();
  await expect(dayOption(page, first)).toBeChecked();
  await dayOption(page, second).check();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar el día' }).click();
  await expect(main).toContainText(arrives(second));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const office = await (await browser.newContext({ locale: 'es-CO' })).newPage();
  await signIn(office, await newStaff(request, 3));
  await open(office, `/admin/order/${orderId}`);
  await office.getByRole('button', { name: 'Mover a otro día' }).click();
  const dialog = office.getByRole('dialog');
  await dialog
    .getByRole('radio', { name: new RegExp(`^${deliveryDayText(third, third)}( de \\w+)?$`) })
    .check();
  await expectNoViolations(office);
  await dialog.getByRole('button', { name: 'Mover' }).click();
  await expect(dialog).toHaveCount(0);
  await office.context().close();

  await page.reload();
  await expect(main).toContainText(arrives(third));
  const subject = `Cambiamos el día de entrega de su pedido ${orderId}`;
  const subjects = async () => (await mailsTo(request, buyer)).map((mail) => mail.subject);
  await expect.poll(subjects).toContain(subject);
  expect(problems).toEqual([]);
});

test('a visitor in Leticia is told before the cart where the nearest store is [N-40-355, N-40-357]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await serveMeta(page.request, OPEN_ALL_DAY);
  await open(page, '/products');
  await page.getByRole('button', { name: '¿Dónde está?' }).click();
  const field = page.getByRole('combobox', { name: 'Ciudad o municipio' });
  await expect(field).toBeFocused();
  await field.fill('leticia');
  await expect(page.getByRole('option', { name: 'Leticia, Amazonas' })).toBeVisible();
  await expectNoViolations(page);
  await field.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toContainText('Todavía no hacemos entregas en su municipio.');
  await open(page, '/product/1');
  await expect(main).toContainText('Todavía no hacemos entregas en su municipio.');
  const stores = page.getByRole('list', { name: 'Tiendas aliadas más cercanas' });
  await expect(stores.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await page.getByRole('button', { name: /Leticia.*cambiar el municipio/ }).click();
  await field.fill('villavicencio');
  await field.press('Enter');
  await expect(main).toContainText(/Llega el .*, pida antes .* · Envío \$\s6\.000, gratis desde \$\s80\.000/);
  expect(problems).toEqual([]);
});
