import type { Page } from 'playwright-core';
import type { State } from './compare-states.js';
import { readControls, readFrame, readOthersSheets } from './frame-facts.js';
import { readFacts, readFocus, readInput, readPrint, readSheets, readStores } from './page-facts.js';
import { readSharedModules } from './shared-modules.js';

export const PLANTED = 'gate.of-another';

const readCookies = async (page: Page): Promise<State> =>
  Object.fromEntries((await page.context().cookies()).map(({ name }) => [`cookie ${name}`, 'there']));

type Reader = (planted: never) => Record<string, string> | Promise<Record<string, string>>;

/** In one call of the page, one after the other. */
const readTogether = (page: Page, readers: readonly Reader[]): Promise<State> => {
  const calls = readers.map((reader) => `await (${String(reader)})(${JSON.stringify(PLANTED)})`);
  return page.evaluate(`(async () => Object.assign({}, ${calls.join(',')}))()`);
};

const SHOWN: readonly Reader[] = [
  readFacts,
  readSharedModules,
  readSheets,
  readInput,
  readStores,
  readOthersSheets,
];

/** `isPressed`: the gate opened a dialog, which keeps the focus. */
export const readState = async (page: Page, isPressed = false): Promise<State> => ({
  ...(await readTogether(page, isPressed ? SHOWN : [...SHOWN, readFocus])),
  ...(await readCookies(page)),
});

/** Also reads what only the shell's own page leaves as it is. */
export const readNeutralState = async (page: Page): Promise<State> => ({
  ...(await readTogether(page, [...SHOWN, readFocus, readFrame, readControls])),
  ...(await readCookies(page)),
});

/** Looks in print of a page of the shell. */
export const readPrintState = async (page: Page): Promise<State> => {
  await page.emulateMedia({ media: 'print' });
  const state = await page.evaluate(readPrint);
  await page.emulateMedia({ media: null });
  return state;
};
