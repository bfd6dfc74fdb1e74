import { expect, type Page } from '@playwright/test';
import { open, watchConsole } from '../shop';

export async function walkFromHome(page: Page): Promise<void> {
  const problems = watchConsole(page);
  await open(page, '/');
  // Waits for the page that replaces the prerendered view.
  await expect(page.getByRole('heading', { level: 2, name: 'Tiendas aliadas' })).toBeAttached();
  const families = page.getByRole('region', { name: 'Familias de productos' });
  await expect(families.getByRole('link')).toHaveText([/^Ver lácteos/, /^Ver quesos/, /^Ver postres/]);
  await families.getByRole('link', { name: /^Ver quesos/ }).click();
  await expect(page.getByRole('button', { name: 'QUESOS', pressed: true })).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'Ver todos, del más nuevo al más antiguo' }).scrollIntoViewIfNeeded();
  const newest = page.getByRole('region', { name: 'Lo más nuevo' });
  await expect(newest.getByRole('button', { name: /^Agregar al carrito/ }).first()).toBeVisible();

  const stores = page.getByRole('region', { name: 'Tiendas aliadas' });
  await stores.scrollIntoViewIfNeeded();
  await stores.getByRole('combobox', { name: 'Ciudad' }).selectOption('Acacías, Meta');
  await expect(stores.getByRole('status')).toHaveText('1 tienda');
  const store = stores.getByRole('listitem').filter({ hasText: 'La Vaquería de Acacías' });
  await store.locator('summary').click();
  await expect(store.getByRole('definition').last()).toHaveText('Cerrado');
  await expect(store.getByText(/\d+ productos? disponibles?/)).toBeVisible();

  await page
    .getByRole('region', { name: 'Noticias' })
    .getByRole('link', { name: /Arequipe de olla/ })
    .click();
  await expect(page).toHaveURL(/\/social\/arequipe-de-olla-tambien-de-cafe$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Arequipe de olla/ })).toBeVisible();
  await page.getByRole('link', { name: 'Ver postres' }).click();
  await expect(page.getByRole('button', { name: 'POSTRES', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByRole('checkbox', { name: 'Solo productos disponibles' }).check();
  await filters.getByRole('button', { name: 'Ver productos' }).click();
  await expect(page).toHaveURL(/familia=POSTRES&disponibles=si$/);
  expect(problems).toEqual([]);
}
