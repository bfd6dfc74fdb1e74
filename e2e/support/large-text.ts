import { browserFlags, findHeadlessShell } from '../../tools/machine/browser.mjs';

export const LARGE_TEXT = {
  executablePath: findHeadlessShell(),
  args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
};
