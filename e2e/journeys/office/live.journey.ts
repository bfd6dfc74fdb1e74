import { expect, test } from '@playwright/test';
import { placeCashOrder } from '../../support/api';
import { newStaff } from '../../support/staff';
import { ACCOUNTS, follow, open, signIn, watchConsole } from '../../support/shop';

// Other journeys order in the same shop meanwhile.
const NEW_ORDERS = /\d+ pedidos? nuevos?/;

test("the office announces others' changes without moving rows or losing ticked ones [N-17-404, N-17-532]", async ({
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
  const show = page.getByRole('button', { name: 'Mostrar' });
  // The empty notice takes no space: the gap between tools and list stays 16 pixels.
  await expect(async () => {
    if (await show.isVisible()) await show.click();
    const gap = await page.evaluate(() => {
      const place = document.querySelector('main section[aria-labelledby] > [role="status"]:empty');
      const [above, below] = [place?.previousElementSibling, place?.nextElementSibling];
      return (below?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBe(16);
  }).toPass();
  const tick = page.getByRole('checkbox', { name: `Seleccionar el pedido ${first}`, exact: true });
  await tick.check();
  const before = await tick.boundingBox();

  const second = await placeCashOrder(colleague);
  await expect(page.getByText(NEW_ORDERS)).toBeVisible();
  expect(await tick.boundingBox()).toEqual(before);
  await expect(tick).toBeChecked();
  await show.click();
  await expect(page.getByRole('link', { name: String(second), exact: true })).toBeVisible();
  // The notice leaves once its orders are shown; an order of another journey may bring the next one.
  await expect(async () => {
    if (await show.isVisible()) await show.click();
    await expect(page.getByText(NEW_ORDERS)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(tick).toBeChecked();

  await follow(page, `/admin/order/${second}`);
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${second}` })).toBeVisible();
  await open(colleague, `/admin/order/${second}`);
  await colleague.getByLabel('Nota para el equipo').fill('Llamar antes de enviar');
  await colleague.getByRole('button', { name: 'Agregar la nota' }).click();
  await expect(page.getByText('Este pedido cambió: nota del equipo')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByText('Llamar antes de enviar')).toBeVisible();
  expect(problems).toEqual([]);
});
