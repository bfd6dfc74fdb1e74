import { existsSync } from 'node:fs';

/** Flags that keep Chromium quiet and offline. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const KNOWN_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the system's Chromium, or undefined to use the browser that Playwright installed for itself. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? KNOWN_PATHS.find((path) => existsSync(path));
}
