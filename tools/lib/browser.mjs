import { findProgram } from './find-program.mjs';

/** Flags that keep the browser quiet and offline. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the browser that drives the pages: CHROMIUM_PATH, otherwise an installed one; undefined when there is none. */
export const findBrowser = () =>
  process.env.CHROMIUM_PATH ||
  (findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ?? undefined);

/**
 * Path of the browser for journeys and measurements that need no window: CHROMIUM_SHELL_PATH, otherwise an installed
 * headless shell, which takes a sixth less time and does not load an address bar while a measured page starts; otherwise
 * the whole browser. The headless shell shows no PDF.
 */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_SHELL_PATH ||
  (findProgram('chromium-headless-shell', 'chrome-headless-shell') ?? findBrowser());
