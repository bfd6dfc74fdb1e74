/**
 * Every way in which a release can be bad, over the built artefacts in Chromium: what the visitor sees, whether the rest of
 * the shop works, what would have refused it. `npm run sabotage -w e2e`; `KINDS=a,b` runs some of them. Screenshots and
 * figures go to reports/sabotage.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import startShop from '../support/start-shop';
import { browserFlags, chromiumPath } from '../support/chromium';
import { openSideShop } from '../support/side-shop';
import { whatRefuses } from './gate';
import { KINDS } from './kinds';
import { observe, type Observation } from './observe';

const WIDTHS = { name: 32, seen: 20, rest: 7 };
const wanted = process.env['KINDS']?.split(',');
const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'reports/sabotage');

const line = (name: string, seen: string, rest: string, gate: string): string =>
  `${name.padEnd(WIDTHS.name)}${seen.padEnd(WIDTHS.seen)}${rest.padEnd(WIDTHS.rest)}${gate}`;

mkdirSync(folder, { recursive: true });
const stopShop = await startShop();
const shop = await openSideShop();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags });
const results: (Observation & { expected: string; gate: string | null })[] = [];
try {
  await shop.release(join(root, 'e2e/foreign-remote/dist'));
  console.log(line('kind', 'the visitor sees', 'rest', 'refused beforehand by'));
  for (const kind of KINDS.filter(({ name }) => !wanted || wanted.includes(name))) {
    const gate = await whatRefuses(shop, kind);
    const screenshot = join(folder, `${kind.name.replace(/\W+/g, '-')}.png`);
    const seen = await observe(browser, shop, kind, screenshot);
    results.push({ ...seen, expected: kind.seen, gate });
    const isAsExpected = seen.seen === kind.seen;
    const words = isAsExpected ? seen.seen : `${seen.seen} (!)`;
    const reason = gate ?? (kind.beyondTheGate ? `– (${kind.beyondTheGate})` : 'nothing (!)');
    console.log(line(kind.name, words, seen.restWorks ? 'works' : 'FAILS', reason.slice(0, 150)));
  }
} finally {
  await browser.close();
  await shop.stop();
  await stopShop();
}
writeFileSync(join(folder, 'sabotage.json'), JSON.stringify(results, null, 2));
const bad = results.filter(({ seen, expected, restWorks }) => seen !== expected || !restWorks);
const free = results.filter(
  ({ gate, kind }) => !gate && !KINDS.find(({ name }) => name === kind)?.beyondTheGate,
);
console.log(
  `\n${results.length} kinds; ${results.length - bad.length} contained as expected, ${free.length} that nothing refuses`,
);
if (bad.length > 0 || free.length > 0) process.exitCode = 1;
