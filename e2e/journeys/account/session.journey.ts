import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { ACCOUNTS, fillSignIn, mailsTo, open, PASSWORD, signIn } from '../../support/shop';
import { newCustomer } from '../../support/staff';

test('a forgotten password is reset with the mailed code, and the old one no longer works', async ({
  page,
  request,
}) => {
  const email = await newCustomer(request);
  await open(page, '/login');
  await page.getByRole('button', { name: '¿Olvidó su contraseña?' }).click();
  const modal = page.getByRole('dialog', { name: 'Recuperar contraseña' });
  await modal.getByLabel('Correo electrónico').fill(email);
  await modal.getByRole('button', { name: 'Enviar código' }).click();
  await expect(modal.getByLabel('Código')).toBeVisible();
  await expectNoViolations(page);

  const codeOf = async (): Promise<string> =>
    (await mailsTo(request, email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '').join('');
  await expect.poll(codeOf).toMatch(/^\d{6}$/);
  await modal.getByLabel('Código').fill(await codeOf());
  await modal.getByRole('textbox', { name: 'Nueva contraseña' }).fill('Mora$Cumbre58');
  await modal.getByRole('textbox', { name: 'Confirmar contraseña' }).fill('Mora$Cumbre58');
  await modal.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('¡Contraseña actualizada!')).toBeVisible();
  await expect(modal).toBeHidden();

  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Email y contraseña incorrectas');
  await fillSignIn(page, email, 'Mora$Cumbre58');
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
});

test("the session of another browser ends at once from the list of one's own sessions [N-16-135, N-16-203]", async ({
  browser,
  page,
  request,
}) => {
  const email = await newCustomer(request);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email);
  await open(elsewhere, '/orderhistory');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Mis pedidos' })).toBeVisible();
  await signIn(page, email);
  await open(page, '/account/security');
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('Esta sesión');
  await expectNoViolations(page);
  await sessions.nth(1).getByRole('button').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).press('Enter');
  await expect(page.getByText('La sesión quedó cerrada.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await open(elsewhere, '/orderhistory');
  await expect(elsewhere).toHaveURL(/\/login$/);

  // A new password ends them, too, and the present one stays.
  await signIn(elsewhere, email);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await dialog.getByLabel('Contraseña actual').fill(PASSWORD);
  await dialog.getByLabel('Nueva contraseña').fill('Mora$Cumbre58');
  await dialog.getByLabel('Confirmar contraseña').fill('Mora$Cumbre58');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Su contraseña cambió.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await open(elsewhere, '/orderhistory');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.context().close();
});

/** All that somebody at this browser could read of what the shop stores in it, and how many lists there are. */
const dumpOf = (page: Page): Promise<{ lists: number; text: string }> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
    const readable = (value: unknown): string =>
      value instanceof ArrayBuffer || value instanceof Uint8Array
        ? new TextDecoder('latin1').decode(value)
        : String(value);
    // Opening one that is not there would make it.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'lacteos.lists');
    const database = isThere ? await settled(indexedDB.open('lacteos.lists')) : null;
    const store = database
      ? await settled<Record<string, unknown>[]>(
          database.transaction('lists', 'readonly').objectStore('lists').getAll(),
        )
      : [];
    database?.close();
    const rows = store.flatMap((row) => Object.values(row).map(readable));
    const others = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    return { lists: store.length, text: [...rows, ...others, document.cookie].join(' ') };
  });

test('the lists that staff read last outlast a reload without answers, and nobody else reads them [N-17-505]', async ({
  page,
}) => {
  await signIn(page, ACCOUNTS.admin);
  const answered = page.waitForResponse(/\/api\/admin\/orders\?/);
  await open(page, '/admin/orders');
  const { data } = (await (await answered).json()) as { data: { id: number; n_document: string }[] };
  // An order of somebody who left has no document.
  const first = data.find(({ n_document }) => n_document !== '');
  expect(first).toBeDefined();
  const row = page.getByRole('link', { name: String(first?.id), exact: true });
  await expect(row).toBeVisible();
  await expect.poll(async () => (await dumpOf(page)).lists).toBeGreaterThan(0);
  expect((await dumpOf(page)).text).not.toContain(first?.n_document);

  await page.route(/\/api\/admin\/orders\?/, (route) => route.abort());
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText(/^Sin datos nuevos: esto se leyó hace/)).toBeVisible();

  await page.getByRole('button', { name: /^Bienvenido!, / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'CONECTAR' })).toBeVisible();
  await expect.poll(async () => (await dumpOf(page)).lists).toBe(0);
});
