import { expect, type Page, test } from '@playwright/test';
import {
  ACCOUNTS,
  centavosOf,
  fillSignIn,
  follow,
  open,
  shopUrl,
  signIn,
  watchConsole,
} from '../../support/shop';
import { newCustomer } from '../../support/staff';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Buscar productos' });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito de compras/ });
const unitsInCart = async (page: Page): Promise<number> => {
  await expect(cartLink(page)).toHaveAttribute('aria-label', /\d+ unidad/);
  return Number(/(\d+) unidad/.exec((await cartLink(page).getAttribute('aria-label')) ?? '')?.[1]);
};

/** Title, description and canonical address, of the open page or of the gateway's HTML. */
const headOf = (page: Page, html: string | null) =>
  page.evaluate((text) => {
    const { title, head } = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
    const read = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
    return {
      title,
      description: read('meta[name="description"]', 'content'),
      canonical: read('link[rel="canonical"]', 'href'),
      shared: read('meta[property="og:url"]', 'content'),
    };
  }, html);

test('navigation changes title, description and canonical address without a reload', async ({
  page,
  request,
}) => {
  await open(page, '/products');
  await expect(page.locator('#first-view')).toHaveCount(0);
  const firstName = await names(page).first().textContent();
  await names(page).first().getByRole('link').click();
  await expect(page).toHaveTitle(`${firstName} · Lácteos del Llano`);
  expect(await headOf(page, null)).toEqual(await headOf(page, await (await request.get(page.url())).text()));
  await page.goBack();
  await expect(page).toHaveTitle(/^Tienda/);
  expect(await headOf(page, null)).toEqual(await headOf(page, await (await request.get(page.url())).text()));
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Conectar' })
    .or(page.getByText('CONECTAR'))
    .first()
    .click();
  await page.getByRole('link', { name: 'Iniciar sesión' }).first().click();
  await expect(page).toHaveTitle(/^Iniciar sesión/);
  expect(await headOf(page, null)).toEqual(await headOf(page, await (await request.get(page.url())).text()));
});

test('a search ignores accents, is part of the address and keeps the scroll position on the way back', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await open(page, '/products');
  await expect(searchField(page)).toBeEditable();
  await searchField(page).pressSequentially('maracuya', { delay: 20 });
  await expect(page).toHaveURL(/\/products\?buscar=maracuya$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Resultados para «maracuya»' })).toBeVisible();
  await expect(names(page).first()).toContainText('maracuyá');
  await expect(page.getByRole('option').first()).toContainText('maracuyá');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByRole('button', { name: 'POSTRES' }).click();
  await expect(page).toHaveURL(/buscar=maracuya&familia=POSTRES$/);
  await expect(names(page)).toHaveText(['Postre de maracuyá']);

  await page.goBack();
  await expect(page.getByRole('button', { name: 'TODOS' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('');
  await expect(page.getByRole('heading', { level: 2, name: 'Nuestros productos' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('precio-menor');
  await expect(page).toHaveURL(/orden=precio-menor$/);
  await expect(names(page).first()).toHaveText('Avena de vainilla');
  const target = names(page).nth(12).getByRole('link');
  await target.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await target.click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // A product counts as seen only once it has loaded.
  await expect(page.getByRole('button', { name: 'Agregar al carrito' }).first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 40);
  await expect(page.getByRole('heading', { level: 2, name: 'Vistos recientemente' })).toBeAttached();
  expect(problems).toEqual([]);
});

test('the shop searches for text that was typed before the page had loaded', async ({ page }) => {
  const problems = watchConsole(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/shared\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(shopUrl('/products'), { waitUntil: 'commit' });
  await searchField(page).pressSequentially('arequ');
  release();
  await page.keyboard.type('ipe', { delay: 30 });
  await expect(page).toHaveURL(/\/products\?buscar=arequipe$/);
  await expect(searchField(page)).toHaveValue('arequipe');
  await expect(searchField(page)).toBeFocused();
  expect(problems).toEqual([]);
});

test('a shared address opens with its search, family and order', async ({ page }) => {
  await open(page, '/products?buscar=QUESO&familia=QUESOS&orden=precio-mayor');
  // By the price with VAT: 29,631 pesos, before the exempt mozzarella at 27,500.
  await expect(names(page).first()).toHaveText('Queso maduro');
  await expect(searchField(page)).toHaveValue('QUESO');
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('precio-mayor');
});

test('a visitor who clicks add signs in and returns with the product added exactly once [S-087]', async ({
  page,
}) => {
  await open(page, '/products?buscar=kumis');
  const adds: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/cart?')) adds.push(request.url());
  });
  await page.getByRole('button', { name: /^Agregar al carrito ?: Kumis natural$/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillSignIn(page, ACCOUNTS.superAdmin);
  await expect(page).toHaveURL(/\/products\?buscar=kumis$/);
  await expect(page.getByText('Agregado al carrito')).toBeVisible();
  const units = await unitsInCart(page);
  expect(units).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Resultados para «kumis»' })).toBeVisible();
  expect(await unitsInCart(page)).toBe(units);
  expect(adds).toHaveLength(1);
});

test('the keyboard alone leads from home to the cart', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, await newCustomer(request));
  await page.goto(shopUrl('/'));
  // Waits for the page, because rendering over the HTML moves the focus.
  await expect(page.getByRole('heading', { level: 2, name: 'Tiendas aliadas' })).toBeAttached();
  const press = async (name: RegExp): Promise<void> => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
      });
      if (name.test(focused)) {
        expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
        await page.keyboard.press('Enter');
        return;
      }
    }
    throw new Error(`no stop of the keyboard is called ${String(name)}`);
  };
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await press(/^Ir a la tienda$/);
  await expect(page).toHaveURL(/\/products$/);
  // The page before stays until the store list has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda en línea' })).toBeVisible();
  await expect(names(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pausar', exact: true })).toBeVisible();
  await press(/^Pausar$/);
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeFocused();
  await press(/^Agregar al carrito: /);
  await expect(cartLink(page)).toHaveAttribute('aria-label', /, 1 unidad$/);
  await page.goto(shopUrl('/products'));
  await expect(page.locator('main [data-first-view], #first-view')).toHaveCount(0);
  await press(/^Carrito de compras/);
  await expect(page).toHaveURL(/\/cart$/);
});

test('without a connection the shop says so, keeps its content, and continues when it is back', async ({
  page,
  context,
}) => {
  await open(page, '/products');
  await expect(names(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Sin conexión\. Puede seguir viendo/)).toBeVisible();
  await searchField(page).fill('queso');
  const alert = page.getByRole('alert').filter({ hasText: 'No hay conexión' });
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await expect(names(page).first()).toContainText('Queso');
  await expect(page.getByText(/^Sin conexión\. Puede seguir viendo/)).toHaveCount(0);
});

test('reduced motion stops films, and styles limited to a remote keep their declarations [D-107, N-18-344]', async ({
  page,
}) => {
  // Rules that the shell limits to the sections of a remote keep all their declarations.
  await page.goto(shopUrl('/product/1'));
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => /^[^{]*\[data-remote="?mfe-storefront"?\]/.test(cssText)),
    ),
  );
  await expect(page.getByText('IVA incluido').first()).toHaveCSS('font-size', '13px');

  await page.goto(shopUrl('/'));
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible();
  await expect(page.getByTestId('hero-video')).toHaveCount(0);
  await expect(page.getByTestId('logo-screen')).toHaveCount(0);
});

interface SoldProduct {
  id: number;
  name: string;
  price: number;
  taxClassification: string;
  taxPercent: number;
}

/** Price of one unit in centavos, computed without the shop's own code. */
const chargedFor = ({ price, taxPercent }: SoldProduct): number => {
  const base = Math.round(price * 100);
  return base + Math.floor((base * taxPercent + 50) / 100);
};

/**
 * Style rules of loaded files that say something else in the page than in the file, apart from what they select; that none is
 * limited to a remote's sections counts as one.
 */
const alteredRules = (page: Page) =>
  page.evaluate(async () => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : []),
      ]);
    const said = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        const own = rule instanceof CSSStyleRule ? [[...rule.style].join() + rule.style.cssText] : [];
        const inner = 'cssRules' in rule ? said(rule.cssRules as CSSRuleList) : [];
        return [...own, ...inner];
      });
    const altered: string[] = [];
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/mfe-'));
    if (sheets.length === 0) return ['no style sheet of a remote'];
    const selected = sheets.flatMap(({ cssRules }) => selectors(cssRules));
    if (!selected.some((selector) => /\[data-remote="?mfe-/.test(selector))) return ['no limited rule'];
    for (const sheet of sheets) {
      const file = new CSSStyleSheet();
      file.replaceSync(await (await fetch(sheet.href ?? '')).text());
      const [inFile, inPage] = [said(file.cssRules), said(sheet.cssRules)];
      altered.push(...inFile.filter((text, index) => text !== inPage[index]));
    }
    return altered;
  });

/** The first amount of each element that leads to a product, of the open page or of the gateway's HTML. */
const firstAmounts = (page: Page, html: string | null) =>
  page.evaluate((text) => {
    const shown = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
    const places = [...shown.querySelectorAll('li, [aria-roledescription] a, article')].flatMap((place) => {
      const id = /\/product\/(\d+)/.exec(
        place.querySelector('a[href^="/product/"]')?.getAttribute('href') ??
          place.getAttribute('href') ??
          location.pathname,
      )?.[1];
      const [amount] = /\$\s?[\d.]+,\d\d/.exec(place.textContent) ?? [];
      return id && amount ? [{ id: Number(id), amount, text: place.textContent }] : [];
    });
    return places;
  }, html);

test('no public page shows a price below the one charged or without a word on VAT [N-18-344, N-20-106]', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const answer = await request.get(shopUrl('/api/product/products?pageSize=200'));
  const sold = ((await answer.json()) as { data: SoldProduct[] }).data;
  const byId = new Map(sold.map((product) => [product.id, product]));
  const judge = (id: number, amount: string, text: string): void => {
    const product = byId.get(id);
    if (!product) throw new Error(`product ${id} is shown and not sold`);
    expect(centavosOf(amount), product.name).toBeGreaterThanOrEqual(chargedFor(product));
    expect(centavosOf(amount), product.name).toBeLessThanOrEqual(chargedFor(product) + 1);
    expect(text, product.name).toContain(
      { Taxed: 'IVA incluido', Exempt: 'Exento de IVA', Excluded: 'Excluido de IVA' }[
        product.taxClassification
      ],
    );
  };
  const judgeAll = async (html: string | null): Promise<number> => {
    const amounts = await firstAmounts(page, html);
    for (const { id, amount, text } of amounts) judge(id, amount, text);
    return amounts.length;
  };

  await open(page, '/products');
  await expect(page.locator('#first-view')).toHaveCount(0);
  const map = await (await request.get(shopUrl('/sitemap.xml'))).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(sold.length);
  for (const path of paths) {
    const html = await (await request.get(shopUrl(path))).text();
    // Without styles, which the policy of the open page refuses to a parsed text.
    await judgeAll(html.replace(/<style>.*?<\/style>| style="[^"]*"/gs, ''));
    const id = Number(/^\/product\/(\d+)$/.exec(path)?.[1]);
    if (!id) continue;
    const [, plain = ''] = /<main.*?<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    const [, description = ''] = /og:description" content="([^"]*)"/.exec(html) ?? [];
    for (const text of [plain, description]) judge(id, /\$\s?[\d.]+,\d\d/.exec(text)?.[0] ?? '', text);
    for (const pattern of [/price:amount" content="([\d.]+)"/, /"price":"([\d.]+)"/]) {
      judge(id, pattern.exec(html)?.[1] ?? '', plain);
    }
  }
  // Rendered: every page of the list with its carousel, and a product of each class.
  for (let shown = 0, number = 1; shown < sold.length; number += 1) {
    await follow(page, number > 1 ? `/products?pagina=${number}` : '/products');
    const firstOfPage = sold[shown]?.name ?? '';
    await expect(names(page).first()).toHaveText(firstOfPage);
    expect(await judgeAll(null)).toBeGreaterThan(0);
    shown += await names(page).count();
  }
  const classes = new Map(
    sold.map((product) => [`${product.taxClassification} ${product.taxPercent}`, product]),
  );
  for (const { id, name } of classes.values()) {
    await follow(page, `/product/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Its own price, and those of the products that it suggests.
    expect(await judgeAll(null)).toBeGreaterThan(0);
  }
  expect(await alteredRules(page)).toEqual([]);
  expect(problems).toEqual([]);
});
