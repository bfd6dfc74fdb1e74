import { expect, type Page, test } from '@playwright/test';
import { fillSignIn, follow, open } from '../../support/shop';
import { newCustomer } from '../../support/staff';
import { walkWithoutNetwork } from '../../support/walks/offline-reload';

test.use({ serviceWorkers: 'allow' });

const cart = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Carrito de compras, \d+ unidad/ });
const addButtons = (page: Page) => page.getByRole('button', { name: /^Agregar al carrito/ });

const heart = (page: Page, index: number) => page.getByRole('button', { name: /^Favorito/ }).nth(index);

test('products that a visitor added and liked are there in every tab after signing in [N-18-004, N-18-011, N-18-213]', async ({
  page,
  context,
  request,
}) => {
  const email = await newCustomer(request);
  for (const index of [0, 1]) {
    await open(page, '/products');
    await addButtons(page).nth(index).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
  }
  await expect(page.getByRole('region', { name: 'Para su carrito' }).getByRole('listitem')).toHaveCount(2);
  await open(page, '/products');
  await heart(page, 2).click();
  await expect(page.getByRole('region', { name: 'Para sus favoritos' }).getByRole('listitem')).toHaveCount(1);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/products$/);
  await expect(cart(page)).toHaveAttribute('aria-label', /, 2 unidades/);
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await open(other, '/products');
  await expect(cart(other)).toHaveAttribute('aria-label', /, 2 unidades/);
  await addButtons(other).first().click();
  await expect(cart(other)).toHaveAttribute('aria-label', /, 3 unidades/);
  await expect(cart(page)).toHaveAttribute('aria-label', /, 3 unidades/);
  await expect(heart(other, 2)).toHaveAttribute('aria-pressed', 'true');
  await heart(other, 1).click();
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await follow(page, '/favoritos');
  const liked = page.getByRole('list', { name: 'Productos que le gustan' });
  await expect(liked.getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('a reload without a network shows the products that were read, and signing out removes them [N-18-012] [N-37-406]', async ({
  page,
  request,
}) => {
  await walkWithoutNetwork(page, request);
});
