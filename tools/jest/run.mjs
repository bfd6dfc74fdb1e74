import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Ends hanging tests only; a busy machine may be slow. */
export const HANG_MS = 300_000;

export const run = {
  globalSetup: file('start-run.mjs'),
  globalTeardown: file('stop-run.mjs'),
  // Ending a worker on a busy machine takes longer than Jest's half a second, which Jest reports as a leak.
  workerGracefulExitTimeout: 10_000,
};
