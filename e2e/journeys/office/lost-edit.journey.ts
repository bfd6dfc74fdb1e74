import { expect, type Page, test } from '@playwright/test';
import { endElsewhere } from '../../support/api';
import { ACCOUNTS, fillSignIn, follow, open, PASSWORD, shopUrl, signIn } from '../../support/shop';
import { newStaff } from '../../support/staff';

const databaseOf = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('lacteos.drafts', 1);
    await new Promise((done) => (opened.onsuccess = done));
    const all = opened.result.transaction('lists').objectStore('lists').getAll();
    await new Promise((done) => (all.onsuccess = done));
    const rows = all.result as { id: string; body: ArrayBuffer }[];
    const sealed = rows.map(({ id, body }) => id + new TextDecoder('latin1').decode(body)).join(' ');
    const text = sealed + JSON.stringify(localStorage) + JSON.stringify(sessionStorage);
    return { count: rows.length, isReadable: text.includes('que se estaba editando') };
  });

test('an edit whose session was ended elsewhere is offered again to its author and to nobody else [N-17-543]', async ({
  page,
  request,
}) => {
  const person = await newStaff(request, 3);
  await signIn(page, person);
  await open(page, '/admin/products');
  await page
    .getByRole('button', { name: /^Acciones de / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Editar / }).click();
  const dialog = page.getByRole('dialog', { name: /^Editar / });
  const title = await dialog
    .getByText(/^Editar /)
    .first()
    .innerText();
  const description = dialog.getByLabel('Descripción');
  await description.fill('Kumis que se estaba editando');
  await endElsewhere(page);
  const save = dialog.getByRole('button', { name: 'Guardar' });
  // The live updates may hear of it before the press does.
  await expect(async () => {
    if (await save.isVisible()) await save.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/login$/, { timeout: 1_000 });
  }).toPass();

  await expect(page.getByRole('status').filter({ hasText: 'Su sesión terminó' })).toContainText(
    'se conserva cifrado',
  );
  const kept = await databaseOf(page);
  expect(kept.count).toBeGreaterThan(0);
  expect(kept.isReadable).toBe(false);

  await fillSignIn(page, ACCOUNTS.admin);
  await expect(page).toHaveURL(shopUrl('/admin/products'));
  await expect(page.getByRole('button', { name: /^Acciones de / }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Bienvenido!, / }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByRole('button', { name: 'CONECTAR' })).toBeVisible();

  await follow(page, '/admin/products');
  await fillSignIn(page, person, PASSWORD);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(description).toHaveValue('Kumis que se estaba editando');
  await expect(page.getByText('Recuperamos lo que estaba escribiendo')).toBeVisible();
});
