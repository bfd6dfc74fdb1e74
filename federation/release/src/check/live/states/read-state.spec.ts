/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { openShopContext } from '../shop-context.js';
import { readActiveObjects } from './active-objects.js';
import { compareStates, type State } from './compare-states.js';
import { plantStores } from './page-facts.js';
import { PLANTED, readNeutralState } from './read-state.js';
import { takeUses } from './use-probe.js';

const DOCUMENT = `<!doctype html><html lang="es-CO"><head><title>Tienda</title>
  <link rel="icon" href="/icon.svg"></head><body>
  <div id="root"><header><a href="/">INICIO</a></header><main><h1>Tienda</h1></main><footer>Fin</footer></div>
  </body></html>`;
const PROGRAMS = ['chromium-headless-shell', 'chromium'].map((program) => `/usr/bin/${program}`);

let browser: Browser;
let context: BrowserContext;
let origins = 0;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: PROGRAMS.find(existsSync), args: ['--no-sandbox'] });
  context = await openShopContext(browser, 'https://shop.test/', {});
}, 60_000);
afterAll(() => browser.close());

const readAll = async (page: Page): Promise<State> => {
  const session = await page.context().newCDPSession(page);
  return { ...(await readNeutralState(page)), ...(await readActiveObjects(session)).state };
};

/** Sentences about what a script changes in a shop of its own, with what it used. */
const findDamage = async (harm: () => unknown): Promise<string[]> => {
  const page = await context.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: DOCUMENT }));
  await page.goto(`https://shop-${(origins += 1)}.test/`);
  await page.evaluate(plantStores, PLANTED);
  const before = await readAll(page);
  await page.evaluate(takeUses);
  await page.evaluate(harm);
  const uses = await page.evaluate(takeUses);
  const found = [...uses, ...compareStates(before, await readAll(page), 'left')];
  await page.close();
  return found;
};

const HARMS: readonly (readonly [string, () => unknown, RegExp])[] = [
  ['nothing', () => undefined, /^$/],
  ['a link of the frame', () => document.querySelector('header a')?.remove(), /out of the frame$/],
  [
    'the text of the frame',
    () => document.querySelector('footer')?.append(document.createElement('b')),
    /frame/,
  ],
  ['a class of the document', () => document.documentElement.classList.add('x'), /<html class>/],
  [
    'a <meta>',
    () => document.head.append(Object.assign(document.createElement('meta'), { name: 'robots' })),
    /head/,
  ],
  [
    'a layer',
    () => {
      const layer = document.createElement('p');
      layer.popover = 'manual';
      layer.textContent = 'Oferta';
      document.body.append(layer);
      layer.showPopover();
    },
    /above the page/,
  ],
  ['the address', () => history.replaceState({}, '', '/otra'), /address: '\/' became '\/otra'/],
  ['the whole document', () => (document.designMode = 'on'), /designMode/],
  [
    'keys',
    () => addEventListener('keydown', (event) => event.key === 'Tab' && event.preventDefault()),
    /'Tab'/,
  ],
  ['links', () => addEventListener('click', (event) => event.preventDefault(), true), /click on a link/],
  [
    'the focus',
    () => addEventListener('focusin', () => (document.activeElement as HTMLElement).blur()),
    /focus/,
  ],
  ['room of the storage', () => localStorage.setItem('x', 'x'.repeat(4_900_000)), /leaves localStorage full/],
  [
    'the planted cache',
    async () => (await caches.open('gate.of-another')).delete('/gate.of-another'),
    /planted cache empty/,
  ],
  ['a worker', () => Object.assign(window, { own: new Worker('/worker.js') }), /keeps 1 Worker at work/],
  ['built-in objects', () => void Object.preventExtensions(Array.prototype), /replaces Array.prototype of/],
  [
    'the history',
    () => Array.from({ length: 40 }, () => history.pushState({}, '', '/')),
    /^floods the history$/,
  ],
  [
    'how pages are printed',
    () => {
      const style = document.createElement('style');
      style.textContent = '@page { size: 1cm }';
      document.head.append(style);
    },
    /@page/,
  ],
];

describe('a page of a shop in a real browser', () => {
  it.each(HARMS)(
    'whose script touches %s is described by what it changed [N-37-203]',
    async (_what, harm, sentence) => {
      expect((await findDamage(harm)).join('\n')).toMatch(sentence);
    },
    60_000,
  );
});
