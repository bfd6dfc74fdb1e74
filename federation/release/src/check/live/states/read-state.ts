import type { Page } from 'playwright-core';
import type { State } from './compare-states.js';
import { readControls, readFrame, readOthersSheets } from './frame-facts.js';
import { readFacts, readInput, readPrint, readSheets, readStores } from './page-facts.js';

export const PLANTED = 'gate.of-another';

const readCookies = async (page: Page): Promise<State> =>
  Object.fromEntries((await page.context().cookies()).map(({ name }) => [`cookie ${name}`, 'there']));

export const readState = async (page: Page): Promise<State> => ({
  ...(await page.evaluate(readFacts)),
  ...(await page.evaluate(readSheets)),
  ...(await page.evaluate(readInput)),
  ...(await page.evaluate(readStores, PLANTED)),
  ...(await page.evaluate(readOthersSheets)),
  ...(await readCookies(page)),
});

/** Also reads what only the shell's own page leaves as it is. */
export const readNeutralState = async (page: Page): Promise<State> => ({
  ...(await readState(page)),
  ...(await page.evaluate(readFrame)),
  ...(await page.evaluate(readControls)),
});

/** Looks in print of a page of the shell. */
export const readPrintState = async (page: Page): Promise<State> => {
  await page.emulateMedia({ media: 'print' });
  const state = await page.evaluate(readPrint);
  await page.emulateMedia({ media: null });
  return state;
};
