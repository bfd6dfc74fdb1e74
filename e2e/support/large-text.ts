import { browserFlags, findHeadlessShell } from '../../tools/lib/browser.mjs';

/** A browser with twice the usual text size, as its settings or those of the phone ask for it. */
export const LARGE_TEXT = {
  executablePath: findHeadlessShell(),
  args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
};
