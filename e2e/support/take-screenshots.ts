/**
 * Takes the screenshots of the README from a running shop: `SHOP_URL=http://localhost:4200 npm run screenshots --prefix e2e`.
 * With `ALL=1` every page is taken into reports/screenshots, for a review at both widths before a release.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { chromium, expect, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/lib/browser.mjs';
import { CUSTOMER_PAGES, STAFF_PAGES, SUPER_ADMIN_PAGES, VISITOR_PAGES } from './pages';
import { ACCOUNTS, addProducts, open, signIn, withoutLiveUpdates } from './shop';

const WIDTHS = [390, 1440] as const;
const SUPER_ADMIN = ['/admin/releases', ...SUPER_ADMIN_PAGES];
const README = new Set(['products-390', 'home-1440', 'cart-390', 'admin-orders-1440']);

const isComplete = readEnvironment(process.env, (reader) => reader.boolean('ALL', false));
const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, isComplete ? 'reports/screenshots' : 'docs/screenshots');

const nameOf = (path: string, width: number): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}`;

async function take(page: Page, path: string, width: number): Promise<void> {
  const name = nameOf(path, width);
  if (!isComplete && !README.has(name)) return;
  await withoutLiveUpdates(page);
  await open(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0, { timeout: 30_000 });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: isComplete });
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  if (overflow > 0) console.error(`${name} is ${overflow} px wider than its window`);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
for (const width of WIDTHS) {
  const context = {
    viewport: { width, height: width < 500 ? 844 : 900 },
    locale: 'es-CO',
    reducedMotion: 'reduce',
  } as const;
  const visitor = await browser.newPage(context);
  for (const path of VISITOR_PAGES) await take(visitor, path, width);
  const customer = await browser.newPage(context);
  await signIn(customer, ACCOUNTS.customer);
  await addProducts(customer, 1);
  for (const path of CUSTOMER_PAGES) await take(customer, path, width);
  const staff = await browser.newPage(context);
  await signIn(staff, ACCOUNTS.admin);
  for (const path of STAFF_PAGES) await take(staff, path, width);
  const superAdmin = await browser.newPage(context);
  await signIn(superAdmin, ACCOUNTS.superAdmin);
  for (const path of SUPER_ADMIN) await take(superAdmin, path, width);
}
await browser.close();
