import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { ACCOUNTS, newIdentity, open, signIn, watchConsole } from '../../support/shop';
import { callApi, tokenOf } from '../../support/staff';
import { getVariable } from '../../support/shops/shop-variables';
import { demandTrustedTypes } from '../../support/looks/trusted-types';

const GENERATED = 'Éxito: ¡Factura generada!.';
const INACTIVE_CUSTOMER = '1122118903';
// A demo customer with three paid orders who is not in SIIGO yet.
const BUYER = '1121800001';
const KNOWN_CUSTOMER = '1121834557';
const SELLERS = /40381520|86045112|40393877/;
// Includes the time of SIIGO and the DIAN.
const SLOW = { timeout: 40_000 };

/** Chooses an option of a select by its label. */
async function choose(within: Page | Locator, select: string, option: string | RegExp): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  // The star of a required field is part of its name.
  await within.getByRole('combobox', { name: new RegExp(`^(\\* )?${select}$`) }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option).first().click();
}

/** Its options may still be on their way. */
async function chooseTyped(page: Page, select: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).fill(text);
  const active = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
  await expect(active.filter({ hasText: text }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Clicks a button and confirms warnings of the preflight. */
async function send(within: Page | Locator, button: string): Promise<void> {
  const accept = within.getByRole('button', { name: `${button} de todos modos` });
  const states = within.getByText(/^(En proceso|Emitida|Rechazada)/);
  // The list's filter has options of the same names.
  const progress = states.filter({ visible: true }).first();
  const page = 'page' in within ? within.page() : within;
  await within.getByRole('button', { name: button, exact: true }).click();
  await expect(accept.or(progress).or(page.getByText(GENERATED)).first()).toBeVisible(SLOW);
  if (await accept.isVisible()) await accept.click();
}

/** Opens the invoice dialog of the first paid order that has no invoice; returns the order's number. */
async function openInvoiceDialog(page: Page): Promise<{ dialog: Locator; orderId: string }> {
  await open(page, `/admin/orders?isPaid=true&isInvoice=false&search=${BUYER}`);
  const menu = page.getByRole('button', { name: /^Acciones del pedido \d+$/ }).last();
  const orderId = /\d+/.exec((await menu.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await menu.click();
  await page.getByRole('menuitem', { name: /^Facturar/ }).click();
  const dialog = page.getByRole('dialog', { name: `Facturar el pedido ${orderId}` });
  await expect(dialog).toBeVisible();
  return { dialog, orderId };
}

/** Lists that moved while they opened: a click could hit another element. */
async function watchMotion(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    addEventListener('animationstart', ({ target }) => {
      const name = (target as Element).className;
      if (/ant-select-dropdown/.test(name)) moved.push(name);
    });
    Object.assign(window, { moved });
  });
  return () => page.evaluate(() => (window as unknown as { moved: unknown }).moved);
}

async function fillDialog(dialog: Locator): Promise<void> {
  await choose(dialog, 'Vendedor', SELLERS);
  await expect(dialog.getByRole('switch', { name: 'Enviar a la DIAN' })).toBeChecked();
  await dialog.getByRole('switch', { name: 'Enviar la factura al correo del cliente' }).click();
}

/** Records the frame's document and address when its `print` is called; the call itself still happens. */
async function watchPrinting(frame: Locator): Promise<() => Promise<unknown>> {
  await frame.evaluate((element: HTMLIFrameElement) => {
    const shown = element.contentWindow as Window;
    const calls: { address: string; type: string }[] = [];
    const print = shown.print.bind(shown);
    shown.print = () => {
      calls.push({ address: shown.location.href, type: shown.document.contentType });
      print();
    };
    Object.assign(window, { printed: calls });
  });
  return () => frame.page().evaluate(() => (window as unknown as { printed: unknown }).printed);
}

/** Today in Colombia, as the date fields take it. */
const todayOf = (page: Page): Promise<string> =>
  page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(new Date()));

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text }).first();
const firstRow = (page: Page): Locator => rowOf(page, 'FEVD');

test('an invoice of an order goes to DIAN and buyer, is printed, and is annulled by a credit note [N-16-205]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await demandTrustedTypes(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, ACCOUNTS.admin);
  const { dialog } = await openInvoiceDialog(page);
  const moved = await watchMotion(page);
  await fillDialog(dialog);
  expect(await moved()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Observaciones' }).fill('Entregar en la mañana');
  await send(dialog, 'Facturar');
  await expect(page.getByText(GENERATED)).toBeVisible(SLOW);
  await expect(page).toHaveURL(/\/admin\/invoices_list$/);

  await expect(page.getByRole('heading', { level: 1, name: 'Listar Facturas' })).toBeVisible();
  await expect(firstRow(page)).toContainText('Emitida');
  await expectNoViolations(page);
  await firstRow(page)
    .getByRole('button', { name: /^Ver el PDF/ })
    .click();
  const pdf = page.getByRole('dialog', { name: 'Factura PDF' });
  await expect(pdf.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await expectNoViolations(page);
  await pdf.locator('.ant-modal-footer').getByRole('button', { name: 'Cerrar' }).click();
  await expect(pdf).toBeHidden();
  await firstRow(page)
    .getByRole('button', { name: /^Ver el PDF/ })
    .click();
  const printed = await watchPrinting(pdf.locator('iframe'));
  await pdf.getByRole('button', { name: 'Imprimir' }).click();
  await expect(pdf).toBeHidden();
  expect(await printed()).toEqual([{ address: expect.stringMatching(/^blob:/), type: 'application/pdf' }]);

  await firstRow(page)
    .getByRole('button', { name: /^Detalle/ })
    .click();
  const detail = page.getByRole('dialog', { name: /^FV-/ });
  await expect(detail.getByRole('button', { name: 'Copiar el CUFE' })).toBeVisible();
  await expect(detail.getByText('Enviado', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await detail.getByRole('button', { name: 'Anular con nota crédito' }).click();
  const confirmation = page.getByRole('dialog', { name: /^Crear la nota crédito de FV-/ });
  await confirmation.getByRole('button', { name: 'Crear nota crédito' }).click();
  await expect(page.getByText('La nota crédito se registró.')).toBeVisible(SLOW);
  // The dialog polls until the DIAN has answered.
  await expect(detail.getByText(/^Acreditada$/)).toBeVisible(SLOW);
  await expect(detail.getByRole('button', { name: 'Anular con nota crédito' })).toBeHidden();
  expect(problems).toEqual([]);
});

const rejectUntilCorrected = (request: APIRequestContext, identification: string) =>
  request.post(`${getVariable('SIIGO_STAND_IN_URL')}/control/faults`, {
    data: {
      kind: 'dian-rejection',
      untilChangeOf: identification,
      reasons: [
        { code: 'FAK28', message: 'Regla: FAK28, Rechazo: La dirección del adquirente no es válida.' },
      ],
    },
  });

test('a rejected invoice shows the reason, is corrected and sent again, and is accepted', async ({
  page,
  request,
}) => {
  await rejectUntilCorrected(request, BUYER);
  await signIn(page, ACCOUNTS.admin);
  const { dialog, orderId } = await openInvoiceDialog(page);
  await fillDialog(dialog);
  await send(dialog, 'Facturar');
  await expect(dialog.getByText(/^Rechazada: .*FAK28/)).toBeVisible(SLOW);
  await expectNoViolations(page);
  // Sent again unchanged, it is rejected again.
  const again = page.waitForResponse((response) => response.url().endsWith('/retry'));
  await dialog.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await again;
  await expect(dialog.getByText(/^Rechazada: .*FAK28/)).toBeVisible(SLOW);

  // The reason links to the data to correct.
  await dialog.getByRole('link', { name: 'Corregir el cliente' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers\\?search=${BUYER}`));
  await page.getByRole('button', { name: `Editar el cliente ${BUYER}` }).click();
  const customer = page.getByRole('dialog', { name: BUYER });
  await customer.getByLabel('Dirección').fill('Carrera 22 # 4-51 barrio Centro');
  await customer.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Los datos del cliente se guardaron.')).toBeVisible();

  await open(page, '/admin/invoices_list');
  const attention = page.getByRole('alert').filter({ hasText: 'Facturas por corregir' });
  await attention.getByRole('listitem').filter({ hasText: 'FAK28' }).getByRole('button').click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByText('Motivos')).toBeVisible();
  await expect(detail.getByRole('link', { name: `Pedido ${orderId}` })).toBeVisible();
  await expectNoViolations(page);
  await detail.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await expect(detail.getByText('Emitida')).toBeVisible(SLOW);
  await detail.locator('.ant-modal-footer').getByRole('button', { name: 'Cerrar' }).click();

  // The correction has modified it in SIIGO.
  await page.getByRole('button', { name: 'Más filtros' }).click();
  await page.getByLabel('Modificación desde').fill(await todayOf(page));
  await page.keyboard.press('Enter');
  await page.getByLabel('Identificación del cliente').fill(BUYER);
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'FEVD' })).toHaveCount(1);
});

test('a standalone invoice with discount, two taxes and a due date creates its customer', async ({
  page,
}) => {
  const problems = watchConsole(page);
  const { document } = newIdentity();
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/admin/invoice');
  const customer = page.getByRole('combobox', { name: 'Identificación del cliente' });
  await customer.fill(INACTIVE_CUSTOMER);
  await page
    .locator('.ant-select-dropdown:visible')
    .getByTitle(new RegExp(INACTIVE_CUSTOMER))
    .first()
    .click();
  await expect(page.getByText(/^El cliente se encuentra inactivo\. Actívelo en el módulo/)).toBeVisible();

  await customer.fill(document);
  await page.locator('.ant-select-dropdown:visible').getByTitle(`Buscar ${document}`).click();
  await expect(page.getByText('El cliente no está creado.')).toBeVisible();
  await page.getByLabel('Crear el cliente junto con la factura').check();
  await page.getByLabel('Nombres', { exact: true }).fill('Rosa Elena');
  await page.getByLabel('Apellidos', { exact: true }).fill('Mojica Ñáñez');
  await page.getByLabel('Dirección').fill('Carrera 22 # 4-51');
  await chooseTyped(page, 'Departamento', 'Meta');
  await chooseTyped(page, 'Ciudad / Municipio', 'Acacías');
  await page.getByLabel('Número del teléfono 1').fill('3101234567');
  await page.getByLabel('Nombres del contacto 1').fill('Rosa');
  await page.getByLabel('Correo del contacto 1').fill('rosa@demo.test');
  await expectNoViolations(page);

  await choose(page, 'Vendedor', /40381520/);
  await chooseTyped(page, 'Código del producto', 'LLA-00001');
  await expect(page.getByLabel('Descripción')).not.toHaveValue('');
  await page.getByLabel('Cantidad').fill('3');
  await page.getByLabel('Descuento %').fill('10');
  await page.getByLabel('Valor unitario').fill('1000');
  await choose(page, 'Impuestos', /Impoconsumo/);
  await page.keyboard.press('Escape');
  await choose(page, 'Forma de pago', 'Crédito');
  await page.getByLabel('Fecha de pago (vencimiento)').fill('2099-01-15');
  await page.keyboard.press('Enter');
  // 3 × 1000 − 10 % = 2700; IVA 19 % 513, Impoconsumo 8 % 216.
  await expect(page.getByLabel('Valor total del pago')).toHaveValue(/3\.429,00/);
  await expect(page.getByRole('switch', { name: 'Enviar a la DIAN' })).toBeChecked();
  await send(page, 'Crear Factura');
  await expect(page.getByText(GENERATED)).toBeVisible(SLOW);
  await expect(page).toHaveURL(/\/admin\/invoices_list$/);
  await expect(rowOf(page, document)).toContainText('3.429,00');
  // The browser itself logs the 404 of the unknown customer.
  expect(problems.filter((problem) => !problem.includes(`/api/siigo/customers/${document}`))).toEqual([]);
});

test('invoices are found by each filter, and the filters are cleared', async ({ page, request }) => {
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/admin/invoice');
  await page.getByRole('combobox', { name: 'Identificación del cliente' }).fill(KNOWN_CUSTOMER);
  await page.locator('.ant-select-dropdown:visible').getByTitle(new RegExp(KNOWN_CUSTOMER)).first().click();
  await expect(page.getByText('Daniela Riveros', { exact: true })).toBeVisible();
  await choose(page, 'Vendedor', /40381520/);
  await chooseTyped(page, 'Código del producto', 'LLA-00002');
  await choose(page, 'Forma de pago', 'Efectivo');
  await send(page, 'Crear Factura');
  await expect(page.getByText(GENERATED)).toBeVisible(SLOW);

  const row = page.getByRole('row').filter({ hasText: KNOWN_CUSTOMER }).first();
  await expect(row).toBeVisible();
  const columns = await page.getByRole('columnheader').allInnerTexts();
  const textOf = (column: string) => row.getByRole('cell').nth(columns.indexOf(column)).innerText();
  const name = await textOf('Nombre');
  const token = await tokenOf(request, ACCOUNTS.admin);
  const listed = await callApi<{ id: string }[]>(request, 'GET', `/siigo/invoices?name=${name}`, { token });
  const id = listed[0]?.id ?? '';
  const today = await textOf('Fecha de creación');
  const filter = async (label: string, text: string): Promise<void> => {
    await page.getByRole('button', { name: 'Limpiar Filtros' }).click();
    await expect(page.getByText('Elija los filtros y pulse Filtrar para ver las facturas.')).toBeVisible();
    await page.getByLabel(label).fill(text);
    await page.keyboard.press('Enter');
    if (/desde|hasta/.test(label)) await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await expect(row).toContainText(name);
  };
  await page.getByRole('button', { name: 'Más filtros' }).click();
  await filter('Nombre de la factura', name);
  await expect(page.getByRole('row').filter({ hasText: 'FEVD' })).toHaveCount(1);
  await filter('Identificación del cliente', KNOWN_CUSTOMER);
  await filter('Id de la factura', id);
  await expect(page.getByRole('row').filter({ hasText: 'FEVD' })).toHaveCount(1);
  await filter('Creación desde', today);
  await filter('Creación hasta', '2099-12-31');
  // SIIGO gives an invoice no day of modification until it is modified.
  for (const label of ['Modificación desde', 'Modificación hasta']) {
    await page.getByRole('button', { name: 'Limpiar Filtros' }).click();
    await page.getByLabel('Nombre de la factura').fill(name);
    await page.getByLabel(label).fill(today);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await expect(page).toHaveURL(label.endsWith('desde') ? /updated_start=/ : /updated_end=/);
    await expect(page.getByText('Ninguna factura coincide con los filtros.')).toBeVisible();
  }
});

test('a customer is found by a part of the identification and edited in SIIGO', async ({ page }) => {
  const problems = watchConsole(page);
  await signIn(page, ACCOUNTS.admin);
  await open(page, '/admin/customers');
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('287634');
  // The row moves up once the others are gone.
  await expect(page.getByRole('button', { name: /^Editar el cliente/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Editar el cliente 52876341' }).click();
  const dialog = page.getByRole('dialog', { name: '52876341' });
  await expect(dialog.getByLabel('Nombres', { exact: true })).toHaveValue('Claudia Patricia');
  await expectNoViolations(page);
  const comment = `Visitada ${Date.now()}`;
  await dialog.getByLabel('Comentarios').fill(comment);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Los datos del cliente se guardaron.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Editar el cliente 52876341' }).click();
  await expect(dialog.getByLabel('Comentarios')).toHaveValue(comment);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(dialog).toBeHidden();
  expect(problems).toEqual([]);
});
