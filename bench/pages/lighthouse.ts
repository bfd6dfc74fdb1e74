/**
 * Limits apply to the median of `RUNS` visits without the logo screen. Lighthouse always slows the processor four
 * times, so its benchmark of the machine is printed too.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { startStack } from '../../tools/shop/stack.mjs';
import { browserFlags, findHeadlessShell } from '../../tools/machine/browser.mjs';
import { readVisits } from '../lib/settings.js';

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof BARS;
const {
  runs: RUNS,
  pages: PAGES,
  shopUrl: SHOP_URL,
} = readEnvironment(process.env, (reader) => ({
  ...readVisits(reader, 1),
  shopUrl: reader.url('SHOP_URL', ['http:', 'https:'], null),
}));

const openShop = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (SHOP_URL) return { url: SHOP_URL, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-lighthouse-'));
  const stack = await startStack({ port: 0, dataDir });
  const stop = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: stack.url, stop };
};

const complaints = (report: Result, category: Category): string[] =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    const isLost = weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 0.9;
    return isLost ? [`    ${id}: ${audit.title} ${audit.displayValue ?? ''}`] : [];
  });

const judge = async (browser: Browser, address: string, hasLogoScreen: boolean): Promise<Result> => {
  const page = await browser.newPage();
  try {
    if (!hasLogoScreen)
      await page.evaluateOnNewDocument(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
    const settings = { output: 'json' as const, onlyCategories: Object.keys(BARS) };
    const run = await lighthouse(address, { ...settings, logLevel: 'error' }, undefined, page);
    if (!run) throw new Error(`Lighthouse answered nothing for ${address}`);
    return run.lhr;
  } finally {
    await page.close();
  }
};

const scoreOf = (report: Result, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

const middle = (reports: readonly Result[]): Result => {
  const sorted = [...reports].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const report = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!report) throw new Error('RUNS must be 1 or more');
  return report;
};

const repeatedly = async (visit: () => Promise<Result>): Promise<Result> => {
  const reports: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await visit());
  return middle(reports);
};

/** Returns whether a limit is missed. */
const print = (path: string, report: Result, withLogo: Result): boolean => {
  const machine = Math.round(report.environment.benchmarkIndex);
  console.log(`\n${path}  (median of ${RUNS}; benchmark index of this machine ${machine})`);
  let isMissed = false;
  for (const [category, bar] of Object.entries(BARS) as [Category, number][]) {
    const score = scoreOf(report, category);
    console.log(`  ${category.padEnd(16)}${String(score).padStart(4)}  (at least ${bar})`);
    if (score >= bar) continue;
    isMissed = true;
    console.log(complaints(report, category).join('\n'));
  }
  console.log(`  performance with the logo screen ${scoreOf(withLogo, 'performance')}`);
  return isMissed;
};

const shop = await openShop();
const chrome = await launch({
  chromePath: findHeadlessShell(),
  chromeFlags: ['--headless', ...browserFlags],
});
let isMissed = false;
try {
  const browser = await puppeteer.connect({
    browserURL: `http://127.0.0.1:${chrome.port}`,
    defaultViewport: null,
  });
  for (const path of PAGES) {
    const report = await repeatedly(() => judge(browser, shop.url + path, false));
    const withLogo = await repeatedly(() => judge(browser, shop.url + path, true));
    isMissed = print(path, report, withLogo) || isMissed;
  }
  await browser.disconnect();
} finally {
  chrome.kill();
  await shop.stop();
}
if (isMissed) process.exitCode = 1;
