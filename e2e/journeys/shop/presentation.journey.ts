import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { open, shopUrl } from '../../support/shop';

const first = (page: Page) => page.getByRole('heading', { level: 1 }).first();

const withoutScripts = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage();

test('home, list and product show their content and working links without scripts [N-18-405, N-18-410]', async ({
  browser,
}) => {
  const page = await withoutScripts(browser);
  await page.goto(shopUrl('/'));
  await expect(first(page)).toHaveText('Lácteos del Llano');
  await page.getByRole('main').getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Nuestros productos' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas de productos' }).locator('ol a')).toHaveText([
    '1',
    '2',
  ]);
  const product = page.getByRole('listitem').filter({ hasText: 'Yogurt de mora' });
  await expect(product).toContainText('IVA incluido');
  await expect(product.getByRole('img', { name: 'Yogurt de mora' })).toBeVisible();
  await product.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/2$/);
  await expect(first(page)).toHaveText('Yogurt de mora');
  for (const fact of [/\$\s14\.\d{3},\d\d IVA incluido/, /Ingredientes: Leche entera/, /Calorías/])
    await expect(page.locator('body')).toContainText(fact, { useInnerText: true });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Entregas' }).click();
  await expect(first(page)).toHaveText('Entregas');
  await page.context().close();
});

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test('a search without scripts pages through its results, or through those of similar words [N-18-412, N-18-413]', async ({
  browser,
}) => {
  const page = await withoutScripts(browser);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shopUrl('/products'));
    await page.getByRole('search').getByRole('combobox').fill('arekipe');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?buscar=arekipe$/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Resultados para «arekipe»');
    await expect(page.getByRole('combobox')).toHaveValue('arekipe');
    await expect(cards(page).first()).toHaveText('Arequipe tradicional');
    await expect(page.getByRole('status').filter({ hasText: 'productos' })).toHaveText(
      `${await cards(page).count()} productos`,
    );
    await expect(page.getByRole('main')).not.toContainText('Cargando');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('button', { disabled: false })).toHaveCount(0);
    await page
      .getByRole('group', { name: 'Filtrar por familia' })
      .getByRole('link', { name: 'POSTRES' })
      .click();
    await expect(page).toHaveURL(/buscar=arekipe&familia=POSTRES$/);
    await page.goto(shopUrl('/products?buscar=xyzzy'));
    await page.getByRole('navigation', { name: '¿Quiso decir…?' }).getByRole('link').click();
    await expect(page).toHaveURL(/\?buscar=quesillo$/);
    await expect(cards(page).first()).toHaveText(/quesillo/i);
    await page.goto(shopUrl('/products?orden=nombre'));
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(/\?orden=nombre&pagina=2$/);
    await expect(cards(page).first()).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Secciones' });
    await expect(sections.getByRole('link', { name: 'ALIADOS' })).toBeVisible();
    await page.getByRole('link', { name: 'CONECTAR' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('main')).toContainText('necesita JavaScript', { useInnerText: true });
  }
  await page.context().close();
});

test('families, company and news show content without scripts, and no dead button [N-18-442]', async ({
  browser,
}) => {
  const page = await withoutScripts(browser);
  for (const [path, heading, way] of [
    ['/carousel_products', 'Productos', 'Ver quesos'],
    ['/company', 'Empresa', 'Ver productos'],
    ['/social', 'Noticias', 'Arequipe de olla'],
  ] as const) {
    await page.goto(shopUrl(path));
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(main.getByRole('link').filter({ hasText: way }).first()).toBeVisible();
    await expect(main).not.toContainText(/Cargando|JavaScript/, { useInnerText: true });
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('img').or(main.locator('img')).first()).toBeVisible();
  }
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Arequipe de olla' }).click();
  await expect(first(page)).toHaveText(/^Arequipe de olla/);
  await page.context().close();
});

const outlineOf = (target: Locator): Promise<{ style: string; width: number }> =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
  });

test('chosen and focused elements have an outline in forced colours [N-18-406]', async ({ browser }) => {
  const context = await browser.newContext({ forcedColors: 'active', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await open(page, '/products?familia=QUESOS');
  const family = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(family('QUESOS')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#first-view')).toHaveCount(0);
  expect(await outlineOf(family('QUESOS'))).toEqual({ style: 'solid', width: 2 });
  expect((await outlineOf(family('POSTRES'))).style).toBe('none');
  await family('LÁCTEOS').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(family('POSTRES')).toBeFocused();
  const focused = await outlineOf(family('POSTRES'));
  expect(focused.style).not.toBe('none');
  expect(focused.width).toBeGreaterThanOrEqual(2);
  await open(page, '/product/21');
  const pictures = page.getByRole('button', { name: /^Ver imagen/ });
  await expect(pictures.first()).toHaveAttribute('aria-current', 'true');
  expect((await outlineOf(pictures.first())).style).toBe('solid');
  expect((await outlineOf(pictures.last())).style).toBe('none');
  await context.close();
});

test('the search field fits its hint and the carousel crops no bottle at any width [N-18-408, N-18-433]', async ({
  page,
}) => {
  for (const width of [1440, 1200, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/products');
    await expect(page.locator('#first-view, main [data-first-view]')).toHaveCount(0);
    const field = page.getByRole('combobox', { name: 'Buscar productos' });
    const missing = await field.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = font;
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return Math.max(0, pen.measureText(input.placeholder).width - room);
    });
    expect(missing, `pixels of the hint at ${width}`).toBe(0);
    const picture = page.getByRole('region', { name: 'Productos destacados' }).getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // A picture that covers a wide box loses its top and bottom.
    const lost = await picture.evaluate((image: HTMLImageElement) => {
      const { width: wide, height: high } = image.getBoundingClientRect();
      const { naturalWidth, naturalHeight } = image;
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      return isCropped ? Math.max(0, 1 - (naturalWidth / naturalHeight) * (high / wide)) : 0;
    });
    expect(lost, `share of the height at ${width}`).toBeLessThan(0.02);
  }
});

test('the names of families and the title of the list fit on one line, from 320 px to desktop [N-18-446]', async ({
  page,
}) => {
  const linesOf = (text: Locator): Promise<number> =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const isCut = element.scrollWidth > element.clientWidth && element.clientWidth > 0;
      return isCut ? 0 : new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  for (const [path, text] of [
    ['/carousel_products', page.getByRole('region', { name: 'Productos' }).locator('strong').first()],
    ['/products', page.getByRole('heading', { level: 2, name: 'Nuestros productos' })],
  ] as const) {
    await open(page, path);
    await expect(page.locator('#first-view, main [data-first-view]')).toHaveCount(0);
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await linesOf(text), `${path} at ${width}`).toBe(1);
    }
  }
});
