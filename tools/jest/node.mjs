import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HANG_MS, run } from './run.mjs';

// jest --outputFile does not create the folder.
mkdirSync('reports', { recursive: true });

const shared = (file) => fileURLToPath(new URL(`./shared/${file}`, import.meta.url));

/** Spec files of one worker share imported modules. */
export const nodeJest = {
  ...run,
  testMatch: ['<rootDir>/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {},
  runner: shared('runner.cjs'),
  runtime: shared('runtime.cjs'),
  testEnvironment: shared('environment.cjs'),
  testTimeout: HANG_MS,
};
