import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tools/machine/browser.mjs';
import { IS_SLOW } from '../support/shop';
import { waitFor, type Engine, type Size } from './engine';

const find = (page: Page, path: string): Promise<ElementHandle> =>
  waitFor(path, async () =>
    page.waitForSelector(`::-p-xpath(${path})`, { visible: true, timeout: 1000 }),
  ).then((element) => {
    if (!element) throw new Error(`no ${path}`);
    return element as ElementHandle;
  });

/** Loads that leaving a page stopped: nothing came, which has this hash, or the service worker's answer ended. */
const STOPPED =
  /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6|^Error: Failed to load .* A ServiceWorker intercepted|^Error: ChunkLoadError/;

/** The browser's own messages about policy and integrity come as errors of the page. */
const watchProblems = (page: Page): Promise<string>[] => {
  const problems: Promise<string>[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const parts = message.args().map((part) => part.evaluate(String).catch(() => 'of a page that was left'));
    problems.push(Promise.all(parts).then((texts) => texts.join(' ')));
  });
  page.on('pageerror', (error) => problems.push(Promise.resolve(String(error))));
  return problems;
};

/** Debian's Firefox by WebDriver BiDi. */
export async function startFirefox(size: Size): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    defaultViewport: size,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-CO' },
  });
  const page = await browser.newPage();
  const problems = watchProblems(page);
  return {
    name: 'Firefox',
    open: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    read: (expression) => page.evaluate(expression),
    press: async (path) => {
      await waitFor(path, async () => (await (await find(page, path)).click(), true));
    },
    type: async (path, text) => (await find(page, path)).type(text),
    choose: async (path, label) => {
      const option = await waitFor(label, () => page.$(`::-p-xpath(${path}/option[.="${label}"])`));
      const value = await option?.evaluate((element) => (element as HTMLOptionElement).value);
      await (await find(page, path)).select(value ?? '');
    },
    takeProblems: async () =>
      (await Promise.all(problems.splice(0))).filter((text) => !STOPPED.test(text) && !IS_SLOW.test(text)),
    close: () => browser.close(),
  };
}
