import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** What every run of specs has. */
export const run = {
  globalSetup: file('start-run.mjs'),
  globalTeardown: file('stop-run.mjs'),
  // On a busy machine a worker takes longer to end than Jest's half a second, and Jest calls that a leak.
  workerGracefulExitTimeout: 10_000,
};
