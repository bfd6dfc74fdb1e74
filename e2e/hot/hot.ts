/**
 * Proves that an edit of a component appears in the running page without a reload and keeps typed input:
 * `npm run hot --prefix e2e`. Edits a source file of this repository and puts it back.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { anyFreePort } from '../../tools/lib/ports.mjs';
import { browserFlags, findBrowser } from '../../tools/lib/browser.mjs';

const root = resolve(import.meta.dirname, '../..');
const SOURCE = resolve(root, 'mfe-storefront/src/pages/products/products-page.tsx');
const READY_MS = 300_000;
const HEADING = 'Tienda en línea';
const CHANGED = 'Tienda recién cambiada';

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

const check = async (page: Page, url: string): Promise<number> => {
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(`${url}/products`);
  await page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
  const search = page.getByRole('searchbox').first();
  await search.fill('kumis');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const source = readFileSync(SOURCE, 'utf8');
  if (!source.includes(HEADING)) throw new Error(`${SOURCE} has no text "${HEADING}" to change`);
  const startedAt = Date.now();
  try {
    writeFileSync(SOURCE, source.replaceAll(HEADING, CHANGED));
    await page.getByRole('heading', { level: 1, name: CHANGED }).waitFor({ timeout: 60_000 });
    const took = Date.now() - startedAt;
    if ((await search.inputValue()) !== 'kumis') throw new Error('what was typed is lost');
    if (!(await isSameDocument(page))) throw new Error('the page was loaded again');
    return took;
  } finally {
    writeFileSync(SOURCE, source);
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
} finally {
  await browser.close();
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
