import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { KINDS, SHORT } from 'proofs/sabotage/kinds';
import { observe } from 'proofs/sabotage/observe';
import { openSecondShop, type SecondShop } from '../../support/shops/second-shop';

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await openSecondShop();
  await shop.release(resolve(import.meta.dirname, '../../../federation/proofs/foreign-remote/dist'));
});
test.afterAll(() => shop.stop());

for (const kind of KINDS.filter(({ name }) => SHORT.includes(name))) {
  test(`a bad release (${kind.name}) breaks only its own section of the shop [N-22-140]`, async ({
    browser,
  }) => {
    expect(await observe(browser, shop, kind)).toMatchObject({ seen: kind.seen, otherPagesWork: true });
  });
}

const TABLE = resolve(import.meta.dirname, '../../../federation/docs/sabotage-matrix.md');
const MAX_SECONDS = 10;
/** The gate waits for the shell's time limit, and opens the page again in case the machine was busy. */
const MAX_SECONDS_LATE = 30;
const isLate = (refusal: string): boolean => refusal.endsWith('it is unavailable');

test('every kind of harm has a result: refused in ten seconds, thirty if the page never appears, or contained [N-37-211]', () => {
  const rows = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!kind|-)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\\| \|$/g, '').trim()));
  expect(rows.map(([name]) => name)).toEqual(KINDS.map(({ name }) => name));
  for (const [name, seen = '', rest, after = '', refusal = ''] of rows) {
    const isRefused = !refusal.startsWith('nothing') && !refusal.startsWith('–');
    const isContained = !seen.includes('(!)') && rest === 'works';
    expect(isRefused || isContained, name).toBe(true);
    const limit = isLate(refusal) ? MAX_SECONDS_LATE : MAX_SECONDS;
    if (isRefused) expect(Number.parseFloat(after || '0'), name).toBeLessThanOrEqual(limit);
  }
});
