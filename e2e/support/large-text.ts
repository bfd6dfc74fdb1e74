import { browserFlags, findHeadlessShell } from '../../tools/lib/browser.mjs';

/** Twice the usual text size, as set in a browser or phone. */
export const LARGE_TEXT = {
  executablePath: findHeadlessShell(),
  args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
};
