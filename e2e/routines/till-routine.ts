import { expect, type Browser, type Page } from '@playwright/test';
import { ProductIndex } from '@lacteos/contracts/search/product-index';
import type { TillCatalogue } from '@lacteos/contracts/schemas';

import { signIn } from '../support/shop';
import { callApi, newStaff, openShift, tokenOf } from '../support/staff';
import { openTill, printedPapers } from '../support/till';
import { KeyStrokes } from './key-strokes';

const ITEMS = 5;
const MIN_TYPED = 3;
const MAX_KEYS = 50;
const MAX_SECONDS = 15;
const NOTE_PESOS = 100_000;

/** Shortest beginnings that find their product first, as a cashier knows them. */
function beginningsOf(products: TillCatalogue['products']): string[] {
  const stocked = products.filter(({ stock }) => stock > 1);
  const index = new ProductIndex(stocked.map((product) => ({ ...product, brand: '', family: '' })));
  const beginnings = stocked.flatMap(({ id, name }) => {
    for (let length = MIN_TYPED; length <= name.length; length += 1) {
      const typed = name.slice(0, length).toLowerCase();
      if (index.suggest(typed, 1)[0]?.id === id) return [typed.trim()];
    }
    return [];
  });
  return beginnings.sort((one, other) => one.length - other.length).slice(0, ITEMS);
}

/** The next amount in the largest notes: routines before this one change prices. */
async function handedNotes(page: Page): Promise<number> {
  const total = await page.getByRole('form', { name: 'Cobro' }).getByRole('status').first().textContent();
  const pesos = Number(total?.split(',')[0]?.replaceAll(/\D/g, ''));
  return Math.ceil(pesos / NOTE_PESOS) * NOTE_PESOS;
}

/** Five different items, cash and change, at a pace of 140 ms a key. @returns whether keys, clicks and seconds fit */
export async function measureTill(browser: Browser): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'es-CO' });
  const page = await context.newPage();
  const { request } = context;
  const email = await newStaff(request, 2);
  await openShift(request, email);
  const token = await tokenOf(request, email);
  const { products } = await callApi<TillCatalogue>(request, 'GET', '/till/catalogue', { token });
  const beginnings = beginningsOf(products);
  await signIn(page, email);
  await openTill(page);
  await expect(page.getByRole('combobox', { name: 'Producto' })).toBeFocused();

  const keys = new KeyStrokes(page);
  const began = Date.now();
  for (const beginning of beginnings) await keys.type(beginning, 'Enter');
  await keys.type('', 'F1');
  await keys.type(String(await handedNotes(page)), 'Enter');
  await expect(page.getByText(/^Venta \d+: /)).toBeVisible();
  const seconds = (Date.now() - began) / 1000;
  await expect.poll(() => printedPapers(page)).toHaveLength(1);
  await expect(page.getByRole('combobox', { name: 'Producto' })).toBeFocused();

  console.log('\n| Routine of the till | Keys | Allowed | Clicks | Seconds | Allowed |');
  console.log('|---|---:|---:|---:|---:|---:|');
  const row = [keys.count, MAX_KEYS, 0, seconds.toFixed(1), MAX_SECONDS].join(' | ');
  console.log(`| Five items (${beginnings.join(', ')}), cash and change | ${row} |`);
  await context.close();
  return beginnings.length === ITEMS && keys.count <= MAX_KEYS && seconds <= MAX_SECONDS;
}
