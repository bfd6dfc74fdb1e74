import { expect, type Page, type Request, test } from '@playwright/test';
import { firstPageRequests } from 'tools/first-page-requests';
import { shopUrl } from '../../support/shop';
import { startInPieces } from './in-pieces';

const LIMIT_BYTES = 130_000;
/** React alone is more: with less, the files were not counted. */
const MIN_BYTES = 60_000;

const TITLES = {
  '/': 'the first page',
  '/products': 'the store list opened first',
  '/product/2': "a product's page opened first",
} as const;

interface Opened {
  scriptBytes: number;
  shift: number;
  painted: boolean;
}

const stands = async (page: Page, path: string): Promise<void> => {
  if (path === '/')
    return expect(page.getByRole('heading', { level: 2, name: 'Tiendas aliadas' })).toBeAttached();
  await expect(page.locator('main [data-first-view]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Agregar al carrito/ }).first()).toBeVisible();
};

const observeShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'shift')));

/** Opens a page with an empty cache and measures what does not depend on the machine. */
async function openCold(page: Page, path: string): Promise<Opened> {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await observeShift(page);
  await page.goto(shopUrl(path));
  await stands(page, path);
  await page.waitForLoadState('networkidle');
  const shift = await shiftOf(page);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  // Reports, prefetching and offline copies start when the page is usable.
  const early = await firstPageRequests(page, scripts);
  const sizes = await Promise.all(early.map((request) => request.sizes()));
  return { scriptBytes: sizes.reduce((sum, size) => sum + size.responseBodySize, 0), shift, painted };
}

for (const [path, logo] of [
  ['/', 'with'],
  ['/', 'without'],
  ['/products', 'without'],
  ['/product/2', 'without'],
] as const) {
  const title = TITLES[path];
  test(`${title} stays within its byte budget and does not shift, ${logo} the logo screen [D-108]`, async ({
    page,
  }) => {
    if (logo === 'without') await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
    const { scriptBytes, shift, painted } = await openCold(page, path);
    expect(painted).toBe(true);
    expect(scriptBytes).toBeGreaterThan(MIN_BYTES);
    expect(scriptBytes).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}

const standStill = async (page: Page, url: string): Promise<void> => {
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await observeShift(page);
  for (const path of ['/carousel_products', '/company', '/social']) {
    await page.goto(new URL(path, url).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#first-view, main [data-first-view]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page), path).toBeLessThanOrEqual(0.02);
  }
};

test('the pages of families, company and news do not shift when the scripts take over [N-18-442]', ({
  page,
}) => standStill(page, shopUrl()));

test('the pages of families, company and news do not shift while their HTML arrives in pieces [N-34-553]', async ({
  page,
}) => {
  const weak = await startInPieces();
  try {
    await standStill(page, weak.url);
  } finally {
    weak.stop();
  }
});

test('the HTML starts loading shell, remote, page, first picture and first data', async ({ request }) => {
  const home = await (await request.get(shopUrl('/'))).text();
  const preloaded = [...home.matchAll(/<link rel="preload" as="(\w+)"[^>]* href="([^"]+)"/g)].map(
    ([, kind, href]) => `${kind} ${href?.replace(/\.[0-9a-f]{16}\./, '.').replace(/.*\//, '')}`,
  );
  expect(preloaded).toEqual(
    expect.arrayContaining([
      'image table.avif',
      'script shared.js',
      'script remote-entry.js',
      'script __federation_expose_remote.js',
      'font fraunces-spanish.woff2',
    ]),
  );
  expect(home).toContain('<h1>Lácteos del Llano</h1>');
  const list = await request.get(shopUrl('/products'));
  expect(list.headers()['link']).toContain('</api/product/products?page=1&pageSize=24>; rel=preload');
  expect(await list.text()).toContain('<h1>Tienda en línea</h1>');
});
