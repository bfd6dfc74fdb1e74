import { expect, test } from '@playwright/test';
import { ACCOUNTS, fillSignIn, open, shopUrl, watchConsole } from '../../support/shop';

test('a visitor on a phone is sent to sign in by the add button and returns to the product', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Menú de secciones' }).click();
  await page.getByRole('link', { name: 'PRODUCTOS' }).click();
  await expect(page).toHaveURL(/\/carousel_products$/);
  await open(page, '/product/1');
  // Below it stand the buttons of suggested products.
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /agregar/i })
    .first();
  await expect(page.getByText('En Stock')).toBeVisible();
  await add.click();
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, ACCOUNTS.superAdmin);
  await expect(page).toHaveURL(/\/product\/1$/);
  await add.click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: /Carrito de compras, \d+ unidad/ }),
  ).toBeVisible();
  expect(problems).toEqual([]);
});

test('a phone scrolls the product family of a shared address into view', async ({ page }) => {
  await open(page, '/products?familia=POSTRES');
  const chosen = page.getByRole('button', { name: 'POSTRES', pressed: true });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [path, where] of [
  ['/products', ''],
  ['/products?buscar=queso', ', also those of a search'],
] as const) {
  test(`the sign-in page names products added before the scripts had loaded${where} [N-18-003, N-18-444]`, async ({
    page,
  }) => {
    // The scripts of the shell come when the presses are done.
    let release: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/releases\/shell\/.*\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(shopUrl(path), { waitUntil: 'commit' });
    const adds = page.locator('#first-view').getByRole('button', { name: /^Agregar al carrito/ });
    for (const index of [0, 1]) {
      await adds.nth(index).tap();
      await expect(adds.nth(index)).toHaveAttribute('data-pressed', '');
    }
    release();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
    await expect(page.getByRole('region', { name: 'Para su carrito' }).getByRole('listitem')).toHaveCount(2);
  });
}
