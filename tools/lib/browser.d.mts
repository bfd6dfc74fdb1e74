/** Flags that keep the browser quiet and offline. */
export const browserFlags: string[];
/** Path of the browser that drives the pages: CHROMIUM_PATH, otherwise an installed one; undefined when there is none. */
export const findBrowser: () => string | undefined;
/** Path of the headless shell, or of the whole browser where there is none. */
export const findHeadlessShell: () => string | undefined;
