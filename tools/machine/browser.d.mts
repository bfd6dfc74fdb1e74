export const browserFlags: string[];
/** undefined without a browser. */
export const findBrowser: () => string | undefined;
/** The whole browser where no headless shell is installed. */
export const findHeadlessShell: () => string | undefined;
