import { expect, test } from '@playwright/test';
import { ACCOUNTS, open, signIn } from '../../support/shop';
import { callApi } from '../../support/staff';

interface Product {
  id: number;
  countInStock: number;
}

const NAME = 'Kumis de la respuesta perdida';
// Belongs to the last family, which no other journey uses.
const NEW_PRODUCT = {
  ...{
    name: NAME,
    slug: 'Tarro 250 g',
    brand: 'Del Llano',
    description: 'Para untar',
    position: 1,
    family: 'POSTRES',
  },
  ...{
    image: '/api/media/kumis-natural/640.webp',
    account: 1253,
    idTax: 13156,
    price: 9_500,
    countInStock: 20,
  },
};

test('a repeated assignment of stock whose answer was lost moves the units once', async ({ page }) => {
  const { token } = await signIn(page, ACCOUNTS.admin);
  const { id } = await callApi<Product>(page.request, 'POST', '/admin/products', {
    token,
    data: NEW_PRODUCT,
  });
  await open(page, '/admin/stockStores');
  await page.getByRole('combobox', { name: 'Tienda' }).click();
  await page.getByTitle('Puerto Cremoso (Puerto López)').click();
  await page.getByRole('checkbox', { name: new RegExp(`^${NAME}`) }).check();
  await page.getByLabel(`Stock de ${NAME}`).fill('7');
  await page.route(
    '**/api/admin/assign_stock',
    async (route) => {
      // The server does it; the browser never hears of it.
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Asignar stock' }).click();
  await expect(page.getByRole('alert').first()).toContainText('No sabemos si se guardó');
  await expect(page.getByText('13 en fábrica')).toBeVisible();
  await page.getByRole('button', { name: 'Asignar stock' }).click();
  await expect(page.getByText('El stock en tienda asignado correctamente.')).toBeVisible();
  const { countInStock } = await callApi<Product>(page.request, 'GET', `/product/${id}`);
  expect(countInStock).toBe(13);
});
