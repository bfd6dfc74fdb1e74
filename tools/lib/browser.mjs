import { findProgram } from './find-program.mjs';

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM_PATH or an installed browser; undefined without one. */
export const findBrowser = () =>
  process.env.CHROMIUM_PATH ||
  (findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ?? undefined);

/**
 * CHROMIUM_SHELL_PATH, an installed headless shell, or the whole browser. The shell takes a sixth less time and loads
 * no address bar during measurements, but shows no PDF.
 */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_SHELL_PATH ||
  (findProgram('chromium-headless-shell', 'chrome-headless-shell') ?? findBrowser());
