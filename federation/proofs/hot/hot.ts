/**
 * Proves that an edit of a component appears in the running page without a reload and keeps typed input, that an error
 * of syntax, of a component or in the manifest is shown over the page until the next good edit, and that a changed
 * manifest is read again: `npm run prove -- hot`. Edits files of this repository and puts them back.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { anyFreePort } from 'tools/shop/ports';
import { browserFlags, findBrowser } from 'tools/machine/browser';

const root = resolve(import.meta.dirname, '../../..');
const SOURCE = resolve(root, 'mfe-storefront/src/pages/products/products-page.tsx');
const READY_MS = 300_000;
const HEADING = 'Tienda en línea';
const CHANGED = 'Tienda recién cambiada';
const AGAIN = 'Tienda cambiada otra vez';
const MANIFEST = resolve(root, 'mfe-storefront/remote.manifest.json');
const SEEN_MS = 60_000;
const shots = resolve(root, 'reports/hot');

const startDevelopment = async (port: number, dataDir: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['tools/dev.mjs', 'mfe-storefront'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, fail) => {
    const timer = setTimeout(() => fail(new Error('npm run dev was not ready in time')), READY_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (!chunk.toString().includes('en desarrollo')) return;
      clearTimeout(timer);
      done();
    });
    child.once('exit', () => fail(new Error('npm run dev ended')));
  });
  return child;
};

const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(Reflect.get(window, 'isSameDocument')));

const headed = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: SEEN_MS });

const checkEdit = async (page: Page, source: string): Promise<number> => {
  const search = page.getByRole('combobox', { name: 'Buscar productos' });
  await search.fill('kumis');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const startedAt = Date.now();
  writeFileSync(SOURCE, source.replaceAll(HEADING, CHANGED));
  await headed(page, CHANGED);
  const took = Date.now() - startedAt;
  if ((await search.inputValue()) !== 'kumis') throw new Error('what was typed is lost');
  if (!(await isSameDocument(page))) throw new Error('the page was loaded again');
  return took;
};

const checkSyntaxError = async (page: Page, source: string): Promise<void> => {
  writeFileSync(SOURCE, `${source}\nconst broken = (;\n`);
  const overlay = page.locator('[data-dev-error]');
  await overlay.getByText('products-page.tsx').first().waitFor({ timeout: SEEN_MS });
  await page.screenshot({ path: join(shots, 'syntax-error.png') });
  writeFileSync(SOURCE, source.replaceAll(HEADING, AGAIN));
  await headed(page, AGAIN);
  await overlay.waitFor({ state: 'detached' });
  if (!(await isSameDocument(page))) throw new Error('the page was loaded again after a syntax error');
};

const checkThrowingComponent = async (page: Page, source: string): Promise<void> => {
  const throwing = source.replace(
    /(export (?:const|function) ProductsPage[^{]*\{)/,
    "$1\n  if (location) throw new Error('thrown on purpose');",
  );
  if (throwing === source) throw new Error(`${SOURCE} has no ProductsPage to make throw`);
  writeFileSync(SOURCE, throwing);
  await page.locator('[data-dev-error]').getByText('thrown on purpose').first().waitFor({ timeout: SEEN_MS });
  await page.locator('[data-remote="unavailable"]').waitFor({ timeout: SEEN_MS });
  await page.screenshot({ path: join(shots, 'throwing-component.png') });
  writeFileSync(SOURCE, source);
  await headed(page, HEADING);
};

const checkManifest = async (page: Page, manifest: string): Promise<void> => {
  const title = 'Productos de prueba';
  const changed = manifest.replace(/("path": "\/products",[\s\S]*?"title": ")[^"]*"/, `$1${title}"`);
  if (changed === manifest) throw new Error(`${MANIFEST} has no title of /products to change`);
  writeFileSync(MANIFEST, changed);
  await page.waitForFunction((text) => document.title.includes(text), title, { timeout: SEEN_MS });
};

const checkBrokenManifest = async (page: Page, manifest: string): Promise<void> => {
  writeFileSync(MANIFEST, manifest.replace('"access": "public"', '"access": "Public"'));
  const overlay = page.locator('[data-dev-error]');
  await overlay
    .getByText(/remote\.manifest\.json:\d+ routes\[0\]\.access is "Public"/)
    .waitFor({ timeout: SEEN_MS });
  await page.screenshot({ path: join(shots, 'broken-manifest.png') });
  writeFileSync(MANIFEST, manifest);
  await overlay.waitFor({ state: 'detached', timeout: SEEN_MS });
  await headed(page, HEADING);
};

const check = async (page: Page, url: string): Promise<number> => {
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(`${url}/products`);
  await headed(page, HEADING);
  const source = readFileSync(SOURCE, 'utf8');
  const manifest = readFileSync(MANIFEST, 'utf8');
  if (!source.includes(HEADING)) throw new Error(`${SOURCE} has no text "${HEADING}" to change`);
  try {
    const took = await checkEdit(page, source);
    await checkSyntaxError(page, source);
    await checkThrowingComponent(page, source);
    await checkManifest(page, manifest);
    await checkBrokenManifest(page, manifest);
    return took;
  } finally {
    writeFileSync(SOURCE, source);
    writeFileSync(MANIFEST, manifest);
  }
};

const dataDir = mkdtempSync(join(tmpdir(), 'lacteos-hot-'));
const port = Number(await anyFreePort());
const child = await startDevelopment(port, dataDir);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() !== 'log') console.log(message.type(), message.text());
  });
  const took = await check(page, `http://localhost:${port}`);
  console.log(`the change stood in the page after ${took} ms, without a reload and with what was typed`);
  console.log(`errors of syntax and of a component were shown until they were mended: ${shots}`);
} finally {
  await browser.close();
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
