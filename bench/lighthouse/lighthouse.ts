/**
 * Judges the home page and the store list with Lighthouse as a phone would see them, and prints the four scores.
 * `PAGES` (/,/products) names others, `SHOP_URL` a shop that runs already.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { startStack } from '../../tools/lib/stack.mjs';
import { browserFlags, findBrowser } from '../../tools/lib/browser.mjs';

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof BARS;
const PAGES = (process.env['PAGES'] ?? '/,/products').split(',');

const openShop = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const running = process.env['SHOP_URL'];
  if (running) return { url: running.replace(/\/$/, ''), stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-lighthouse-'));
  const stack = await startStack({ port: 0, dataDir });
  const stop = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: stack.url, stop };
};

/** What a category takes points off for. */
const complaints = (report: Result, category: Category): string[] =>
  (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    const isLost = weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 0.9;
    return isLost ? [`    ${id}: ${audit.title} ${audit.displayValue ?? ''}`] : [];
  });

const shop = await openShop();
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', ...browserFlags],
});
let isMissed = false;
try {
  for (const path of PAGES) {
    const run = await lighthouse(shop.url + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(BARS),
    });
    if (!run) throw new Error(`Lighthouse answered nothing for ${path}`);
    console.log(`\n${path}`);
    for (const [category, bar] of Object.entries(BARS) as [Category, number][]) {
      const score = Math.round((run.lhr.categories[category]?.score ?? 0) * 100);
      console.log(`  ${category.padEnd(16)}${String(score).padStart(4)}  (at least ${bar})`);
      if (score >= bar) continue;
      isMissed = true;
      console.log(complaints(run.lhr, category).join('\n'));
    }
  }
} finally {
  chrome.kill();
  await shop.stop();
}
if (isMissed) process.exitCode = 1;
