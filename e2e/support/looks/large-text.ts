import { browserFlags, findHeadlessShell } from 'tools/machine/browser';

export const LARGE_TEXT = {
  executablePath: findHeadlessShell(),
  args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
};
