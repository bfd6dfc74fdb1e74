import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { bookOrder, payInCash } from '../../support/booked-order';
import { follow, open, signIn, watchConsole } from '../../support/shop';
import { callApi, newCustomer, newStaff, openShift, tokenOf } from '../../support/staff';

const CUMARAL = '50226';
const SHIPPING = 6000;
const NAMES = ['Ana', 'Luis', 'Eva'];

test('the office makes a zone, packs its orders, orders their route by keyboard and sends the link [N-40-424]', async ({
  page,
  request,
}) => {
  test.slow();
  const staff = await newStaff(request, 3);
  const problems = watchConsole(page);
  const token = await tokenOf(request, staff);
  await openShift(request, staff);
  await signIn(page, staff);
  const today = colombianToday({ now: () => new Date() });
  const zoneName = `Cumaral ${Date.now()}`;

  await test.step('a zone that still delivers today', async () => {
    await open(page, '/admin/delivery?tab=zones');
    await page.getByRole('button', { name: 'Crear zona' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill(zoneName);
    await dialog.getByRole('combobox', { name: 'Municipios y departamentos' }).fill('cumaral');
    await page.getByTitle('Cumaral, Meta').last().click();
    await dialog.getByLabel('domingo').check();
    await dialog.getByRole('switch', { name: 'También los festivos' }).click();
    await dialog.getByLabel('Hora de corte').fill('23:59');
    await dialog.getByLabel('Días de anticipación').fill('0');
    await dialog.getByLabel('Valor del envío').fill(String(SHIPPING));
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(`Se guardó la zona ${zoneName}`)).toBeVisible();
  });

  const orders: number[] = [];
  for (const firstName of NAMES) {
    const buyer = await newCustomer(request);
    const booking = { buyer, firstName, cityCode: CUMARAL, day: today, shippingPrice: SHIPPING };
    const order = await bookOrder(request, booking);
    await payInCash(request, token, order);
    orders.push(order.id);
  }

  await test.step('an order is packed on its page', async () => {
    await follow(page, `/admin/order/${orders[0]}`);
    const card = page.getByRole('region', { name: 'Entrega' });
    await card.getByRole('button', { name: 'Empacar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Está completo' }).click();
    await expect(card.getByRole('button', { name: 'Desempacar' })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('a route of the three orders, ordered by keyboard', async () => {
    await follow(page, '/admin/delivery');
    for (const id of orders)
      await page.getByRole('checkbox', { name: `Seleccionar el pedido ${id}` }).check();
    await page.getByRole('button', { name: 'Nueva ruta' }).click();
    await page.getByRole('dialog').getByLabel('Quién reparte').fill('Pedro');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    const route = page.getByRole('list', { name: /^Paradas de la ruta/ }).filter({ hasText: `${orders[0]}` });
    await expect(route.getByRole('listitem')).toHaveCount(NAMES.length);
    await route.getByRole('button', { name: 'Bajar la parada de Ana Mojica' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText('Ana Mojica: parada 3 de 3')).toBeAttached();
    await expect(route.getByRole('button', { name: 'Subir la parada de Ana Mojica' })).toBeFocused();
    await expect(page.getByText('Guardando el orden…')).toHaveCount(0);
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(route.getByRole('listitem').last()).toContainText('Ana Mojica');
    await expectNoViolations(page);
  });

  await test.step("the driver's link, which opens his route", async () => {
    const card = page.getByRole('region', { name: /^Ruta \d+: Pedro$/ }).filter({ hasText: `${orders[0]}` });
    await card.getByRole('button', { name: 'Enlace del repartidor' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' }).click();
    const url = await page.getByLabel('Enlace de la ruta').inputValue();
    expect(url).toMatch(/\/ruta#[\w-]{22,}$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click();
    const headers = { 'x-route-token': url.split('#')[1] ?? '' };
    const answer = await request.get(new URL('/api/delivery/driver/route', page.url()).href, { headers });
    const { data } = (await answer.json()) as { data: { stops: { orderId: number }[] } };
    expect(data.stops.map(({ orderId }) => orderId)).toEqual([orders[1], orders[2], orders[0]]);
  });

  // Other journeys see the shop without this zone.
  const zones = await callApi<{ id: number; name: string }[]>(request, 'GET', '/delivery/zones', { token });
  const { id, ...zone } = zones.find(({ name }) => name === zoneName) ?? { id: 0 };
  await callApi(request, 'PUT', `/delivery/zones/${id}`, { token, data: { ...zone, isActive: false } });
  expect(problems).toEqual([]);
});
