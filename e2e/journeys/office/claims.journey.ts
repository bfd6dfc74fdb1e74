import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { mailsTo, newIdentity, open, signIn, watchConsole } from '../../support/shop';
import { newStaff } from '../../support/staff';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'es-CO',
  reducedMotion: 'reduce',
} as const;
const PDF = {
  name: 'foto-del-lote.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};

test('a visitor without an account reads the answer that staff give a claim on its last day [N-20-247]', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const [{ document, email }, staff] = [newIdentity(), await newStaff(request, 3)];
  const phone = await (await browser.newContext(PHONE)).newPage();
  const problems = [watchConsole(page), watchConsole(phone)];
  let number = '';

  await test.step('the visitor writes from the foot of the shop, and a refresh loses nothing', async () => {
    await open(phone, '/company');
    await phone.getByRole('link', { name: /^PQR/ }).click();
    await phone.getByRole('radio', { name: /^Sugerencia/ }).check();
    await phone.getByLabel('Su mensaje').fill('Que la tapa del kumis diga cómo se recicla.');
    await phone.locator('input[type=file]').setInputFiles(PDF);
    await expect(phone.getByText(/foto-del-lote\.pdf/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByLabel('Su mensaje')).toHaveValue(/recicla/);
    await phone.getByRole('button', { name: 'Enviar' }).click();
    await expect(phone.getByRole('heading', { name: 'Revise estos datos' })).toBeVisible();
    await expectNoViolations(phone);
    await phone.getByLabel('Nombre completo').fill('Rosa Mojica');
    await phone.getByLabel('Número de documento').fill(document);
    await phone.getByLabel('Correo electrónico').fill(email);
    await phone.getByLabel('Teléfono').fill('3101112233');
    await phone.getByRole('button', { name: 'Enviar' }).dblclick();
    number = (await phone.getByText(/^PQR-\d{4}-\d+$/).textContent()) ?? '';
    await expectNoViolations(phone);
  });

  await test.step('staff see on the dashboard that it is due today, and answer', async () => {
    await signIn(page, staff);
    await open(page, '/admin/dashboard');
    await page.getByRole('link', { name: /PQR por vencer/ }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `Ver ${number}` }) });
    await expect(row.getByText('Vence hoy')).toBeVisible();
    await expectNoViolations(page);
    await row.getByRole('link', { name: `Ver ${number}` }).click();
    await page.getByLabel(/^Respuesta \(/).fill('Gracias: la próxima tapa lo dirá.');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Enviar la respuesta' }).click();
    await expect(page.getByText('Este caso no espera respuesta.')).toBeVisible();
  });

  await test.step('the visitor reads the answer and writes again', async () => {
    const subjects = async () => (await mailsTo(request, email)).map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toEqual(expect.arrayContaining([`Recibimos su caso ${number}`, `Respuesta a su caso ${number}`]));
    await phone.getByRole('link', { name: 'Ver cómo va' }).click();
    await phone.getByLabel('Número de documento').fill('1');
    await phone.getByRole('button', { name: 'Ver el caso' }).click();
    await expect(phone.getByText(/No encontramos un caso con ese número/)).toBeVisible();
    await phone.getByLabel('Número de documento').fill(document);
    await phone.getByRole('button', { name: 'Ver el caso' }).click();
    await expect(phone.getByText('Gracias: la próxima tapa lo dirá.')).toBeVisible();
    await expectNoViolations(phone);
    await phone.getByLabel('Su mensaje').fill('Muchas gracias por la respuesta.');
    await phone.getByRole('button', { name: 'Enviar' }).click();
    await expect(phone.getByText('En trámite')).toBeVisible();
  });
  const refusals = problems.flat().filter((problem) => !problem.includes('/api/claims/lookup'));
  expect(refusals).toEqual([]);
});
