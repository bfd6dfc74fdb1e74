/** Prints what a warm browser fetches again after `WORD` in `SOURCE` changed; restores the file. */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../../tools/machine/browser.mjs';
import { activateRelease, localTarget, publishBuild } from '../../tools/shop/releases.mjs';
import { startStack } from '../../tools/shop/stack.mjs';

const settings = readEnvironment(process.env, (reader) => ({
  project: reader.text('PROJECT', 'mfe-storefront'),
  page: reader.text('PAGE', '/products'),
  source: reader.text('SOURCE', 'src/pages/products/products-page.tsx'),
  word: reader.text('WORD', 'Tienda en línea'),
}));
const ALLOWED = 2;
const root = resolve(import.meta.dirname, '../..');
const project = join(root, settings.project);

const build = (folder: string): Promise<void> =>
  new Promise((done, fail) => {
    const options = { cwd: project, stdio: 'ignore' as const };
    spawn(join(root, 'node_modules/.bin/rspack'), ['build', '--output-path', folder], options)
      .on('error', fail)
      .on('close', (code) => (code === 0 ? done() : fail(new Error(`${settings.project} does not build`))));
  });

const buildWithAnotherWord = async (folder: string): Promise<void> => {
  const source = join(project, settings.source);
  const text = await readFile(source, 'utf8');
  if (!text.includes(settings.word)) throw new Error(`${source} does not hold "${settings.word}"`);
  try {
    await writeFile(source, text.replace(settings.word, settings.word.toUpperCase()));
    await build(folder);
  } finally {
    await writeFile(source, text);
  }
};

interface Fetched {
  path: string;
  bytes: number;
}

const visit = async (page: Page, address: string): Promise<Fetched[]> => {
  const session = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const fetched: Fetched[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const isCached = response.fromDiskCache === true || response.fromPrefetchCache === true;
    if (/^\/releases\/.*\.(js|css)$/.test(pathname) && !isCached) paths.set(requestId, pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path && encodedDataLength > 0) fetched.push({ path, bytes: encodedDataLength });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor();
  await session.detach();
  return fetched;
};

const told = (title: string, files: readonly Fetched[]): void => {
  const kB = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  console.log(`${title}: ${files.length} scripts and styles, ${kB.toFixed(1)} kB`);
};

const workDir = await mkdtemp(join(tmpdir(), 'lacteos-warm-caches-'));
const stack = await startStack({ port: 0, dataDir: join(workDir, 'shop') });
const browser = await chromium.launchPersistentContext(join(workDir, 'browser'), {
  executablePath: findBrowser(),
  args: browserFlags,
  serviceWorkers: 'block',
});
try {
  const target = await localTarget(stack.dataDir);
  const before = await publishBuild(target, join(project, 'dist'));
  const page = await browser.newPage();
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  told('first visit', await visit(page, stack.url + settings.page));
  told('second visit', await visit(page, stack.url + settings.page));

  const folder = join(workDir, 'changed');
  await cp(join(project, 'dist'), join(workDir, 'before'), { recursive: true });
  await buildWithAnotherWord(folder);
  const after = await publishBuild(target, folder);
  await activateRelease(target, settings.project, after.releaseId);
  const known = new Set(Object.keys(before.files));
  const fresh = Object.keys(after.files).filter((path) => !known.has(path));
  const visited = await visit(page, stack.url + settings.page);
  const ofProject = visited.filter(({ path }) => path.startsWith(`/releases/${settings.project}/`));

  console.log(`\none word of ${settings.project}/${settings.source} changed:`);
  console.log(`${fresh.length} of ${Object.keys(after.files).length} files have another name`);
  told('the next visit', visited);
  for (const { path, bytes } of visited) console.log(`${(bytes / 1000).toFixed(1).padStart(9)} kB  ${path}`);
  if (ofProject.length > ALLOWED || visited.length > ofProject.length) {
    console.log(`Missed: at most the chunk with the word and the entry.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stack.stop();
  await rm(workDir, { recursive: true, force: true });
}
