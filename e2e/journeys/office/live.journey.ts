import { expect, test } from '@playwright/test';
import { placeCashOrder } from '../../support/api';
import { newStaff } from '../../support/staff';
import { ACCOUNTS, follow, open, signIn, watchConsole } from '../../support/shop';

// Other journeys order in the same shop meanwhile.
const NEW_ORDERS = /\d+ pedidos? nuevos?/;

test("the office announces colleagues' changes without moving rows or losing selected ones [N-17-404, N-17-532]", async ({
  page,
  browser,
  request,
}) => {
  const problems = watchConsole(page);
  await signIn(page, await newStaff(request, 3));
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, ACCOUNTS.superAdmin);
  const first = await placeCashOrder(colleague);
  await open(page, '/admin/orders');
  const showButton = page.getByRole('button', { name: 'Mostrar' });
  // The empty notice takes no space: the gap between tools and list stays 6 pixels.
  await expect(async () => {
    if (await showButton.isVisible()) await showButton.click();
    const gap = await page.evaluate(() => {
      const notice = document.querySelector('main section[aria-labelledby] > [role="status"]:empty');
      const [above, below] = [notice?.previousElementSibling, notice?.nextElementSibling];
      return (below?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBe(6);
  }).toPass();
  const checkbox = page.getByRole('checkbox', { name: `Seleccionar el pedido ${first}`, exact: true });
  await checkbox.check();
  const before = await checkbox.boundingBox();

  const second = await placeCashOrder(colleague);
  await expect(page.getByText(NEW_ORDERS)).toBeVisible();
  expect(await checkbox.boundingBox()).toEqual(before);
  await expect(checkbox).toBeChecked();
  await showButton.click();
  await expect(page.getByRole('link', { name: String(second), exact: true })).toBeVisible();
  // The notice leaves once its orders are shown; an order of another journey may bring the next one.
  await expect(async () => {
    if (await showButton.isVisible()) await showButton.click();
    await expect(page.getByText(NEW_ORDERS)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(checkbox).toBeChecked();

  await follow(page, `/admin/order/${second}`);
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${second}` })).toBeVisible();
  await open(colleague, `/admin/order/${second}`);
  await colleague.getByLabel('Nota para el equipo').fill('Llamar antes de enviar');
  await colleague.getByRole('button', { name: 'Agregar la nota' }).click();
  await expect(colleague.getByText('Llamar antes de enviar')).toBeVisible();
  await expect(page.getByText('Este pedido cambió: nota del equipo')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByText('Llamar antes de enviar')).toBeVisible();
  expect(problems).toEqual([]);
});
