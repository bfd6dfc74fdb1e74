import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** How long a broken test may hang: no limit of how slow a busy machine may be. */
export const HANG_MS = 300_000;

/** What every run of specs has. */
export const run = {
  globalSetup: file('start-run.mjs'),
  globalTeardown: file('stop-run.mjs'),
  // On a busy machine a worker takes longer to end than Jest's half a second, and Jest calls that a leak.
  workerGracefulExitTimeout: 10_000,
};
