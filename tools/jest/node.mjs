import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HANG_MS, run } from './run.mjs';

// jest --outputFile makes no folder.
mkdirSync('reports', { recursive: true });

const shared = (file) => fileURLToPath(new URL(`./shared/${file}`, import.meta.url));

/** Jest settings of every package that runs in Node: spec files of one worker share what they import. */
export const nodeJest = {
  ...run,
  testMatch: ['<rootDir>/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // Node loads the sources, with the loader that the runtime registers.
  transform: {},
  runner: shared('runner.cjs'),
  runtime: shared('runtime.cjs'),
  testEnvironment: shared('environment.cjs'),
  testTimeout: HANG_MS,
};
