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

export const findBrowser = () =>
  process.env.CHROMIUM_PATH ||
  (findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ?? undefined);

/** Debian's: a Firefox in a sandbox of its own (snap, flatpak) cannot be driven. */
export const findFirefox = () => findProgram('firefox-esr');

/** A headless shell takes a sixth less time and loads no address bar, but shows no PDF. */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_SHELL_PATH ||
  (findProgram('chromium-headless-shell', 'chrome-headless-shell') ?? findBrowser());
