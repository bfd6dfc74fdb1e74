/**
 * Proves that a team without this repository can own a remote: packs what it needs, writes a remote into an empty folder, installs,
 * tests and builds it there, checks and publishes it with the packed release tool, and opens it in a running shop; then the
 * same with pages that Vite builds, of Vue and of a React of their own. After a build: `npm run prove -- outside`. `node federation/proofs/outside.mjs --pack <folder>` only packs.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from 'tools/machine/browser';
import { startStack } from 'tools/shop/stack';
import { packAll } from '../packages/pack.mjs';
import { filesOutside } from '../generator/outside.mjs';
import { writeFiles } from '../generator/write-remote.mjs';

const run = promisify(execFile);
const REMOTE = { name: 'mfe-finca', path: '/finca', title: 'Nuestra finca', owner: '@finca/web' };
const EXAMPLES = [
  {
    name: 'mfe-ordenos',
    path: '/ordenos',
    title: 'Ordeños',
    folder: 'example',
    button: 'Sumar un ordeño',
    text: 'Hoy: 130 litros',
  },
  {
    name: 'mfe-quesos',
    path: '/quesos',
    title: 'Quesos',
    folder: 'isolated',
    button: 'Sumar un queso',
    text: 'Quesos: 1, con React 18',
  },
];

const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund'];

const timed = async (name, action) => {
  const startedAt = Date.now();
  const outcome = await action();
  console.log(`✔ ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  return outcome;
};

/** Runs where nothing of this repository is visible. */
const inFolder =
  (folder, extra = {}) =>
  async (program, ...words) => {
    const env = { HOME: process.env.HOME, PATH: process.env.PATH, ...extra };
    try {
      return (await run(program, words, { cwd: folder, env, maxBuffer: 64_000_000 })).stdout;
    } catch (error) {
      throw new Error(`${program} ${words.join(' ')}:\n${error.stdout}${error.stderr}`, { cause: error });
    }
  };

const openPage = async (url, { path, title }, use) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const problems = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await use(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Ir a la tienda' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tienda en línea' }).waitFor();
    if (!(await page.evaluate(() => window.isSameDocument)))
      throw new Error('The link loaded a new document');
    if (problems.length > 0) throw new Error(`The page complains: ${problems.join('\n')}`);
  } finally {
    await browser.close();
  }
};

const release = async (folder, { name }, stack) => {
  const tool = inFolder(folder, { DATA_DIR: stack.dataDir, SHOP_URL: stack.url, RELEASE_ACTOR: 'outside' });
  const say = (command) => () => tool('npx', 'lacteos-release', command, name, '--quiet');
  await timed('publish', say('publish'));
  await timed('check, in the running shop', say('check'));
  await timed('activate', say('activate'));
};

const buildExample = async (folder, example, packages) => {
  cpSync(resolve(import.meta.dirname, '../packages/vite-remote', example.folder), folder, {
    recursive: true,
  });
  const there = inFolder(folder);
  // Its React may differ from our packages' peer range.
  const words = ['install', '--no-save', '--legacy-peer-deps', ...QUIETLY, ...Object.values(packages)];
  await timed(`${example.name}: install`, () => there('npm', ...words));
  await timed(`${example.name}: build`, () => there('npx', 'vite', 'build'));
};

const useExample = (url, example) =>
  openPage(url, example, async (page) => {
    await page.getByRole('button', { name: example.button }).click();
    await page.getByText(example.text).waitFor();
  });

const main = async (folder) => {
  const packages = await timed('pack', () => packAll(join(folder, 'packages')));
  const remote = join(folder, REMOTE.name);
  writeFiles(remote, filesOutside({ ...REMOTE, packages }));
  const there = inFolder(remote);
  await timed('install', () => there('npm', 'install', ...QUIETLY));
  await timed('types', () => there('npm', 'run', '-s', 'typecheck'));
  await timed('specs', () => there('npm', 'test', '--', '--ci'));
  await timed('build', () => there('npm', 'run', '-s', 'build'));
  for (const example of EXAMPLES) await buildExample(join(folder, example.name), example, packages);
  const stack = await timed('shop', () => startStack({ port: 0, dataDir: join(folder, 'data') }));
  try {
    await release(remote, REMOTE, stack);
    const greets = (page) => page.getByText('Hola.', { exact: true }).waitFor();
    await timed('its page in the shop', () => openPage(stack.url, REMOTE, greets));
    for (const example of EXAMPLES) {
      await release(join(folder, example.name), example, stack);
      await timed(`${example.name}: its page in the shop`, () => useExample(stack.url, example));
    }
  } finally {
    await stack.stop();
  }
};

const { pack } = parseArgs({ options: { pack: { type: 'string' } } }).values;
if (pack) {
  console.log(Object.values(await packAll(resolve(pack))).join('\n'));
  process.exit();
}

const folder = mkdtempSync(join(tmpdir(), 'outside-'));
try {
  await main(folder);
} finally {
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true });
  else console.log(folder);
}
