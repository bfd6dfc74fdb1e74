import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tools/machine/browser.mjs';
import type { Engine } from './engine';
import { waitFor } from './engine';

const find = (page: Page, path: string): Promise<ElementHandle> =>
  waitFor(path, async () =>
    page.waitForSelector(`::-p-xpath(${path})`, { visible: true, timeout: 1000 }),
  ).then((element) => {
    if (!element) throw new Error(`no ${path}`);
    return element as ElementHandle;
  });

/** Debian's Firefox by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'es-CO' },
  });
  const page = await browser.newPage();
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
    close: () => browser.close(),
  };
}
