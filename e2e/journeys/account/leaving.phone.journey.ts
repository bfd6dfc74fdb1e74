import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { placeCashOrder } from '../../support/api';
import { mailsTo, open, PASSWORD, signIn, watchConsole } from '../../support/shop';
import { callApi, newCustomer, tokenOf } from '../../support/staff';

test('a customer reads the data that the shop holds, closes the account and is forgotten [N-20-311]', async ({
  page,
  request,
}) => {
  const email = await newCustomer(request);
  const problems = watchConsole(page);
  await signIn(page, email);
  const id = await placeCashOrder(page, 1);
  await open(page, '/profile');

  await test.step('the archive downloads after the password', async () => {
    await page.getByRole('button', { name: 'Descargar mis datos' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Su contraseña' }).fill(PASSWORD);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    expect((await download).suggestedFilename()).toMatch(/^mis-datos-.*\.zip$/);
  });

  await test.step('an open order is in the way until it is cancelled', async () => {
    await expect(page.getByText(`El pedido ${id} está sin pagar.`, { exact: false })).toBeVisible();
    await expectNoViolations(page);
    const token = await tokenOf(request, email);
    await callApi(request, 'DELETE', `/order/delete?id=${id}`, { token });
    await open(page, '/profile');
  });

  await test.step('password and word end the account', async () => {
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Su contraseña' }).fill(PASSWORD);
    await dialog.getByLabel('Escriba ELIMINAR para confirmar').fill('ELIMINAR');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(page.getByText('Su cuenta fue eliminada')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('nobody signs in with it any more, and the last mail says so', async () => {
    const login = { email, password: PASSWORD };
    const answer = await request.post(new URL('/api/auth/login', page.url()).href, { data: login });
    expect(answer.status()).toBe(401);
    await expect
      .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
      .toContain('Su cuenta fue eliminada');
  });
  expect(problems).toEqual([]);
});
