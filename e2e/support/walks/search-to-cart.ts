import { expect, type Locator, type Page } from '@playwright/test';
import { open, signIn, watchConsole } from '../shop';
import { newCustomer } from '../staff';

const PRODUCT = 'Arequipe tradicional';

const STEPS = 8;

async function swipe(page: Page, picture: Locator): Promise<void> {
  const box = await picture.boundingBox();
  if (!box) throw new Error('the picture is not shown');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * share, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0.85);
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', 0.85 - (0.7 * step) / STEPS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function findMisspelt(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await open(page, '/products?buscar=aroquipo');
  await expect(main.getByText('No encontramos productos con esa búsqueda')).toBeVisible();
  await page
    .getByRole('navigation', { name: '¿Quiso decir…?' })
    .getByRole('link', { name: 'arequipe' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Resultados para «arequipe»' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Buscar productos' });
  await field.fill('arekipe');
  const suggestion = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
  await expect(suggestion.first()).toContainText(PRODUCT);
  await suggestion.first().click();
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
}

async function lookAtPictures(page: Page, hasFinger: boolean): Promise<void> {
  const gallery = page.getByRole('region', { name: `Imágenes de ${PRODUCT}` });
  const small = gallery.getByRole('button', { name: /^Ver imagen/ });
  const large = gallery.getByRole('button', { name: /^Ampliar:/ });
  await expect(small).toHaveCount(2);
  await expect(small.first()).toHaveAttribute('aria-current', 'true');
  if (hasFinger) await swipe(page, large.first());
  else await small.last().click();
  await expect(small.last()).toHaveAttribute('aria-current', 'true');
  await expect(large.last()).toBeInViewport({ ratio: 0.9 });
  await small.first().click();
  await expect(small.first()).toHaveAttribute('aria-current', 'true');
  await expect(large.first()).toBeInViewport({ ratio: 0.9 });

  await large.first().click();
  const zoom = page.getByRole('dialog', { name: PRODUCT });
  await expect(zoom.getByText(`${PRODUCT} (1 de 2)`)).toBeVisible();
  await zoom.getByRole('button', { name: 'Imagen siguiente' }).click();
  await expect(zoom.getByText('(2 de 2)')).toBeVisible();
  await zoom.getByRole('button', { name: 'Imagen anterior' }).click();
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(large.first()).toBeFocused();
}

async function readLabel(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(/^Leche entera pasteurizada, panela, azúcar/)).toBeVisible();
  await expect(main.getByText('Contiene: leche.')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Sellos de advertencia' })).toContainText('azúcares');
  const nutrition = main.getByRole('table', { name: 'Información nutricional' });
  await expect(nutrition.getByRole('columnheader', { name: 'Por 100 g' })).toBeVisible();
  await expect(nutrition.getByRole('row', { name: /^Sodio/ })).toContainText('122');
  // What others bought loads once it is near.
  await main.getByRole('heading', { name: 'Conservación' }).scrollIntoViewIfNeeded();
  const related = main.getByRole('region', { name: 'También le puede gustar' });
  await related.scrollIntoViewIfNeeded();
  await expect(related.getByRole('listitem').first()).toBeVisible();
}

export async function walkFromSearchToCart(page: Page, hasFinger: boolean): Promise<void> {
  const problems = watchConsole(page);
  await signIn(page, await newCustomer(page.request));
  await findMisspelt(page);
  await lookAtPictures(page, hasFinger);
  await readLabel(page);
  await page.getByRole('button', { name: 'Una unidad más' }).click();
  await expect(page.getByRole('group', { name: 'Cantidad' }).getByRole('status')).toHaveText('2');
  await page
    .getByRole('button', { name: new RegExp(`^Agregar al carrito ?: ${PRODUCT}$`) })
    .first()
    .click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Carrito de compras, 2 unidades' }),
  ).toBeVisible();
  expect(problems).toEqual([]);
}
