import { expect, test } from '@playwright/test';
import { expectArrived, open, signIn, watchConsole } from '../../support/shop';
import { newStaff } from '../../support/staff';

const LISTS = [
  ['/admin/orders', 'Pedidos'],
  ['/admin/invoices_list', 'Listar Facturas'],
  ['/admin/customers', 'Clientes'],
  ['/admin/claims', 'Peticiones, quejas y reclamos'],
] as const;
const ROWS = 10;
/** Two lines and an edge. */
const ROW_HEIGHT = 45;

test('at 390 × 664 the lists of orders, invoices, customers and claims have room for ten rows [N-38-604]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await signIn(page, await newStaff(request, 3));
  for (const [path, title] of LISTS)
    await test.step(path, async () => {
      await open(page, path);
      await expectArrived(page);
      const list = page.getByRole('region', { name: title, exact: true });
      await expect(list.getByText('Cargando..')).toHaveCount(0);
      const box = await list.locator(':scope > div').last().boundingBox();
      const bar = await page.getByRole('navigation', { name: 'Accesos de bodega' }).boundingBox();
      const room = (bar?.y ?? Number.NaN) - (box?.y ?? Number.NaN);
      expect(room).toBeGreaterThanOrEqual(ROWS * ROW_HEIGHT);
      const rows = list.getByRole('listitem').filter({ has: page.getByRole('button') });
      for (const row of (await rows.all()).slice(0, ROWS))
        expect((await row.boundingBox())?.height).toBeLessThanOrEqual(ROW_HEIGHT);
    });

  await test.step('what stood beside the title of the invoices', async () => {
    await open(page, '/admin/invoices_list');
    await page.getByRole('button', { name: 'Más acciones' }).click();
    for (const name of ['Crear Factura', 'Tablero Administrador'])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    for (const name of ['Exportar', 'Columnas'])
      await expect(page.getByRole('main').getByRole('button', { name })).toBeVisible();
  });
  expect(problems).toEqual([]);
});
