/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { openShopContext } from '../shop-context.js';
import { readActiveObjects } from './active-objects.js';
import { compareStates, type State } from './compare-states.js';
import { plantStores } from './page-facts.js';
import { PLANTED, readNeutralState } from './read-state.js';
import { readListeners } from './listeners.js';
import { countObservations } from './observer-probe.js';
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
}, 300_000);
afterAll(() => browser.close());

const readAll = async (page: Page): Promise<State> => {
  const session = await page.context().newCDPSession(page);
  return { ...(await readNeutralState(page)), ...(await readActiveObjects(session)).state };
};

const openShop = async (): Promise<Page> => {
  const page = await context.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: DOCUMENT }));
  await page.goto(`https://shop-${(origins += 1)}.test/`);
  return page;
};

/** Sentences about what a script changes in a shop of its own, with what it used. */
const findDamage = async (harm: () => unknown): Promise<string[]> => {
  const page = await openShop();
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
  [
    'room on the disk',
    async () => (await caches.open('x')).put('/x', new Response(new Uint8Array(60_000_000))),
    /leaves the disk with more than 50 MB/,
  ],
  [
    "another's cache",
    async () => (await caches.open('gate.of-another')).put('/x', new Response()),
    /planted cache changed/,
  ],
  [
    'timers of others',
    () => Array.from({ length: 1_000 }, (_, timer) => clearTimeout(timer)),
    /^stops timers of others$/,
  ],
  [
    'what comes after it',
    () => {
      const layer = document.createElement('div');
      layer.style.cssText = 'position: fixed; inset: 0';
      document.querySelector('footer')?.append(layer);
    },
    /covers h1 of the next page/,
  ],
  [
    'the history by anchors',
    () => Array.from({ length: 40 }, (_, at) => (location.hash = `#${at}`)),
    /^floods the history/,
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
    300_000,
  );

  it('is read with every listener and handler of document, frame and browser [N-37-218]', async () => {
    const page = await openShop();
    const session = await page.context().newCDPSession(page);
    const before = await readListeners(session);
    await page.evaluate(() => {
      document.querySelector('footer')?.addEventListener('input', () => undefined);
      document.querySelector<HTMLElement>('header a')!.onfocus = () => undefined;
      Reflect.get(window, 'navigation').addEventListener('navigate', () => undefined);
      window.addEventListener('load', () => undefined, { once: true });
    });
    const added = (await readListeners(session)).filter((type) => !before.includes(type));
    expect(added).toEqual(['focus', 'input', 'navigate']);
    await page.close();
  });

  it('is read with observations of what is in the document, until they end [N-37-218]', async () => {
    const page = await openShop();
    const before = await page.evaluate(countObservations);
    await page.evaluate(() => {
      const [header, footer] = ['header', 'footer'].map((part) => document.querySelector(part)!);
      const [sizes, changes] = [new ResizeObserver(() => undefined), new MutationObserver(() => undefined)];
      sizes.observe(header!);
      sizes.observe(header!);
      sizes.observe(footer!);
      changes.observe(document, { childList: true });
      new IntersectionObserver(() => undefined).observe(document.createElement('p'));
      Object.assign(window, { sizes, changes, footer });
    });
    expect(await page.evaluate(countObservations)).toBe(before + 3);
    await page.evaluate(() => {
      const { sizes, changes, footer } = window as unknown as Record<string, ResizeObserver & Element>;
      sizes?.unobserve(footer as Element);
      changes?.disconnect();
    });
    expect(await page.evaluate(countObservations)).toBe(before + 1);
    await page.close();
  });
});
