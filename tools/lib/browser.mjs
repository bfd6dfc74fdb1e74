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
