/** Prints the scripts fetched by all back-office pages, a working day's first page and a buyer's cart. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Request } from 'playwright-core';
import { browserFlags, findBrowser } from '../../tools/lib/browser.mjs';
import { startStack } from '../../tools/lib/stack.mjs';
import { ADMIN, CUSTOMER, signIn } from '../lib/sign-in';

const ROOT = resolve(import.meta.dirname, '../..');
const OFFICE = ['mfe-backoffice', 'mfe-invoicing'];
const UNAVAILABLE = 'Esta sección no está disponible';

const officePages = async (): Promise<string[]> => {
  const texts = OFFICE.map((name) => readFile(join(ROOT, name, 'remote.manifest.json'), 'utf8'));
  const manifests = (await Promise.all(texts)).map(
    (text) => JSON.parse(text) as { routes: { path: string; access: string }[] },
  );
  const paths = manifests.flatMap(({ routes }) => routes.map(({ path }) => path));
  const open = paths.filter((path) => !/:document|:id|legal|health/.test(path));
  return [...open, '/admin/order/1', '/admin/order/1/pay', '/admin/product/1'];
};

type Sizes = Map<string, { files: number; sent: number; run: number }>;

const sizesOf = async (scripts: Iterable<Request>): Promise<Sizes> => {
  const sizes: Sizes = new Map();
  for (const script of scripts) {
    const [, , project = ''] = new URL(script.url()).pathname.split('/');
    const known = sizes.get(project) ?? { files: 0, sent: 0, run: 0 };
    // The browser drops the bodies of a page that was left.
    const whole = await (await fetch(script.url())).arrayBuffer();
    sizes.set(project, {
      files: known.files + 1,
      sent: known.sent + (await script.sizes()).responseBodySize,
      run: known.run + whole.byteLength,
    });
  }
  return sizes;
};

const visit = async (origin: string, email: string, paths: readonly string[]): Promise<Sizes> => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const lobby = await browser.newPage({ serviceWorkers: 'block' });
    await signIn(lobby, origin, email);
    const storageState = await lobby.context().storageState();
    await lobby.context().close();
    const page = await browser.newPage({ serviceWorkers: 'block', storageState });
    await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
    // A live-updates stream would keep the network from being idle.
    await page.route('**/api/admin/live*', (route) => route.abort());
    const scripts = new Map<string, Request>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      const isScript = pathname.startsWith('/releases/') && pathname.endsWith('.js');
      if (isScript && !scripts.has(pathname)) scripts.set(pathname, request);
    });
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.locator('h1').first().waitFor();
      // Include requests that follow the page's data.
      await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
      await page.waitForLoadState('networkidle');
      if (await page.getByText(UNAVAILABLE).isVisible()) throw new Error(`${path} did not open`);
    }
    return await sizesOf(scripts.values());
  } finally {
    await browser.close();
  }
};

const told = (title: string, sizes: Sizes): void => {
  const rows = [...sizes].sort(([, a], [, b]) => b.sent - a.sent);
  const sum = rows.reduce(
    (all, [, { files, sent, run }]) => ({
      files: all.files + files,
      sent: all.sent + sent,
      run: all.run + run,
    }),
    { files: 0, sent: 0, run: 0 },
  );
  console.log(`\n${title}`);
  for (const [name, { files, sent, run }] of [...rows, ['together', sum] as const]) {
    const [kB, runKB] = [sent, run].map((bytes) => (bytes / 1000).toFixed(0).padStart(6));
    console.log(`  ${name.padEnd(15)} ${kB} kB sent ${runKB} kB run ${String(files).padStart(4)} scripts`);
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-staff-tour-'));
const stack = await startStack({ port: 0, dataDir });
const visits = [
  { title: 'all pages of the back office', email: ADMIN, paths: await officePages() },
  { title: '/admin/dashboard', email: ADMIN, paths: ['/admin/dashboard'] },
  { title: '/admin/orders', email: ADMIN, paths: ['/admin/orders'] },
  { title: '/cart', email: CUSTOMER, paths: ['/cart'] },
  { title: '/cart and /shipping', email: CUSTOMER, paths: ['/cart', '/shipping'] },
];
try {
  for (const { title, email, paths } of visits) told(title, await visit(stack.url, email, paths));
} finally {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
