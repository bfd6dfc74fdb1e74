/**
 * Every way in which a release can be bad, over the built artefacts in Chromium: what would have refused it, what the
 * visitor sees, whether the rest of the shop works. `npm run prove -- sabotage`; `KINDS=a;b` runs some of them. Screenshots and
 * figures go to reports/sabotage, the whole table to federation/docs/sabotage-matrix.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { chromium } from '@playwright/test';
import { format, type FormatOptions } from 'oxfmt';
import startShop from 'e2e/support/shops/start-shop';
import { browserFlags, findBrowser } from 'tools/machine/browser';
import { openSecondShop, type SecondShop } from 'e2e/support/shops/second-shop';
import { findRefusal } from './gate';
import { KINDS, type Kind } from './kinds';
import { observe } from './observe';
import { HEAD, isContained, isRefused, line, page, rowLine, summary, type Row } from './table';

// Names contain commas.
const namesOf = (text: string): string[] | null => {
  const names = text.split(';');
  return names.every((wanted) => KINDS.some(({ name }) => name === wanted)) ? names : null;
};

const wanted = readEnvironment(process.env, (reader) =>
  reader.parsed('KINDS', null, namesOf, 'names of kinds separated by semicolons'),
);

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'reports/sabotage');
const figures = join(folder, 'sabotage.json');
const table = join(root, 'federation/docs/sabotage-matrix.md');

const kinds = KINDS.filter(({ name }) => !wanted || wanted.includes(name));

interface Judged {
  gate: string | null;
  gateMs: number;
}

const refusalsByTheGate = async (shop: SecondShop): Promise<Map<Kind, Judged>> => {
  const refusals = new Map<Kind, Judged>();
  for (const kind of kinds) {
    const startedAt = Date.now();
    const gate = await findRefusal(shop, kind);
    refusals.set(kind, { gate, gateMs: Date.now() - startedAt });
    console.error(`· at the gate: ${kind.name}: ${Date.now() - startedAt} ms: ${gate ?? 'nothing'}`);
  }
  return refusals;
};

const visitAll = async (shop: SecondShop, refusals: Map<Kind, Judged>): Promise<Row[]> => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const rows: Row[] = [];
  try {
    console.log(line(HEAD));
    for (const [kind, judged] of refusals) {
      const screenshot = join(folder, `${kind.name.replace(/\W+/g, '-')}.png`);
      const seen = await observe(browser, shop, kind, screenshot);
      const { seen: expected, beyondTheGate, mayHarm } = kind;
      const row = { ...seen, ...judged, expected, beyondTheGate, mayHarm };
      rows.push(row);
      console.log(rowLine(row));
    }
    return rows;
  } finally {
    await browser.close();
  }
};

const run = async (): Promise<Row[]> => {
  const stopShop = await startShop();
  const shop = await openSecondShop();
  try {
    await shop.release(join(root, 'federation/proofs/foreign-remote/dist'));
    return await visitAll(shop, await refusalsByTheGate(shop));
  } finally {
    await shop.stop();
    await stopShop();
  }
};

const earlierRows = (): Row[] =>
  wanted && existsSync(figures) ? (JSON.parse(readFileSync(figures, 'utf8')) as Row[]) : [];

mkdirSync(folder, { recursive: true });
const rows = await run();
const known = new Map([...earlierRows(), ...rows].map((row) => [row.kind, row]));
const whole = KINDS.flatMap(({ name }) => known.get(name) ?? []);
writeFileSync(figures, JSON.stringify(whole, null, 2));
console.log(`\n${summary(rows)}`);
if (whole.length === KINDS.length) {
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatOptions;
  writeFileSync(table, (await format(table, page(whole, rows), style)).code);
}
if (!rows.every((row) => isContained(row) && isRefused(row))) process.exitCode = 1;
