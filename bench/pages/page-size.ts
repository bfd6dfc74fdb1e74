import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Request } from 'playwright-core';
import { browserFlags, findBrowser } from '../../tools/machine/browser.mjs';
import { firstPageRequests } from '../../tools/first-page-requests.mjs';
import { startStack } from '../../tools/shop/stack.mjs';

/** Brotli kB (1000 bytes) of JavaScript until a first page is usable. */
const LIMIT_KB = 130;
const PAGES = ['/', '/products'];

interface Script {
  path: string;
  bytes: number;
}

const scriptsOf = async (address: string): Promise<Script[]> => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
  });
  try {
    const page = await browser.newPage();
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
    });
    // A live-updates stream would keep the network from being idle.
    await page.route('**/api/admin/live*', (route) => route.abort());
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('main h1').first().waitFor();
    const early = await firstPageRequests(page, scripts);
    return await Promise.all(
      early.map(async (script) => ({
        path: new URL(script.url()).pathname,
        bytes: (await script.sizes()).responseBodySize,
      })),
    );
  } finally {
    await browser.close();
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-size-'));
const stack = await startStack({ port: 0, dataDir });
try {
  for (const path of PAGES) {
    const scripts = await scriptsOf(stack.url + path);
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    console.log(`\n${path}`);
    for (const { path: file, bytes } of scripts.sort((a, b) => b.bytes - a.bytes)) {
      console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
    }
    console.log(
      `${total.toFixed(1).padStart(8)} kB  in ${scripts.length} scripts; the limit is ${LIMIT_KB} kB`,
    );
    if (total > LIMIT_KB) process.exitCode = 1;
  }
} finally {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
