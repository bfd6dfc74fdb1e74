import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { placeCashOrder } from '../../support/api';
import { follow, mailsTo, open, shopUrl, signIn, watchConsole } from '../../support/shop';
import { callApi, newCustomer, newStaff, tokenOf } from '../../support/staff';

/** A picture of one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'es-CO',
  reducedMotion: 'reduce',
} as const;

test('a buyer on a phone returns one of three yogurts and sees the refund that staff complete [N-20-230]', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const [buyer, staff] = [await newCustomer(request), await newStaff(request, 3)];
  const phone = await (await browser.newContext(PHONE)).newPage();
  const problems = [watchConsole(page), watchConsole(phone)];
  await signIn(phone, buyer);
  const id = await placeCashOrder(phone, 3);
  const token = await tokenOf(request, staff);
  const date = new Date().toISOString();
  const order = await callApi<{ totalPrice: number }>(request, 'GET', `/order/${id}`, { token });
  const paid = { status: 'Aprobada', date, paymentMethod: 'Efectivo', totalPrice: order.totalPrice };
  const none = { expiryDate: null, checkNumber: null, checkBank: null, transactionNumber: null };
  const counts = [{ value: 100_000, count: 2 }];
  await callApi(request, 'POST', '/admin/cash-desk/shift', { token, data: { counts } });
  await callApi(request, 'PUT', '/order/paymentResult', { token, data: { id, data: { ...paid, ...none } } });
  const address = {
    shippingAddress: 'Carrera 22 # 4-51',
    shippingAddressCity: 'Villavicencio',
    shippingAddressCountry: 'Meta',
    shippingAddressPhone: '3101112233',
  };
  const courier = { date, numberGuide: 'G-1', transport: 'SERVIENTREGA', shippingPrice: 0, ...address };
  await callApi(request, 'PUT', '/order/delivery', { token, data: { id, data: courier } });

  await test.step('the buyer asks, with a photo', async () => {
    await open(phone, `/order/${id}`);
    await phone.getByRole('button', { name: 'Devolver productos' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel('Motivo').click();
    await phone.getByTitle('Llegó dañado o de mala calidad').click();
    await expect(dialog.getByText(/^Puede pedirla hasta el/)).toBeVisible();
    await dialog.getByRole('textbox', { name: /máximo 3/ }).fill('1');
    await dialog.getByLabel('¿Qué pasó? (opcional)').fill('La tapa llegó rota');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'tapa.png', mimeType: 'image/png', buffer: PHOTO });
    await expect(dialog.getByText('tapa.png')).toBeVisible();
    await expectNoViolations(phone);
    await dialog.getByRole('button', { name: 'Pedir la devolución' }).click();
    await expect(phone.getByText(/^Su devolución n\.º \d+: Solicitada/)).toBeVisible();
  });

  await test.step('staff look at the photo, approve it and receive the yogurt', async () => {
    await signIn(page, staff);
    await open(page, '/admin/dashboard');
    await expect(page.getByRole('link', { name: 'Devolución por responder' })).toBeVisible();
    await open(page, '/admin/returns?open=true');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: `Detalles del pedido ${id}` }) });
    const photo = await row.getByRole('link', { name: 'Ver la foto' }).getAttribute('href');
    expect((await request.get(shopUrl(photo ?? ''))).headers()['content-type']).toBe('image/webp');
    expect((await request.get(shopUrl(photo?.replace(/\?.*/, '') ?? ''))).status()).toBe(404);
    await expectNoViolations(page);
    await row.getByRole('button', { name: /^Aprobar/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
    await row.getByRole('button', { name: /^Recibir los productos/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await page.getByTitle('Se desecha').click();
    await dialog.getByRole('button', { name: 'Recibir' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('the buyer sees the money on its way', async () => {
    await open(phone, `/order/${id}`);
    await expect(phone.getByText(/^Su devolución n\.º \d+: Recibida: su dinero va en camino/)).toBeVisible();
    await expect(phone.getByText(/Listo para entregar en efectivo/)).toBeVisible();
    await expectNoViolations(phone);
  });

  await test.step('staff pay it out of their shift, and the buyer reads that it is done', async () => {
    await follow(page, '/admin/refunds?open=true');
    await expectNoViolations(page);
    await page.getByRole('button', { name: `Entregar en efectivo: dinero del pedido ${id}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar en efectivo' }).click();
    await expect(page.getByText('Quedó registrado.').last()).toBeVisible();
    await expect(async () => {
      await open(phone, `/order/${id}`);
      await expect(phone.getByText(/^Su devolución n\.º \d+: Dinero devuelto/)).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
    const subjects = async () => (await mailsTo(request, buyer)).map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          `Recibimos su solicitud de devolución del pedido ${id}`,
          `Aprobamos la devolución de su pedido ${id}`,
          `Recibimos los productos que devolvió del pedido ${id}`,
          `Devolvimos el dinero de su pedido ${id}`,
        ]),
      );
  });
  expect(problems.flat()).toEqual([]);
});
