/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findInSecondTab } from './second-tab.js';

const PROGRAMS = ['chromium-headless-shell', 'chromium'].map((program) => `/usr/bin/${program}`);
const LIMIT_MS = 2_000;

const documentWith = (script: string): string => `<!doctype html><body><header>Tienda</header><main></main>
  <script>
    const session = { status: 'anonymous' };
    globalThis[Symbol.for('lacteos.session-bus')] = { protocol: 1, getSnapshot: () => ({ session }) };
    ${script}
  </script>`;

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: PROGRAMS.find(existsSync), args: ['--no-sandbox'] });
  context = await browser.newContext();
}, 300_000);
afterAll(() => browser.close());

const findIn = async (script: string, role: number | null = null): Promise<string[]> => {
  const tab = await context.newPage();
  const body = documentWith(script);
  await tab.route('**', (route) => route.fulfill({ contentType: 'text/html', body }));
  const found = await findInSecondTab(tab, 'https://shop.test/', { role, limitMs: LIMIT_MS });
  await tab.close();
  return found;
};

describe('a second tab while a page is shown', () => {
  it.each<[string, string, string[]]>([
    ['reaches its session and takes typed keys', '', []],
    [
      'says that it never reaches a session',
      "session.status = 'unknown'",
      ['keeps a second tab from its session'],
    ],
    [
      'says that typed keys do not arrive',
      "addEventListener('keydown', (event) => event.preventDefault())",
      ['takes typed keys from a second tab'],
    ],
    [
      'waits until the frame stands still',
      "setTimeout(() => document.querySelector('header').replaceChildren(), 60); setTimeout(() => document.activeElement.blur(), 90)",
      [],
    ],
  ])('%s [N-37-220]', async (_what, script, found) => {
    expect(await findIn(script)).toEqual(found);
  });

  it('waits for the role of its visitor [N-37-220]', async () => {
    const signIn =
      "setTimeout(() => Object.assign(session, { status: 'authenticated', user: { id_role: 3 } }), 100)";
    expect(await findIn(signIn, 3)).toEqual([]);
    expect(await findIn(signIn, 4)).toEqual(['keeps a second tab from its session']);
  });
});
