import { readEnvironment } from '@lacteos/contracts/env';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser, findHeadlessShell } from '../tools/machine/browser.mjs';
import { databaseFolder } from '../tools/databases/database-folder.mjs';

Object.assign(process.env, { TMPDIR: databaseFolder() });

// Traces cost a third of the time; TRACE=1 keeps those of failed journeys.
const isTraced = readEnvironment(process.env, (reader) => reader.boolean('TRACE', false));
const trace = isTraced ? 'retain-on-failure' : 'off';

// Videos and animations take half a core each; only the phone project has them.
const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' as const },
};
const PHONE = /.*\.phone\.journey\.ts/;
const SHOWS_PDF = /invoicing\.journey\.ts/;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../reports/e2e-artifacts',
  fullyParallel: false,
  // Twice the cores of a small machine: pages and stand-ins often wait.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Ends broken journeys only; a busy machine may be slow, and a gate opens dozens of pages.
  timeout: 1_200_000,
  expect: { timeout: 30_000 },
  globalSetup: './support/shops/start-shop.ts',
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // `page.route` misses a service worker's requests; the journey about it allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findHeadlessShell(), args: browserFlags },
    screenshot: 'only-on-failure',
    trace,
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: PHONE,
    },
    {
      name: 'documents',
      use: { ...DESKTOP, launchOptions: { executablePath: findBrowser(), args: browserFlags } },
      testMatch: SHOWS_PDF,
    },
    { name: 'desktop', use: DESKTOP, testMatch: /.*\.journey\.ts/, testIgnore: [PHONE, SHOWS_PDF] },
  ],
});
