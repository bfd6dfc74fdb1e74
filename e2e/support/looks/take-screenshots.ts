/**
 * `SHOP_URL=http://localhost:4200 npm run screenshots --prefix e2e`; `ALL=1` takes every page into
 * reports/screenshots and lists overflows and faint texts.
 */
import AxeBuilder from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { chromium, expect, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from 'tools/machine/browser';
import { signInAtLastStep } from '../walks/last-step';
import { STAFF_PAGES, SUPER_ADMIN_PAGES, VISITOR_PAGES } from './pages';
import { ACCOUNTS, open, signIn, withoutLiveUpdates } from '../shop';

const WIDTHS = [390, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
const SUPER_ADMIN = ['/admin/releases', ...SUPER_ADMIN_PAGES];
const README = new Set([
  'products-390',
  'products-390-dark',
  'home-1440',
  'cart-390',
  'admin-orders-1440',
  'admin-orders-1440-dark',
]);

const isComplete = readEnvironment(process.env, (reader) => reader.boolean('ALL', false));
const root = resolve(import.meta.dirname, '../../..');
const folder = resolve(root, isComplete ? 'reports/screenshots' : 'docs/screenshots');

const nameOf = (path: string, width: number, scheme: Scheme): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll(/\W/g, '-')}-${width}${scheme === 'dark' ? '-dark' : ''}`;

async function faintTexts(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']);
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${any[0]?.message} ${html}`));
}

async function takeScreenshot(page: Page, path: string, width: number, scheme: Scheme): Promise<void> {
  const name = nameOf(path, width, scheme);
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
  if (isComplete) for (const line of await faintTexts(page)) console.error(`${name}: ${line.slice(0, 300)}`);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

async function takeAll(width: number, colorScheme: Scheme): Promise<void> {
  const context = {
    viewport: { width, height: width < 500 ? 844 : 900 },
    locale: 'es-CO',
    reducedMotion: 'reduce',
    colorScheme,
  } as const;
  const shoot = async (page: Page, paths: readonly string[]): Promise<void> => {
    for (const path of paths) await takeScreenshot(page, path, width, colorScheme);
    await page.context().close();
  };
  await shoot(await browser.newPage(context), VISITOR_PAGES);
  const customer = await browser.newPage(context);
  await shoot(customer, await signInAtLastStep(customer, ACCOUNTS.customer));
  const staff = await browser.newPage(context);
  await signIn(staff, ACCOUNTS.admin);
  await shoot(staff, STAFF_PAGES);
  const superAdmin = await browser.newPage(context);
  await signIn(superAdmin, ACCOUNTS.superAdmin);
  await shoot(superAdmin, SUPER_ADMIN);
}

for (const width of WIDTHS) for (const scheme of SCHEMES) await takeAll(width, scheme);
await browser.close();
