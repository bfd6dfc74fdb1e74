import { expect, type Locator, type Page, test } from '@playwright/test';
import { open, signIn, watchConsole } from '../../support/shop';
import { newCustomer } from '../../support/staff';

const SIZES = [
  [360, 640],
  [390, 664],
  [1024, 768],
  [1440, 900],
] as const;

const drawn = (page: Page) => expect(page.locator('#first-view, main [data-first-view]')).toHaveCount(0);

/** Nothing lies over it, not only inside the window. */
const expectWhole = async (part: Locator): Promise<void> => {
  await expect(part).toBeInViewport({ ratio: 1 });
  const isOnTop = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });
  expect(isOnTop).toBe(true);
};

test('the store list shows name, price and whole buttons in its first view [N-38-104]', async ({ page }) => {
  const problems = watchConsole(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await open(page, '/products');
    await drawn(page);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const perRow = width >= 992 ? 4 : 1;
    for (let index = 0; index < perRow; index += 1) {
      const card = cards.nth(index);
      await expectWhole(card.getByRole('heading'));
      await expectWhole(card.getByText('IVA', { exact: false }));
      await expectWhole(card.getByRole('button', { name: /^Agregar al carrito|^Agotado/ }));
    }
    if (perRow === 1) expect((await cards.first().boundingBox())?.height).toBeLessThanOrEqual(175);
    const carousel = page.getByRole('region', { name: 'Productos destacados' });
    const [sixth, low] = await Promise.all([cards.nth(5).boundingBox(), carousel.boundingBox()]);
    expect(low?.y).toBeGreaterThan(sixth?.y ?? Number.NaN);
    expect(low?.height).toBeLessThanOrEqual(300);
  }
  expect(problems).toEqual([]);
});

test("a product's page shows name, price and button in its first view, below a picture of at most 42 % of it [N-38-105]", async ({
  page,
}) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await open(page, '/product/2');
    const main = page.getByRole('main');
    await expectWhole(main.getByRole('heading', { level: 1 }));
    await expectWhole(main.getByText('IVA incluido').first());
    const add = main.getByRole('button', { name: /^Agregar al carrito/ }).first();
    await expectWhole(add);
    const picture = await main.getByRole('img').first().boundingBox();
    expect(picture?.height).toBeLessThanOrEqual(0.42 * height + 1);
    if (width > 768) continue;
    // What others bought loads once it is near.
    for (const part of [/^Descripción$/, /^Conservación$/, /^También le puede gustar$/]) {
      await main.getByRole('heading', { name: part }).scrollIntoViewIfNeeded();
      await expectWhole(add);
    }
  }
});

test('one press puts the first product of the store list into the cart, and the carousel goes [N-38-103, N-38-104]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signIn(page, await newCustomer(request));
  await open(page, '/products');
  await drawn(page);
  const carousel = page.getByRole('region', { name: 'Productos destacados' });
  await expect(carousel).toBeAttached();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const add = card.getByRole('button', { name: /^Agregar al carrito/ });
  await add.click();
  const cart = page.getByRole('banner').getByRole('link', { name: /^Carrito de compras/ });
  await expect(cart).toHaveAttribute('aria-label', /, 1 unidad$/);
  await expect(carousel).toHaveCount(0);
  await expect(card.getByText('1 en el carrito')).toBeVisible();
  await add.click();
  await expect(cart).toHaveAttribute('aria-label', /, 2 unidades$/);
  const less = card.getByRole('button', { name: /^Quitar una unidad/ });
  await less.click();
  await expect(cart).toHaveAttribute('aria-label', /, 1 unidad$/);
  await less.click();
  await expect(cart).toHaveAttribute('aria-label', /, 0 unidades$/);
  await expect(less).toHaveCount(0);
});

test("header, page and footer of the shop begin at one edge, and the header's search leads to the field [N-38-101, N-38-106]", async ({
  page,
}) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await open(page, '/products');
    await drawn(page);
    const edges = await Promise.all(
      [
        page.getByRole('banner').getByRole('link', { name: 'Ir al inicio' }),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('contentinfo').locator('svg').first(),
      ].map(async (part) => (await part.boundingBox())?.x ?? Number.NaN),
    );
    expect(new Set(edges.map(Math.round)).size, `left edges at ${width}`).toBe(1);
    await open(page, '/company');
    await page.getByRole('banner').getByRole('link', { name: 'Buscar en la tienda' }).click();
    await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toBeFocused();
  }
});
