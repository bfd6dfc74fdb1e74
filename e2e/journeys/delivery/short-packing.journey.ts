import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { paidOrder } from '../../support/delivery';
import { mailsTo, open, signIn, watchConsole } from '../../support/shop';
import { callApi, newStaff } from '../../support/staff';

interface Invoice {
  state: string;
  total: number;
  credited: number;
  creditNotes: { state: string }[];
}

// Includes the time of SIIGO and the DIAN.
const SLOW = { timeout: 60_000 };
const REASON = 'Se dañó uno en la nevera.';
const UNITS = 3;

test('a yogurt that is missing at the packing is refunded and credited by itself [N-40-546]', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const problems = watchConsole(page);
  const { orderId, buyer, token } = await paidOrder(page, request, UNITS);
  const read = <T>(path: string) => callApi<T>(request, 'GET', path, { token });
  const invoiceOf = async () => (await read<Invoice[]>(`/siigo/order/${orderId}/invoices`))[0];

  await test.step('its invoice is issued', async () => {
    const [type] = await read<{ id: number }[]>('/siigo/invoice/type');
    const [seller] = await read<{ id: number }[]>('/siigo/users');
    const choices = { invoiceType: type?.id, sendToUser: seller?.id, sendToDian: true, sendToEmail: false };
    const data = { orderId, ...choices };
    await callApi(request, 'POST', '/siigo/invoice', { token, data, key: crypto.randomUUID() });
    await expect.poll(async () => (await invoiceOf())?.state, SLOW).toBe('issued');
  });

  const office = await (await browser.newContext({ locale: 'es-CO' })).newPage();
  const officeProblems = watchConsole(office);
  await test.step('the office packs two of three units', async () => {
    await signIn(office, await newStaff(request, 3));
    await open(office, `/admin/order/${orderId}`);
    const card = office.getByRole('region', { name: 'Entrega' });
    await card.getByRole('button', { name: 'Empacar' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel(/\(de 3\)$/).fill('1');
    await dialog.getByLabel('Motivo, como lo lee el comprador').fill(REASON);
    await expectNoViolations(office);
    await dialog.getByRole('button', { name: 'Empacar sin lo que falta' }).click();
    await expect(office.getByText(`Pedido ${orderId}: quedó sin 1 unidad`)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Desempacar' })).toBeVisible();
  });
  await office.context().close();

  await expect.poll(async () => (await invoiceOf())?.creditNotes[0]?.state, SLOW).toBe('issued');
  const invoice = await invoiceOf();
  expect(invoice?.credited).toBe((invoice?.total ?? 0) / UNITS);

  await test.step('the buyer reads it on the page and in the mail', async () => {
    await open(page, `/order/${orderId}`);
    const changes = page.getByRole('region', { name: 'Cambios y devoluciones' });
    await expect(changes).toContainText(`Faltó al empacar. ${REASON}`);
    await expect(changes).toContainText(/Su dinero, \$\s[\d.]+,\d\d: Listo para entregar en efectivo/);
    await expectNoViolations(page);
    const mails = () => mailsTo(request, buyer);
    const subject = `Faltaron productos en su pedido ${orderId}`;
    await expect.poll(async () => (await mails()).map((mail) => mail.subject)).toContain(subject);
    expect((await mails()).find((mail) => mail.subject === subject)?.text).toContain(REASON);
  });
  expect([...problems, ...officeProblems]).toEqual([]);
});
