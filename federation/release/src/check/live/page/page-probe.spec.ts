/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromium, type Browser } from 'playwright-core';
import { readAgreement } from './page-probe.js';

const PROGRAMS = ['chromium-headless-shell', 'chromium'].map((program) => `/usr/bin/${program}`);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: PROGRAMS.find(existsSync), args: ['--no-sandbox'] });
}, 300_000);
afterAll(() => browser.close());

const readRemote = async (main: string): Promise<string | null> => {
  const page = await browser.newPage();
  await page.setContent(`<header>Tienda</header><main>${main}</main>`);
  const { remote } = await page.evaluate(readAgreement);
  await page.close();
  return remote;
};

const sectionOf = (remote: string, part: string, content = ''): string =>
  `<div data-remote="${remote}" data-part="${part}" data-release="1">${content}</div>`;

describe('the remote whose page is shown', () => {
  it.each([
    ["is named by its page's section", sectionOf('mfe-a', '/a', '<h1>A</h1>'), 'mfe-a'],
    ['is not the one of a part in it', sectionOf('mfe-a', '/a', sectionOf('mfe-b', 'Card')), 'mfe-a'],
    ["is none on a page of the shell that holds another's part", sectionOf('mfe-b', 'OfficeMenu'), null],
  ])('%s [N-37-219]', async (_what, main, remote) => {
    expect(await readRemote(main)).toBe(remote);
  });
});
